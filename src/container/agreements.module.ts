import { ContainerModule } from "inversify";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { AGREEMENTS_PORT, OPERATION_GATEWAY } from "./tokens.ts";

/** Changes of consents and agreements. */
export const agreementsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(AGREEMENTS_PORT).toResolvedValue((gateway) => new SoapAgreementsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
