import type { LegalNotice } from "../messages/index.ts";
import { applicableOffers, compareAddresses, isOfferWaiting, type SaleOffer } from "../offers/index.ts";
import { allVisibleProducts, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";

/** Data of the account on one day. */
interface NoticeContext {
  /** Orders and offers, the extension among them. */
  readonly offers: readonly SaleOffer[];
  readonly products: readonly Product[];
  readonly today: WarsawDate;
}

/** Returns the open offer that extends the contract of a notice about the end of its term (MSG-12). */
export function extensionOfNotice(
  { kind, productId }: LegalNotice,
  { offers, products, today }: NoticeContext,
): SaleOffer | undefined {
  const service = allVisibleProducts(products).find((product) => product.productId === productId);
  if (kind !== "term-end" || service === undefined) return undefined;
  return applicableOffers(offers, { orders: offers, products }).find(
    (offer) =>
      offer.kind === "extension" &&
      isOfferWaiting(offer, today) &&
      offer.products.some(({ category }) => category === service.category) &&
      compareAddresses(service.address?.addressId, offer.addressId) !== "different",
  );
}
