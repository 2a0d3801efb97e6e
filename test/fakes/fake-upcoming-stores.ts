import { OffersStore } from "#ui/stores/offers/offers.store.ts";
import { fakeOffers } from "./fake-offers.ts";
import { START } from "./movable-clock.ts";

/** Store of offers that have not loaded, and a clock, for the visits and orders that are ahead. */
export function fakeUpcomingStores() {
  return { offers: new OffersStore(fakeOffers({})), clock: { now: () => START } };
}
