import { ContainerModule } from "inversify";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import { SoapConsentsAdapter } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { AGREEMENTS_PORT, OPERATION_GATEWAY, CONSENTS_PORT, CONSENTS_STORE } from "./tokens.ts";

/** Consents of the account. */
export const consentsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CONSENTS_PORT).toResolvedValue((gateway) => new SoapConsentsAdapter(gateway), [OPERATION_GATEWAY]);
    bind(AGREEMENTS_PORT).toResolvedValue((gateway) => new SoapAgreementsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(CONSENTS_STORE)
      .toResolvedValue((port) => new ConsentsStore(port), [CONSENTS_PORT])
      .onDeactivation((store) => store.consents.clear());
  }),
} satisfies ContextModule;
