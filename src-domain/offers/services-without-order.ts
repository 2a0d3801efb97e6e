import { allVisibleProducts, orderedServiceOf, type OrderedPart, type Product } from "../products/index.ts";
import { isOrderInProgress } from "./order-progress.ts";
import { isNumberOfOrder, type SaleOffer } from "./sale-offer.ts";

/**
 * Lists the orders in progress whose contract no service names yet, as while an order that replaces a service has not
 * begun (CONSENT-61). An extension keeps the contract of its services.
 */
export function ordersWithoutContract<Order extends SaleOffer>(
  orders: readonly Order[],
  products: readonly Product[],
): readonly Order[] {
  const named = allVisibleProducts(products).filter(
    ({ contractNumber, orderNumber, status }) =>
      contractNumber !== undefined && (orderNumber !== undefined || status === "ORDERED"),
  );
  return orders.filter(
    (order) =>
      order.kind !== "extension" && isOrderInProgress(order) && !named.some((product) => isOrderOf(product, order)),
  );
}

/** Returns true for the order of a service: by its number, else by the name of a service that it brings. */
function isOrderOf({ orderNumber, name }: Product, offer: SaleOffer): boolean {
  return orderNumber === undefined
    ? isOrderInProgress(offer) && offer.products.some((line) => line.name === name)
    : isNumberOfOrder(offer, orderNumber);
}

/**
 * Lists the ordered services and parts of services without an order of their own among the offers, as after an order by
 * phone or in a shop: the page of orders lists them, too (ORDER-26).
 */
export function servicesWithoutOrder(
  products: readonly Product[],
  offers: readonly SaleOffer[],
): readonly OrderedPart[] {
  return allVisibleProducts(products)
    .filter((product) => product.status === "ORDERED" && product.withdrawnOn === undefined)
    .filter((product) => !offers.some((offer) => isOrderOf(product, offer)))
    .map(orderedServiceOf);
}
