import type { OfferDetails } from "./offer-details.ts";
import { orderProgressOf } from "./order-progress.ts";

/**
 * Returns an order in progress for a category of the offer: accepting both may change one service twice (ORDER-06).
 * `undefined` for an isobar offer, which changes no service.
 */
export function conflictingOrder(
  { offerId, kind, products }: Pick<OfferDetails, "offerId" | "kind" | "products">,
  offers: readonly OfferDetails[],
): OfferDetails | undefined {
  if (kind === "isobar") return undefined;
  const categories = new Set(products.map(({ category }) => category));
  return offers.find((order) => {
    const state = orderProgressOf(order)?.state;
    const isInProgress = state === "received" || state === "scheduled";
    return (
      order.offerId !== offerId &&
      order.kind !== "isobar" &&
      isInProgress &&
      order.products.some(({ category }) => category !== "unknown" && categories.has(category))
    );
  });
}
