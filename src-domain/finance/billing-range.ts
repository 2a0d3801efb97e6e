import {
  daysBetween,
  monthOf,
  plusMonths,
  plusMonthsTo,
  warsawDate,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";
import { firstDayOfMonth, lastDayOfMonth } from "../shared-kernel/month-days.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import type { InvoiceItem } from "./invoice-details.ts";
import { monthOfEntry } from "./invoice-history.ts";

/** Longest billing shown at once, in days, both ends included (FIN-08). */
export const MAX_BILLING_RANGE_DAYS = 31;
const BILLING_MONTHS = 12;

/** Range of days, both included. */
export interface BillingRange {
  readonly from: WarsawDate;
  readonly to: WarsawDate;
}

/** Days of the call billing that are available today. */
export interface BillingAvailability {
  /** First day of the twelve months before the current one. */
  readonly first: WarsawDate;
  /** Last billed day; `undefined` while nothing is billed. */
  readonly last: WarsawDate | undefined;
  /**
   * Newest month without billing, and the expected day of the invoice that adds it; `undefined` when that day cannot be
   * predicted.
   */
  readonly next: { readonly month: WarsawMonth; readonly expected: WarsawDate | undefined };
}

/**
 * Returns the available days of the billing (FIN-08): whole months of the last twelve before the month of `today`. The
 * billing of a month comes with the next month's invoice: October is available once November is invoiced.
 */
export function billingAvailability(entries: readonly FinancialEntry[], today: WarsawDate): BillingAvailability {
  const first = plusMonths(monthOf(today), -BILLING_MONTHS);
  const invoices = entries.filter(({ kind }) => kind === "invoice");
  const newest = invoices.reduce<FinancialEntry | undefined>(
    (latest, entry) => (latest === undefined || monthOfEntry(entry) > monthOfEntry(latest) ? entry : latest),
    undefined,
  );
  const lastMonth = plusMonths(monthOf(today), -1);
  const billed = newest === undefined ? undefined : earlier(plusMonths(monthOfEntry(newest), -1), lastMonth);
  const expected = newest === undefined ? undefined : plusMonthsTo(newest.entryDate, 1);
  return {
    first: firstDayOfMonth(first),
    last: billed === undefined || billed < first ? undefined : lastDayOfMonth(billed),
    next: {
      month: billed === undefined ? lastMonth : plusMonths(billed, 1),
      expected: expected !== undefined && expected >= today ? expected : undefined,
    },
  };
}

/** Lists the available months, newest first. */
export function billingMonths({ first, last }: BillingAvailability): readonly WarsawMonth[] {
  if (last === undefined) return [];
  const months: WarsawMonth[] = [];
  for (let month = monthOf(last); month >= monthOf(first); month = plusMonths(month, -1)) months.push(month);
  return months;
}

/** Returns the range from the first to the last day of a month. */
export function rangeOfMonth(month: WarsawMonth): BillingRange {
  return { from: firstDayOfMonth(month), to: lastDayOfMonth(month) };
}

/** Returns the month that a range covers exactly; `undefined` for any other range. */
export function monthOfRange({ from, to }: BillingRange): WarsawMonth | undefined {
  const month = monthOf(from);
  return from === firstDayOfMonth(month) && to === lastDayOfMonth(month) ? month : undefined;
}

/** Counts the days of a range, both ends included. */
export function rangeLengthDays({ from, to }: BillingRange): number {
  return daysBetween(from, to) + 1;
}

/** Returns true if a range is ordered, available and at most `MAX_BILLING_RANGE_DAYS` long. */
export function isRangeAvailable(range: BillingRange, { first, last }: BillingAvailability): boolean {
  return (
    last !== undefined &&
    range.from <= range.to &&
    range.from >= first &&
    range.to <= last &&
    rangeLengthDays(range) <= MAX_BILLING_RANGE_DAYS
  );
}

/** Returns the range of the URL when it is available, else the newest month; `undefined` while nothing is billed. */
export function requestedRange(
  requested: { readonly from: string | null; readonly to: string | null },
  availability: BillingAvailability,
): BillingRange | undefined {
  const [from, to] = [warsawDate(requested.from ?? ""), warsawDate(requested.to ?? "")];
  if (from !== undefined && to !== undefined && isRangeAvailable({ from, to }, availability)) return { from, to };
  return availability.last === undefined ? undefined : rangeOfMonth(monthOf(availability.last));
}

/**
 * Returns the range of the usage that an invoice charges; `undefined` without such items, or if it is not available
 * (FIN-60).
 */
export function usageRangeOf(
  items: readonly Pick<InvoiceItem, "kind" | "days">[],
  availability: BillingAvailability,
): BillingRange | undefined {
  const days = items.flatMap((item) => (item.kind === "usage" && item.days !== undefined ? [item.days] : []));
  const from = days.map((range) => range.from).toSorted()[0];
  const to = days
    .map((range) => range.to)
    .toSorted()
    .at(-1);
  if (from === undefined || to === undefined) return undefined;
  return isRangeAvailable({ from, to }, availability) ? { from, to } : undefined;
}

function earlier(one: WarsawMonth, other: WarsawMonth): WarsawMonth {
  return one < other ? one : other;
}
