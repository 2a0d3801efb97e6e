import { ContainerModule } from "inversify";
import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, PRODUCTS_PORT } from "./tokens.ts";

/** Actions on single services. */
export const productsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(PRODUCTS_PORT).toResolvedValue((gateway) => new SoapProductsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
} satisfies ContextModule;
