import { type FinancialEntry, lastTwelveMonths, legendOfMonths } from "#domain/finance/index.ts";
import type { Grosze, WarsawDate } from "#domain/shared-kernel/index.ts";
import type { YearOfInvoices } from "./due-year.view.tsx";

/**
 * Summarizes the last twelve months of invoices (FIN-09); `undefined` when nothing was invoiced.
 * @param rests what is left of pending entries after their payments; without it nothing is known to be left of them
 */
export function summarizeYear(
  entries: readonly FinancialEntry[],
  today: WarsawDate,
  rests?: ReadonlyMap<string, Grosze>,
): YearOfInvoices | undefined {
  const { months, average } = lastTwelveMonths(entries, today, rests);
  const billed = months
    .map(({ amount }) => amount)
    .filter((amount) => amount > 0)
    .toSorted((one, other) => one - other);
  const [first, last, least, most] = [months.at(0), months.at(-1), billed.at(0), billed.at(-1)];
  if (first === undefined || last === undefined || least === undefined || most === undefined) return undefined;
  const open = months.filter(({ state, left }) => state === "open" && left > 0);
  return {
    months: months.map(({ month, amount, left, state }) => ({
      month,
      isUnknown: state === "unknown",
      openPercent: amount > 0 ? Math.round((left / amount) * 100) : 0,
      percent: Math.round((Math.max(0, amount) / most) * 100),
    })),
    legend: legendOfMonths(months),
    first: first.month,
    last: last.month,
    average,
    least,
    most,
    openMonths: open.filter(({ amount, left }) => left >= amount),
    partlyPaidMonths: open.filter(({ amount, left }) => left < amount),
    unknownMonths: months.filter(({ state }) => state === "unknown"),
    pendingMonths: months.filter(({ state }) => state === "pending"),
  };
}
