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
      openPercent: amount > 0 ? percentOf(left, amount) : 0,
      percent: percentOf(amount, most),
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

/** Returns a share in per cent, to a tenth. Only no part is 0, and only the whole is 100. */
function percentOf(part: Grosze, whole: Grosze): number {
  if (part <= 0) return 0;
  if (part >= whole) return 100;
  return Math.min(Math.max(Math.round((part / whole) * 1_000) / 10, 0.1), 99.9);
}
