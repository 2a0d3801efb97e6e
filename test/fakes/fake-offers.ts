import { succeed } from "#domain/shared-kernel/index.ts";
import type { OffersPort, SaleOffer } from "#domain/offers/index.ts";
import { Script } from "./script.ts";
import { OffersStore } from "#ui/stores/offers/offers.store.ts";
import { START } from "./movable-clock.ts";

/** Store of offers that have not loaded, and a clock, for the visits and orders that are ahead. */
export function fakeUpcomingStores() {
  return { offers: new OffersStore(fakeOffers({})), clock: { now: () => START } };
}

export interface FakeOffers extends OffersPort {
  readonly script: Script<"loadHistory" | "loadExtension">;
  /** Open and answered offers that the server returns. */
  offers: readonly SaleOffer[];
  /** Offer to extend an ending contract: one or none. */
  extension: readonly SaleOffer[];
}

/** Offers in memory. */
export function fakeOffers({
  offers = [],
  extension = [],
}: { offers?: readonly SaleOffer[]; extension?: readonly SaleOffer[] } = {}): FakeOffers {
  const script: FakeOffers["script"] = new Script();
  const fake: FakeOffers = {
    script,
    offers,
    extension,
    loadHistory: () => script.answer("loadHistory", () => succeed(fake.offers)),
    loadExtension: () => script.answer("loadExtension", () => succeed(fake.extension)),
  };
  return fake;
}
