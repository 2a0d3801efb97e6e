import { plusDays, type WarsawDate } from "../shared-kernel/index.ts";
import { isOfferWaiting, offerRank } from "./sale-offer.ts";
import { hasCallPassed, type OfferDetails } from "./offer-details.ts";

const NO_END = "9999-12-31";

/** Sorts by rank, then sales before other kinds; within each, earliest end first (OFFER-10). */
function compareByKindAndEnd(one: OfferDetails, other: OfferDetails): number {
  const rankOrder = offerRank(one) - offerRank(other);
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

/** Offers with a requested call that can be decided at once. */
export interface ResumableOffers {
  readonly offers: readonly OfferDetails[];
  /** Calls about these offers: all are ahead, the day of some has passed, or that of all has (OFFER-17). */
  readonly calls: "ahead" | "some-passed" | "passed";
}

/**
 * Lists the offers with a requested call that can be decided at once on `today` (OFFER-06), without the shown one.
 * Those without an end are left out, because they may have ended.
 */
export function resumableOffers(
  offers: readonly OfferDetails[],
  today: WarsawDate,
  shownId: string | undefined,
): ResumableOffers {
  const found = offers.filter(
    ({ offerId, status, offerExpirationDate }) =>
      offerId !== shownId &&
      status === "contact-requested" &&
      offerExpirationDate !== undefined &&
      offerExpirationDate >= today,
  );
  const passed = found.filter((offer) => hasCallPassed(offer, today)).length;
  if (passed === 0) return { offers: found, calls: "ahead" };
  return { offers: found, calls: passed < found.length ? "some-passed" : "passed" };
}

/** Days after which an expired offer is not named any more. */
const NAMED_AFTER_END_DAYS = 30;

/** Returns the offer that was the last to expire without an answer, in the last 30 days before `today`. */
export function missedOffer(offers: readonly OfferDetails[], today: WarsawDate): OfferDetails | undefined {
  const firstEnd = plusDays(today, -NAMED_AFTER_END_DAYS);
  const endOf = ({ offerExpirationDate }: OfferDetails): WarsawDate | undefined => offerExpirationDate;
  return offers
    .filter((offer) => offer.status === "active" || offer.status === "expired")
    .filter((offer) => (endOf(offer) ?? today) < today && (endOf(offer) ?? "") >= firstEnd)
    .toSorted((one, other) => ((endOf(one) ?? "") < (endOf(other) ?? "") ? 1 : -1))
    .at(0);
}
