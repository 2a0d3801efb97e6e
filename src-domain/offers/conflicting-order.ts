import { compareAddresses } from "./replacing-orders.ts";
import { isOrderInProgress } from "./order-progress.ts";
import { replacementKey, replacementKeys } from "./replacement-key.ts";
import type { SaleOffer } from "./sale-offer.ts";

/**
 * Order that may change the same service as an offer. `address`: `same` if both name it, `unknown` if the server leaves
 * one of them out.
 */
export interface ConflictingOrder<Order extends SaleOffer = SaleOffer> {
  readonly order: Order;
  readonly address: "same" | "unknown";
}

/**
 * Returns an order in progress for a category of the offer, not for another address: accepting both may change one
 * service twice (ORDER-06). One for the same address comes first. `undefined` for an isobar offer, which changes no
 * service.
 */
export function conflictingOrder<Order extends SaleOffer>(
  offer: Pick<SaleOffer, "offerId" | "kind" | "products" | "addressId">,
  offers: readonly Order[],
): ConflictingOrder<Order> | undefined {
  if (offer.kind === "isobar") return undefined;
  const keys = replacementKeys(offer.products);
  const found = offers.flatMap((order): readonly ConflictingOrder<Order>[] => {
    const address = compareAddresses(offer.addressId, order.addressId);
    const mayConflict =
      order.offerId !== offer.offerId &&
      order.kind !== "isobar" &&
      isOrderInProgress(order) &&
      order.products.some((product) => keys.has(replacementKey(product) ?? ""));
    return mayConflict && address !== "different" ? [{ order, address }] : [];
  });
  return found.find(({ address }) => address === "same") ?? found[0];
}
