import type { WarsawDate } from "../shared-kernel/index.ts";
import type { SaleOffer } from "./sale-offer.ts";

/** Label of an ended offer in the order history (OFFER-03). */
export type OrderLabel = "accepted" | "rejected" | "contactRequest" | "expired" | "cancelled";

export const ORDER_LABELS: readonly OrderLabel[] = ["accepted", "rejected", "contactRequest", "expired", "cancelled"];

/** Returns the label of an offer on `today`; `undefined` while it is open, and for an unknown status. */
export function orderLabel(
  { status, offerExpirationDate }: Pick<SaleOffer, "status" | "offerExpirationDate">,
  today: WarsawDate,
): OrderLabel | undefined {
  switch (status) {
    case "accepted":
      return "accepted";
    case "declined":
      return "rejected";
    case "contact-requested":
      return "contactRequest";
    case "expired":
      return "expired";
    case "cancelled":
      return "cancelled";
    case "active":
      // Expired without an answer.
      return offerExpirationDate !== undefined && offerExpirationDate < today ? "expired" : undefined;
    case "unknown":
      return undefined;
  }
}

/** Returns true if the page of the order history has a row to show on `today` (NAV-04). */
export function hasOrderHistory(offers: readonly SaleOffer[], today: WarsawDate): boolean {
  return offers.some((offer) => orderLabel(offer, today) !== undefined);
}

/** Offer with its label. */
export interface OrderHistoryEntry<Offer extends SaleOffer = SaleOffer> {
  readonly offer: Offer;
  readonly label: OrderLabel;
  /** Day of the answer or of the end, else of the registration. */
  readonly day: WarsawDate | undefined;
}

/** Lists the ended offers of an account, newest first; leaves out open ones. */
export function orderHistoryOf<Offer extends SaleOffer>(
  offers: readonly Offer[],
  today: WarsawDate,
): readonly OrderHistoryEntry<Offer>[] {
  const orders = offers.flatMap((offer): OrderHistoryEntry<Offer>[] => {
    const label = orderLabel(offer, today);
    return label === undefined
      ? []
      : [
          {
            offer,
            label,
            day:
              offer.closeDate ??
              (label === "expired" ? offer.offerExpirationDate : undefined) ??
              offer.registrationDate,
          },
        ];
  });
  return orders.toSorted((one, other) =>
    (one.day ?? "") < (other.day ?? "") ? 1 : Number((one.day ?? "") > (other.day ?? "")) * -1,
  );
}
