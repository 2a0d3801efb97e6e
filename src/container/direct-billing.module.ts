import { ContainerModule } from "inversify";
import { SoapDirectBillingAdapter } from "#adapters/soap/direct-billing/soap-direct-billing.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, DIRECT_BILLING_PORT } from "./tokens.ts";

/** Services of other companies on the bill. */
export const directBillingModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(DIRECT_BILLING_PORT).toResolvedValue((caller) => new SoapDirectBillingAdapter(caller), [CALLER]);
  }),
} satisfies ContextModule;
