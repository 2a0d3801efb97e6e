import { pathTo } from "#domain/navigation/paths.ts";

/** Parameter of the address of the orders that opens the details of one. */
export const ORDER_PARAM = "order";

/** Returns the address of the orders with the details of this one open. */
export const orderHref = (offerId: string): string =>
  `${pathTo("ordersHistory")}?${ORDER_PARAM}=${encodeURIComponent(offerId)}`;
