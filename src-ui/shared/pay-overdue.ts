import { pathTo } from "#domain/navigation/paths.ts";

/** Link to the review of a payment of all overdue entries (FIN-05). */
export const PAY_OVERDUE = `${pathTo("invoice")}?pay=overdue`;
