import { ContainerModule } from "inversify";
import { SoapAgreementsAdapter } from "#adapters/soap/consents/soap-agreements.adapter.ts";
import { AgreementsStore } from "#ui/stores/consents/agreements.store.ts";
import { AGREEMENTS_STORE } from "./page-store-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import { AGREEMENTS_PORT, OPERATION_GATEWAY, CLOCK_PORT } from "./tokens.ts";

/** Changes of consents and agreements. */
export const agreementsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(AGREEMENTS_PORT).toResolvedValue((gateway) => new SoapAgreementsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(AGREEMENTS_STORE)
      .toResolvedValue((port, clock) => new AgreementsStore(port, clock), [AGREEMENTS_PORT, CLOCK_PORT])
      .onDeactivation((store) => store.agreements.clear());
  }),
} satisfies ContextModule;
