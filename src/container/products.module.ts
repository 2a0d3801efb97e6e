import { ContainerModule } from "inversify";
import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import type { ContextModule } from "./portal-container.ts";
import { CALLER, PRODUCTS_PORT } from "./tokens.ts";

/** Actions on single services. */
export const productsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(PRODUCTS_PORT).toResolvedValue((caller) => new SoapProductsAdapter(caller), [CALLER]);
  }),
} satisfies ContextModule;
