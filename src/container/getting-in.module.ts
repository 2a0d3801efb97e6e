import { ContainerModule } from "inversify";
import { SoapPasswordResetAdapter } from "#adapters/soap/login/soap-password-reset.adapter.ts";
import { SoapRegistrationAdapter } from "#adapters/soap/login/soap-registration.adapter.ts";
import { CALLER, GETTING_IN } from "./tokens.ts";

/** For whoever cannot log in yet: a new account, a new password. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(GETTING_IN).toResolvedValue(
    (caller) => ({
      registration: new SoapRegistrationAdapter(caller),
      passwordReset: new SoapPasswordResetAdapter(caller),
    }),
    [CALLER],
  );
});
