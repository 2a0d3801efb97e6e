import { allProducts, hasContractEnded, type Product } from "../products/index.ts";
import type { WarsawDate } from "../shared-kernel/index.ts";
import { orderProgressOf } from "./order-progress.ts";
import { isNumberOfOrder, type SaleOffer } from "./sale-offer.ts";

/** End of what an order has brought: none of its services works any more. */
export interface OrderEnd {
  /** Last day; `undefined` if it is not known. */
  readonly day: WarsawDate | undefined;
}

const lastDayOf = ({ withdrawnOn, contractEnd }: Product): WarsawDate | undefined => withdrawnOn ?? contractEnd;

/**
 * Returns the products without the number of an order that have the names of its lines; none if a line has no product,
 * or if one ended before the order, which has brought another one then.
 */
function productsByName(offer: SaleOffer, products: readonly Product[], since: WarsawDate): readonly Product[] {
  const names = new Set(offer.products.map(({ name }) => name));
  const named = products.filter(({ orderNumber, name }) => orderNumber === undefined && names.has(name));
  const isOfOrder = named.every((product) => (lastDayOf(product) ?? "") >= since);
  return isOfOrder && new Set(named.map(({ name }) => name)).size === names.size ? named : [];
}

/**
 * Returns the end of the services of a completed order; `undefined` while one of them works, and if the portal does not
 * find them by the number of the order or by their names (ORDER-28).
 */
export function orderEnd(offer: SaleOffer, products: readonly Product[], today: WarsawDate): OrderEnd | undefined {
  const progress = orderProgressOf(offer);
  if (progress?.state !== "completed") return undefined;
  const all = allProducts(products);
  const numbered = all.filter(({ orderNumber }) => orderNumber !== undefined && isNumberOfOrder(offer, orderNumber));
  const since = progress.day ?? offer.closeDate;
  const own = numbered.length > 0 || since === undefined ? numbered : productsByName(offer, all, since);
  if (own.length === 0 || !own.every((product) => hasContractEnded(product, today))) return undefined;
  const days = own.map(lastDayOf);
  const day = days.every((one) => one !== undefined) ? days.toSorted().at(-1) : undefined;
  return { day: day !== undefined && day > today ? undefined : day };
}
