import { ContainerModule } from "inversify";
import { SoapConsentsAdapter } from "#adapters/soap/consents/soap-consents.adapter.ts";
import { ConsentsStore } from "#ui/stores/consents/consents.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, CONSENTS_PORT, CONSENTS_STORE } from "./tokens.ts";

/** Consents of the account; `agreements.module.ts` changes them. */
export const consentsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(CONSENTS_PORT).toResolvedValue((gateway) => new SoapConsentsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(CONSENTS_STORE)
      .toResolvedValue((port) => new ConsentsStore(port), [CONSENTS_PORT])
      .onDeactivation((store) => store.consents.clear());
  }),
} satisfies ContextModule;
