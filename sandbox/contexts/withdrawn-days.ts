import type { DatabaseSync } from "node:sqlite";
import type { ItemSeed } from "../demo/entry-seed.ts";
import { addCalendarDays, addCalendarMonths, lastDayOf, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, textsIn } from "#kit/json.ts";
import { polishDay } from "#kit/pdf/pdf-formats.ts";
import { shareOfMonth, type NewInvoice } from "./charged-lines.ts";
import { withCurrentPrice } from "./current-price.ts";
import { productsOf } from "./product.repository.ts";
import { usedDaysOf, type SettledDays } from "./used-days-cost.ts";
import { findWithdrawals } from "./withdrawal.repository.ts";

/** Returns what invoices charge for these days: of each month its part of the price; 0 if they end before they begin. */
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
 * Returns what earlier invoices and this one charge too much because of the order, as a negative sum. The restored tariff
 * did not work on the days used. An invoice from after the start has charged the ordered one until the end of its month.
 */
function correctionOf(db: DatabaseSync, used: SettledDays, { period, previousOn }: NewInvoice): number {
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

/**
 * Returns the lines about the orders that were withdrawn from since the invoice before: the payment for the days used,
 * and what was charged for the same days (WITHDRAW-15). A withdrawal on the day of an invoice belongs to the next one.
 */
export function withdrawnDaysLines(db: DatabaseSync, account: string, invoice: NewInvoice): readonly ItemSeed[] {
  return findWithdrawals(db).flatMap((statement): readonly ItemSeed[] => {
    const used = usedDaysOf(db, statement);
    if (used?.account !== account || used.to < invoice.previousOn || used.to >= invoice.issuedOn) return [];
    const { offer, contracts, isWhole, from, to, cost } = used;
    const services = contracts.flatMap(({ lines }) => lines.map(({ name }) => jsonText(name)));
    const name = isWhole ? jsonText(offer["title"]) : services.join(", ");
    const days = `${polishDay(from)} – ${polishDay(to)}`;
    const correction = correctionOf(db, used, invoice);
    const lines = [
      { kind: "adjustment", name: `${name}, ${days}, do dnia odstąpienia`, gross: cost },
      { kind: "adjustment", name: `Rozliczenie opłat po odstąpieniu: ${name}, ${days}`, gross: correction },
    ];
    return lines.filter(({ gross }) => gross !== 0);
  });
}
