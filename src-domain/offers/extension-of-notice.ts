import { allVisibleProducts, isContractOver, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { applicableOffers } from "./applicable-offers.ts";
import { compareAddresses } from "./replacing-orders.ts";
import { replaceableKey, replacementKey } from "./replacement-key.ts";
import { isOfferWaiting, type SaleOffer } from "./sale-offer.ts";

/** Legal notice about a service, as far as it decides the offer. */
interface ServiceNotice {
  readonly kind: "changed-terms" | "term-end";
  readonly productId: string | undefined;
}

/** Data of the account on one day. */
interface NoticeContext {
  /** Orders and offers, the extension among them. */
  readonly offers: readonly SaleOffer[];
  readonly products: readonly Product[];
  readonly today: WarsawDate;
}

/** Returns the open offer that extends the contract of a notice about the end of its term (MSG-12). */
export function extensionOfNotice(
  { kind, productId }: ServiceNotice,
  { offers, products, today }: NoticeContext,
): SaleOffer | undefined {
  const service = allVisibleProducts(products).find((product) => product.productId === productId);
  if (kind !== "term-end" || service === undefined) return undefined;
  const key = replaceableKey(service);
  if (key === undefined) return undefined;
  const isOnlyOne = running(products).filter((product) => replaceableKey(product) === key).length === 1;
  return applicableOffers(offers, { orders: offers, products, today }).find(
    (offer) =>
      offer.kind === "extension" &&
      isOfferWaiting(offer, today) &&
      offer.products.some((product) => replacementKey(product) === key) &&
      isOfService(compareAddresses(service.address?.addressId, offer.addressId), isOnlyOne),
  );
}

/** Returns true for an offer at the address of the service, or at an unknown one if no other service can be meant. */
const isOfService = (address: ReturnType<typeof compareAddresses>, isOnlyOne: boolean): boolean =>
  address === "same" || (address === "unknown" && isOnlyOne);

const running = (products: readonly Product[]): readonly Product[] =>
  allVisibleProducts(products).filter((product) => !isContractOver(product));
