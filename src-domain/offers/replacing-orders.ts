import { contractStage, visibleProducts, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { replaceableKey, replacementKey } from "./replacement-key.ts";
import { isOrderInProgress } from "./order-progress.ts";
import type { SaleOffer } from "./sale-offer.ts";

type ContractProduct = Pick<
  Product,
  "status" | "category" | "name" | "productId" | "mainServiceId" | "withdrawnOn" | "address"
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

/**
 * Returns the order in progress that replaces the contract of a product: one for its category (an additional service:
 * for its name), at its address. An order whose address is unknown replaces the only product of its category. A
 * service that belongs to another, such as a package, is replaced by no order of that category (OFFER-94).
 */
export function replacingOrderOf<Order extends ReplacingOrder>(
  product: ContractProduct,
  orders: readonly Order[],
  products: readonly ContractProduct[],
): Order | undefined {
  const { address } = product;
  const key = replaceableKey(product);
  const isAlternative = (one: ContractProduct) => replaceableKey(one) === key && contractStage(one) === "running";
  const isOnly = products.filter(isAlternative).length < 2;
  return orders.find((order) => {
    if (key === undefined || order.kind === "isobar" || !isOrderInProgress(order)) return false;
    if (!order.products.some((ordered) => replacementKey(ordered) === key)) return false;
    const compared = compareAddresses(address?.addressId, order.addressId);
    return compared === "same" || (compared === "unknown" && isOnly);
  });
}

/** Returns true if an order in progress replaces the contract of a product. */
export function isBeingReplaced(
  product: ContractProduct,
  orders: readonly ReplacingOrder[],
  products: readonly ContractProduct[],
): boolean {
  return replacingOrderOf(product, orders, products) !== undefined;
}

/**
 * Returns true if an order that was made on `day` or later has replaced the contract of a product. An order after which
 * more services of the category run than it ordered has added one.
 */
export function isReplacedSince(
  product: ContractProduct,
  orders: readonly ReplacingOrder[],
  products: readonly ContractProduct[],
  day: WarsawDate,
): boolean {
  const key = replaceableKey(product);
  if (key === undefined) return false;
  return orders.some(({ kind, status, order, withdrawnOn, closeDate, addressId, products: ordered }) => {
    if (kind === "isobar" || status !== "accepted" || order?.state !== "completed") return false;
    if (withdrawnOn !== undefined || closeDate === undefined || closeDate < day) return false;
    const isThere = (one: ContractProduct) =>
      replaceableKey(one) === key &&
      contractStage(one) === "running" &&
      compareAddresses(one.address?.addressId, addressId) !== "different";
    const count = ordered.filter((line) => replacementKey(line) === key).length;
    const isAddressOfOrder = compareAddresses(product.address?.addressId, addressId) !== "different";
    return isAddressOfOrder && products.filter(isThere).length <= count;
  });
}

/**
 * Returns the numbers of the contracts of which no service goes on: each is terminated, withdrawn from or being
 * replaced by an order.
 */
export function endingContracts(products: readonly Product[], orders: readonly ReplacingOrder[]): ReadonlySet<string> {
  const visible = visibleProducts(products);
  const goesOn = (product: Product) =>
    contractStage(product) === "running" && !isBeingReplaced(product, orders, visible);
  const numbersOf = ({ contractNumber }: Product) => contractNumber ?? [];
  const lasting = new Set(visible.filter(goesOn).flatMap(numbersOf));
  // A contract of ordered services only has not begun yet.
  const begun = visible.filter((product) => contractStage(product) !== "ordered").flatMap(numbersOf);
  return new Set(begun.filter((number) => !lasting.has(number)));
}
