import { ContainerModule } from "inversify";
import { SoapOffersAdapter } from "#adapters/soap/offers/soap-offers.adapter.ts";
import { CALLER, OFFERS } from "./tokens.ts";

/** Offers and their history. */
export const contextModule = new ContainerModule(({ bind }) => {
  bind(OFFERS).toResolvedValue((caller) => new SoapOffersAdapter(caller), [CALLER]);
});
