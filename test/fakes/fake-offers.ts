import { succeed } from "#domain/shared-kernel/index.ts";
import type { OffersPort, SaleOffer } from "#domain/offers/index.ts";
import { Script } from "./script.ts";

export interface FakeOffers extends OffersPort {
  readonly script: Script<"loadHistory">;
  /** Offers that the server returns. */
  offers: readonly SaleOffer[];
}

/** Offers in memory. */
export function fakeOffers({ offers = [] }: { offers?: readonly SaleOffer[] } = {}): FakeOffers {
  const script = new Script<"loadHistory">();
  const fake: FakeOffers = {
    script,
    offers,
    loadHistory: () => script.answer("loadHistory", () => succeed(fake.offers)),
  };
  return fake;
}
