import { ContainerModule } from "inversify";
import { SoapPasswordReset } from "#adapters/soap/login/soap-password-reset.adapter.ts";
import { SoapRegistration } from "#adapters/soap/login/soap-registration.adapter.ts";
import { CALLER, GETTING_IN } from "./tokens.ts";

/** For whoever cannot log in yet: a new account, a new password. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(GETTING_IN).toResolvedValue(
    (caller) => ({ registration: new SoapRegistration(caller), passwordReset: new SoapPasswordReset(caller) }),
    [CALLER],
  );
});
