import type { OfferDetails } from "./offer-details.ts";
import { orderProgressOf } from "./order-progress.ts";

/**
 * Order that may change the same service as an offer. `address`: `same` if both name it, `unknown` if the server leaves
 * one of them out.
 */
export interface ConflictingOrder {
  readonly order: OfferDetails;
  readonly address: "same" | "unknown";
}

type OfferAddress = Pick<OfferDetails, "addressId">;

function compareAddress(one: OfferAddress, other: OfferAddress): ConflictingOrder["address"] | "different" {
  if (one.addressId === undefined || other.addressId === undefined) return "unknown";
  return one.addressId === other.addressId ? "same" : "different";
}

/**
 * Returns an order in progress for a category of the offer, not for another address: accepting both may change one
 * service twice (ORDER-06). One for the same address comes first. `undefined` for an isobar offer, which changes no
 * service.
 */
export function conflictingOrder(
  offer: Pick<OfferDetails, "offerId" | "kind" | "products" | "addressId">,
  offers: readonly OfferDetails[],
): ConflictingOrder | undefined {
  if (offer.kind === "isobar") return undefined;
  const categories = new Set(offer.products.map(({ category }) => category));
  const found = offers.flatMap((order): readonly ConflictingOrder[] => {
    const state = orderProgressOf(order)?.state;
    const address = compareAddress(offer, order);
    const mayConflict =
      order.offerId !== offer.offerId &&
      order.kind !== "isobar" &&
      (state === "received" || state === "scheduled") &&
      order.products.some(({ category }) => category !== "unknown" && categories.has(category));
    return mayConflict && address !== "different" ? [{ order, address }] : [];
  });
  return found.find(({ address }) => address === "same") ?? found[0];
}
