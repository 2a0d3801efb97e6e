import { allVisibleProducts, contractStage, isContractOver, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { applicableOffers } from "./applicable-offers.ts";
import { compareAddresses } from "./replacing-orders.ts";
import { replaceableKey, replacementKey } from "./replacement-key.ts";
import { isOfferWaiting, type SaleOffer } from "./sale-offer.ts";

/** Contract, by its number or by one of its services. */
export type ContractReference =
  | { readonly contractNumber: string; readonly productId?: undefined }
  | { readonly productId: string; readonly contractNumber?: undefined };

/** Data of the account on one day. */
interface ContractExtensionContext {
  /** Orders and offers, the extension among them. */
  readonly offers: readonly SaleOffer[];
  readonly products: readonly Product[];
  readonly today: WarsawDate;
}

/**
 * Returns the open offer that extends the contract (OFFER-97). `undefined` also where the offer may mean another
 * contract.
 */
export function extensionOfContract(
  contract: ContractReference,
  { offers, products, today }: ContractExtensionContext,
): SaleOffer | undefined {
  const all = allVisibleProducts(products);
  const isOwn = belongsTo(contract, all);
  return applicableOffers(offers, { orders: offers, products, today }).find((offer) => {
    if (offer.kind !== "extension" || !isOfferWaiting(offer, today)) return false;
    const meant = all.filter((product) => !isContractOver(product) && isMeant(product, offer));
    return meant.every(isOwn) && meant.some((product) => contractStage(product) === "running");
  });
}

/** Returns a predicate for the services of the contract. */
function belongsTo(
  { productId, contractNumber }: ContractReference,
  products: readonly Product[],
): (product: Product) => boolean {
  const number = contractNumber ?? products.find((product) => product.productId === productId)?.contractNumber;
  return (product) => product.productId === productId || (number !== undefined && product.contractNumber === number);
}

/** Returns true if the offer may be about this service: it names its kind, and no other address. */
function isMeant(product: Product, offer: SaleOffer): boolean {
  const key = replaceableKey(product);
  return (
    key !== undefined &&
    offer.products.some((offered) => replacementKey(offered) === key) &&
    compareAddresses(product.address?.addressId, offer.addressId) !== "different"
  );
}
