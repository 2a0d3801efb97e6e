import { visibleProducts, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { conflictingOrder } from "./conflicting-order.ts";
import { compareAddresses, isBeingReplaced, isContractRunning, isReplacedSince } from "./replacing-orders.ts";
import { replaceableKey, replacementKeys } from "./replacement-key.ts";
import { isOfferOpen, type SaleOffer } from "./sale-offer.ts";

/** Orders and products that decide which offers apply. */
export interface ApplicableOffersContext {
  /** Offers of the customer; those that have become an order in progress replace a contract. */
  readonly orders: readonly SaleOffer[];
  /** `undefined`: not known. */
  readonly products: readonly Product[] | undefined;
  readonly today: WarsawDate;
}

/**
 * Returns the offers without open extensions of contracts that have ended, are terminated, withdrawn from, being
 * replaced by an order (OFFER-15) or replaced by one since the extension was offered (OFFER-19). An extension stays
 * where the contract is not known.
 */
export function applicableOffers<Offer extends SaleOffer>(
  offers: readonly Offer[],
  { orders, products = [], today }: ApplicableOffersContext,
): readonly Offer[] {
  return offers.filter(
    (offer) =>
      offer.kind !== "extension" || !isOfferOpen(offer) || isExtensionApplicable(offer, { orders, products, today }),
  );
}

function isExtensionApplicable(
  extension: SaleOffer,
  { orders, products, today }: ApplicableOffersContext & { readonly products: readonly Product[] },
): boolean {
  const keys = replacementKeys(extension.products);
  // An order without an address may mean a service at another one, so that all services count (OFFER-95).
  const visible = visibleProducts(products);
  const own = visible.filter(
    (product) =>
      keys.has(replaceableKey(product) ?? "") &&
      compareAddresses(product.address?.addressId, extension.addressId) !== "different",
  );
  if (own.length === 0) return conflictingOrder(extension, orders)?.address !== "same";
  const { registrationDate: offeredOn } = extension;
  return own.some(
    (product) =>
      isContractRunning(product, today) &&
      !isBeingReplaced(product, orders, visible, today) &&
      !(offeredOn !== undefined && isReplacedSince(product, orders, visible, { since: offeredOn, today })),
  );
}
