import { visibleProducts, type Product } from "../products/index.ts";
import { conflictingOrder } from "./conflicting-order.ts";
import { compareAddresses, isBeingReplaced, isContractLasting } from "./lasting-contracts.ts";
import type { SaleOffer } from "./sale-offer.ts";

/**
 * Returns the offers without open extensions of contracts that are terminated, withdrawn from or being replaced by an
 * order (OFFER-15). An extension stays where the contract is not known.
 */
export function applicableOffers<Offer extends SaleOffer>(
  offers: readonly Offer[],
  products: readonly Product[] | undefined,
): readonly Offer[] {
  return offers.filter((offer) => {
    const isOpen = offer.status === "active" || offer.status === "contact-requested";
    return offer.kind !== "extension" || !isOpen || isExtensionApplicable(offer, offers, products ?? []);
  });
}

function isExtensionApplicable(
  extension: SaleOffer,
  offers: readonly SaleOffer[],
  products: readonly Product[],
): boolean {
  const categories = new Set(extension.products.map(({ category }) => category));
  const own = visibleProducts(products).filter(
    ({ category, address }) =>
      category !== "unknown" &&
      categories.has(category) &&
      compareAddresses(address?.addressId, extension.addressId) !== "different",
  );
  if (own.length === 0) return conflictingOrder(extension, offers)?.address !== "same";
  return own.some((product) => isContractLasting(product) && !isBeingReplaced(product, offers, own));
}
