import type { WarsawDate } from "../shared-kernel/index.ts";
import type { SaleOffer } from "./sale-offer.ts";

/** How the history of orders calls what became of an offer (OFFER-03). */
export type OrderLabel = "accepted" | "rejected" | "contactRequest" | "expired" | "cancelled";

export const ORDER_LABELS: readonly OrderLabel[] = ["accepted", "rejected", "contactRequest", "expired", "cancelled"];

/** The label of an offer on `today`; `undefined` for one that waits, and for a status that nobody knows. */
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
      // nobody has answered it, and nobody can any more
      return offerExpirationDate !== undefined && offerExpirationDate < today ? "expired" : undefined;
    case "unknown":
      return undefined;
  }
}

/** An offer with its label. */
export interface OrderHistoryEntry<Offer extends SaleOffer = SaleOffer> {
  readonly offer: Offer;
  readonly label: OrderLabel;
  /** When it was answered or ended, else when it was made. */
  readonly day: WarsawDate | undefined;
}

/** What became of the offers of an account, newest first; what still waits is not among them. */
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
