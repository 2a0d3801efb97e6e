import { ContainerModule } from "inversify";
import { SoapProductsAdapter } from "#adapters/soap/products/soap-products.adapter.ts";
import { MobileDataStore } from "#ui/stores/products/mobile-data.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, MOBILE_DATA_STORE, PRODUCTS_PORT } from "./tokens.ts";

/** Actions on single services. */
export const productsModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(PRODUCTS_PORT).toResolvedValue((gateway) => new SoapProductsAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(MOBILE_DATA_STORE)
      .toResolvedValue((port) => new MobileDataStore(port), [PRODUCTS_PORT])
      .onDeactivation((store) => store.clear());
  }),
} satisfies ContextModule;
