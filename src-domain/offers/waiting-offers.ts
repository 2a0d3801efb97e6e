import type { WarsawDate } from "../shared-kernel/index.ts";
import { isOfferWaiting } from "./sale-offer.ts";
import type { OfferDetails } from "./offer-details.ts";

const NO_END = "9999-12-31";

/** Sales before what is offered beside them; within each the one that ends first. */
function compareByKindAndEnd(one: OfferDetails, other: OfferDetails): number {
  const kindOrder = Number(one.kind !== "sale") - Number(other.kind !== "sale");
  if (kindOrder !== 0) return kindOrder;
  const [first, second] = [one.offerExpirationDate ?? NO_END, other.offerExpirationDate ?? NO_END];
  return first < second ? -1 : Number(first > second);
}

/** The offers that wait for an answer on `today`, in the order in which they are shown (OFFER-04). */
export function waitingOffers(offers: readonly OfferDetails[], today: WarsawDate): readonly OfferDetails[] {
  return offers.filter((offer) => isOfferWaiting(offer, today)).toSorted(compareByKindAndEnd);
}

/**
 * Those for which a call was asked, and which can be decided on at once on `today` (OFFER-06): without an end nobody
 * knows whether they still can.
 */
export function resumableOffers(offers: readonly OfferDetails[], today: WarsawDate): readonly OfferDetails[] {
  return offers.filter(
    ({ status, offerExpirationDate }) =>
      status === "contact-requested" && offerExpirationDate !== undefined && offerExpirationDate >= today,
  );
}

/** The first that ran out unanswered before `today`. */
export function missedOffer(offers: readonly OfferDetails[], today: WarsawDate): OfferDetails | undefined {
  return offers.find(
    ({ status, offerExpirationDate }) =>
      status === "active" && offerExpirationDate !== undefined && offerExpirationDate < today,
  );
}
