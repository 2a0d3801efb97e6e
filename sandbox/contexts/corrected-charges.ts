import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, addCalendarMonths, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, textsIn } from "#kit/json.ts";
import { shareOfMonth, type NewInvoice } from "./charged-lines.ts";
import { withCurrentPrice } from "./current-price.ts";
import { productsOf } from "./product.repository.ts";
import type { SettledDays } from "./used-days-cost.ts";

/**
 * Returns what invoices charge for these days: of each month its part of the price; 0 if they end before they begin.
 */
function chargeFor(price: number, from: IsoDay, to: IsoDay): number {
  let sum = 0;
  for (let first = from; first <= to; first = `${addCalendarMonths(first, 1).slice(0, 7)}-01`) {
    const last = lastDayOf(first.slice(0, 7));
    sum += shareOfMonth(price, first, last < to ? last : to);
  }
  return sum;
}

/** Returns the monthly price of the tariffs that the withdrawal has restored, in grosze. */
function restoredPrice(db: DatabaseSync, { account, offer, contracts, from }: SettledDays): number {
  const restored = new Set(textsIn(offer["restoredProducts"]));
  const categories = new Set(contracts.flatMap(({ lines }) => lines.map(({ category }) => category)));
  return productsOf(db, account)
    .filter(({ productId, category }) => restored.has(jsonText(productId)) && categories.has(category))
    .reduce((sum, product) => sum + Number(withCurrentPrice(product, from)["actualPrice"] ?? 0), 0);
}

/**
 * Returns the correction of what earlier invoices and this one charge because of the order, below 0 if it is too much.
 * The restored tariff did not work on the days used. An invoice from after the start has charged the ordered one until
 * the end of its month.
 */
export function correctedCharges(db: DatabaseSync, used: SettledDays, { period, previousOn }: NewInvoice): number {
  const { from, to, monthly } = used;
  const former = restoredPrice(db, used);
  const invoicedTo = addCalendarDays(`${period}-01`, -1);
  if (previousOn < from) return -chargeFor(former, from, to);
  const [first, next] = [`${period}-01`, addCalendarDays(to, 1)];
  return (
    chargeFor(former, next > from ? next : from, invoicedTo) -
    chargeFor(monthly, from, invoicedTo) -
    chargeFor(former, from > first ? from : first, to)
  );
}
