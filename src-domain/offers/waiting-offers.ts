import type { WarsawDate } from "../shared-kernel/index.ts";
import { isOfferWaiting } from "./sale-offer.ts";
import type { OfferDetails } from "./offer-details.ts";

const NO_END = "9999-12-31";

/** Rank of an offer: those without documents cannot be accepted yet, those that hide their content are last. */
function rankOf({ consentNeeded, documents }: OfferDetails): number {
  return consentNeeded ? 2 : Number(documents.length === 0);
}

/** Sorts by rank, then sales before other kinds; within each, earliest end first (OFFER-10). */
function compareByKindAndEnd(one: OfferDetails, other: OfferDetails): number {
  const rankOrder = rankOf(one) - rankOf(other);
  if (rankOrder !== 0) return rankOrder;
  const kindOrder = Number(one.kind !== "sale") - Number(other.kind !== "sale");
  if (kindOrder !== 0) return kindOrder;
  const [first, second] = [one.offerExpirationDate ?? NO_END, other.offerExpirationDate ?? NO_END];
  return first < second ? -1 : Number(first > second);
}

/** Lists the offers open on `today` in display order (OFFER-04). */
export function waitingOffers(offers: readonly OfferDetails[], today: WarsawDate): readonly OfferDetails[] {
  return offers.filter((offer) => isOfferWaiting(offer, today)).toSorted(compareByKindAndEnd);
}

/**
 * Lists the offers with a requested call that can be decided at once on `today` (OFFER-06). Those without an end are
 * left out, because they may have ended.
 */
export function resumableOffers(offers: readonly OfferDetails[], today: WarsawDate): readonly OfferDetails[] {
  return offers.filter(
    ({ status, offerExpirationDate }) =>
      status === "contact-requested" && offerExpirationDate !== undefined && offerExpirationDate >= today,
  );
}

/** Returns the first offer that expired unanswered before `today`. */
export function missedOffer(offers: readonly OfferDetails[], today: WarsawDate): OfferDetails | undefined {
  return offers.find(
    ({ status, offerExpirationDate }) =>
      status === "active" && offerExpirationDate !== undefined && offerExpirationDate < today,
  );
}
