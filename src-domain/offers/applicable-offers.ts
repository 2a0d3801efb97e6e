import { contractStage, visibleProducts, type Product } from "../products/index.ts";
import { conflictingOrder } from "./conflicting-order.ts";
import { compareAddresses, isBeingReplaced, isReplacedSince } from "./replacing-orders.ts";
import { replaceableKey, replacementKeys } from "./replacement-key.ts";
import { isOfferOpen, type SaleOffer } from "./sale-offer.ts";

/** Orders and products that decide which offers apply. */
export interface ApplicableOffersContext {
  /** Offers of the customer; those that have become an order in progress replace a contract. */
  readonly orders: readonly SaleOffer[];
  /** `undefined`: not known. */
  readonly products: readonly Product[] | undefined;
}

/**
 * Returns the offers without open extensions of contracts that are terminated, withdrawn from, being replaced by an
 * order (OFFER-15) or replaced by one since the extension was offered (OFFER-19). An extension stays where the contract
 * is not known.
 */
export function applicableOffers<Offer extends SaleOffer>(
  offers: readonly Offer[],
  { orders, products = [] }: ApplicableOffersContext,
): readonly Offer[] {
  return offers.filter(
    (offer) => offer.kind !== "extension" || !isOfferOpen(offer) || isExtensionApplicable(offer, orders, products),
  );
}

function isExtensionApplicable(
  extension: SaleOffer,
  orders: readonly SaleOffer[],
  products: readonly Product[],
): boolean {
  const keys = replacementKeys(extension.products);
  const own = visibleProducts(products).filter(
    (product) =>
      keys.has(replaceableKey(product) ?? "") &&
      compareAddresses(product.address?.addressId, extension.addressId) !== "different",
  );
  if (own.length === 0) return conflictingOrder(extension, orders)?.address !== "same";
  const { registrationDate: offeredOn } = extension;
  return own.some(
    (product) =>
      contractStage(product) === "running" &&
      !isBeingReplaced(product, orders, own) &&
      !(offeredOn !== undefined && isReplacedSince(product, orders, own, offeredOn)),
  );
}
