import { contractStage, hasContractEnded, visibleProducts, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { replaceableKey, replacementKey } from "./replacement-key.ts";
import { isOrderInProgress } from "./order-progress.ts";
import { remainingProducts, type SaleOffer } from "./sale-offer.ts";

type ContractProduct = Pick<
  Product,
  "status" | "category" | "name" | "productId" | "mainServiceId" | "withdrawnOn" | "address" | "contractEnd"
>;
/** Accepted offer, as far as it decides which contract it replaces. */
export type ReplacingOrder = Pick<
  SaleOffer,
  "kind" | "status" | "order" | "withdrawnOn" | "products" | "addressId" | "closeDate"
>;

/** Compares the addresses of an offer, an order or a product; `unknown` if the server leaves one of them out. */
export function compareAddresses(one: string | undefined, other: string | undefined): "same" | "different" | "unknown" {
  if (one === undefined || other === undefined) return "unknown";
  return one === other ? "same" : "different";
}

/** Returns true for a service that works: its contract runs, or is terminated and has not ended. */
export function isServiceInUse(
  product: Pick<Product, "status" | "withdrawnOn" | "contractEnd">,
  today: WarsawDate | undefined,
): boolean {
  const stage = contractStage(product);
  return (stage === "running" || stage === "ending") && (today === undefined || !hasContractEnded(product, today));
}

/** Returns true for a service whose contract goes on: it is neither terminated nor past its last day. */
export function isContractRunning(
  product: Pick<Product, "status" | "withdrawnOn" | "contractEnd">,
  today: WarsawDate,
): boolean {
  return contractStage(product) === "running" && !hasContractEnded(product, today);
}

/** Offer or order, as far as it decides which services it replaces. */
export type ReplacingOffer = Pick<ReplacingOrder, "kind" | "products" | "addressId">;

/**
 * Says whether an offer replaces a service in use when its services begin: one of its category (an additional service:
 * of its name) at its address (OFFER-94). `unclear`: more such services are in use than ordered, so that one may be
 * added, or the service ends before `startsBy`. An isobar offer replaces none (OFFER-12).
 */
export function replacementBy(
  offer: ReplacingOffer,
  product: ContractProduct,
  inUse: readonly ContractProduct[],
  startsBy: WarsawDate | undefined,
): "replaced" | "unclear" | "none" {
  const key = replaceableKey(product);
  if (key === undefined || offer.kind === "isobar") return "none";
  const isConcerned = (one: ContractProduct): boolean =>
    replaceableKey(one) === key && compareAddresses(one.address?.addressId, offer.addressId) !== "different";
  const count = remainingProducts(offer).filter((line) => replacementKey(line) === key).length;
  if (count === 0 || !isConcerned(product)) return "none";
  const others = inUse.filter((one) => one.productId !== product.productId && isConcerned(one));
  const endsBefore = product.contractEnd !== undefined && startsBy !== undefined && product.contractEnd < startsBy;
  return others.length < count && !endsBefore ? "replaced" : "unclear";
}

/** Order in progress that replaces a service, or may do so. */
export interface OrderReplacement<Order> {
  readonly order: Order;
  /** False: the portal cannot know whether the order replaces this service. */
  readonly isCertain: boolean;
}

/**
 * Returns the order in progress that replaces a service in use, or else one that may do so, by the rule of
 * `replacementBy`.
 *
 * @param today without it a service whose last day has passed counts as in use until the server says that it has ended
 */
export function orderReplacementOf<Order extends ReplacingOrder>(
  product: ContractProduct,
  orders: readonly Order[],
  products: readonly ContractProduct[],
  today?: WarsawDate,
): OrderReplacement<Order> | undefined {
  if (!isServiceInUse(product, today)) return undefined;
  const inUse = products.filter((one) => isServiceInUse(one, today));
  const found = orders.filter(isOrderInProgress).flatMap((order): readonly OrderReplacement<Order>[] => {
    const replacement = replacementBy(order, product, inUse, order.order?.day);
    return replacement === "none" ? [] : [{ order, isCertain: replacement === "replaced" }];
  });
  return found.find(({ isCertain }) => isCertain) ?? found[0];
}

/** Returns true if an order in progress certainly replaces the contract of a product. */
export function isBeingReplaced(
  product: ContractProduct,
  orders: readonly ReplacingOrder[],
  products: readonly ContractProduct[],
  today: WarsawDate,
): boolean {
  return orderReplacementOf(product, orders, products, today)?.isCertain === true;
}

/**
 * Returns true if an order that was made on the day `since` or later has replaced the contract of a product. An order
 * after which more services of the category run than it ordered has added one.
 */
export function isReplacedSince(
  product: ContractProduct,
  orders: readonly ReplacingOrder[],
  products: readonly ContractProduct[],
  { since, today }: { readonly since: WarsawDate; readonly today: WarsawDate },
): boolean {
  const key = replaceableKey(product);
  if (key === undefined) return false;
  return orders.some(({ kind, status, order, withdrawnOn, closeDate, addressId, products: ordered }) => {
    if (kind === "isobar" || status !== "accepted" || order?.state !== "completed") return false;
    if (withdrawnOn !== undefined || closeDate === undefined || closeDate < since) return false;
    const isThere = (one: ContractProduct) =>
      replaceableKey(one) === key &&
      isContractRunning(one, today) &&
      compareAddresses(one.address?.addressId, addressId) !== "different";
    const count = ordered.filter((line) => replacementKey(line) === key).length;
    const isAddressOfOrder = compareAddresses(product.address?.addressId, addressId) !== "different";
    return isAddressOfOrder && products.filter(isThere).length <= count;
  });
}

/**
 * Returns the numbers of the contracts of which no service goes on: each has ended, is terminated, withdrawn from or
 * being replaced by an order.
 */
export function endingContracts(
  products: readonly Product[],
  orders: readonly ReplacingOrder[],
  today: WarsawDate,
): ReadonlySet<string> {
  const visible = visibleProducts(products);
  const goesOn = (product: Product) =>
    isContractRunning(product, today) && !isBeingReplaced(product, orders, visible, today);
  const numbersOf = ({ contractNumber }: Product) => contractNumber ?? [];
  const lasting = new Set(visible.filter(goesOn).flatMap(numbersOf));
  // A contract of ordered services only has not begun yet.
  const begun = visible.filter((product) => contractStage(product) !== "ordered").flatMap(numbersOf);
  return new Set(begun.filter((number) => !lasting.has(number)));
}
