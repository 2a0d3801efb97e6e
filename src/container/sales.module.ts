import { ContainerModule } from "inversify";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import { SalesStore } from "#ui/stores/offers/sales.store.ts";
import { SALES_STORE } from "./page-store-tokens.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, SALES_PORT, CLOCK_PORT } from "./tokens.ts";

/** Offers with details: reading, answering and ordering them. */
export const salesModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SALES_PORT).toResolvedValue((gateway) => new SoapSalesAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(SALES_STORE)
      .toResolvedValue((port, clock) => new SalesStore(port, clock), [SALES_PORT, CLOCK_PORT])
      .onDeactivation((store) => store.clear());
  }),
} satisfies ContextModule;
