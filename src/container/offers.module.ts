import { ContainerModule } from "inversify";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { OffersStore } from "#ui/stores/offers/offers.store.ts";
import type { ContextModule } from "./portal-container.ts";
import { OPERATION_GATEWAY, OFFERS_PORT, OFFERS_STORE } from "./tokens.ts";

/** Offers of the account for menus and the start page. */
export const offersModule = {
  ports: new ContainerModule(({ bind }) => {
    bind(OFFERS_PORT).toResolvedValue((gateway) => new SoapOffersAdapter(gateway), [OPERATION_GATEWAY]);
  }),
  accountStores: new ContainerModule(({ bind }) => {
    bind(OFFERS_STORE)
      .toResolvedValue((port) => new OffersStore(port), [OFFERS_PORT])
      .onDeactivation((store) => store.clear());
  }),
} satisfies ContextModule;
