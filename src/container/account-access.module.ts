import { ContainerModule } from "inversify";
import { SoapPasswordResetAdapter } from "#adapters/soap/login/soap-password-reset.adapter.ts";
import { SoapRegistrationAdapter } from "#adapters/soap/login/soap-registration.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, PASSWORD_RESET_PORT, REGISTRATION_PORT } from "./tokens.ts";

/** Registration and password reset, for customers who cannot log in yet. */
export const accountAccessModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(REGISTRATION_PORT).toResolvedValue((gateway) => new SoapRegistrationAdapter(gateway), [OPERATION_GATEWAY]);
    bind(PASSWORD_RESET_PORT).toResolvedValue((gateway) => new SoapPasswordResetAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
