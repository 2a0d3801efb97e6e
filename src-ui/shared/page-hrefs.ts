import { pathTo } from "#domain/navigation/paths.ts";

/** Link to the review of a payment of all overdue entries (FIN-05). */
export const PAY_OVERDUE = `${pathTo("invoice")}?pay=overdue`;

/** Returns the address of this offer. */
export const offerHref = (offerId: string): string =>
  `${pathTo("yourOffer")}?${new URLSearchParams({ offer: offerId })}`;

/** Parameter of the address of the orders that opens the details of one. */
export const ORDER_PARAM = "order";

/** Returns the address of the orders with the details of this one open. */
export const orderHref = (offerId: string): string =>
  `${pathTo("ordersHistory")}?${ORDER_PARAM}=${encodeURIComponent(offerId)}`;
