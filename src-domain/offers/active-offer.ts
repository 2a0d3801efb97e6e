import type { WarsawDate } from "../shared-kernel/index.ts";
import type { SaleOffer } from "./sale-offer.ts";

/** Whether an offer waits for an answer on `today`; its last day counts. */
export function isWaiting(offer: Pick<SaleOffer, "status" | "offerExpirationDate">, today: WarsawDate): boolean {
  const expired = offer.offerExpirationDate !== undefined && offer.offerExpirationDate < today;
  return offer.status === "active" && !expired;
}

/** The offer that the customer is to decide on first: of those that wait the one that expires soonest. */
export function activeOffer(offers: readonly SaleOffer[], today: WarsawDate): SaleOffer | undefined {
  const endOf = (offer: SaleOffer): string => offer.offerExpirationDate ?? "9999-12-31";
  return offers
    .filter((offer) => isWaiting(offer, today))
    .toSorted((one, other) => (endOf(one) < endOf(other) ? -1 : Number(endOf(one) > endOf(other))))
    .at(0);
}
