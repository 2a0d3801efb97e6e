import { ContainerModule } from "inversify";
import { SoapSalesAdapter } from "#adapters/soap/offers/soap-sales.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, SALES_PORT } from "./tokens.ts";

/** Offers with details: reading, answering and ordering them. */
export const salesModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(SALES_PORT).toResolvedValue((gateway) => new SoapSalesAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
