import {
  daysBetween,
  monthOf,
  plusDays,
  plusMonths,
  plusMonthsTo,
  warsawDate,
  type WarsawDate,
  type WarsawMonth,
} from "../shared-kernel/index.ts";
import type { FinancialEntry } from "./financial-entry.ts";
import { monthOfEntry } from "./invoice-history.ts";

/** So many days are shown at once at most, the first and the last included (FIN-08). */
export const MAX_BILLING_RANGE_DAYS = 31;
const BILLING_MONTHS = 12;

/** Days of a billing, both included. */
export interface BillingRange {
  readonly from: WarsawDate;
  readonly to: WarsawDate;
}

/** What there is of a billing today. */
export interface BillingAvailability {
  /** The first day of the twelve months before this one. */
  readonly first: WarsawDate;
  /** The last day that is billed; `undefined` while nothing is. */
  readonly last: WarsawDate | undefined;
  /**
   * The newest month that is not billed yet, and the day on which the invoice is to be expected that brings it; no day
   * where nobody can tell.
   */
  readonly next: { readonly month: WarsawMonth; readonly expected: WarsawDate | undefined };
}

/**
 * What of the billing can be shown (FIN-08): whole months of the last twelve before that of `today`. A month's billing
 * comes with the
 * next month's invoice: that of October once there is one for November.
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
    first: firstDayOf(first),
    last: billed === undefined || billed < first ? undefined : lastDayOf(billed),
    next: {
      month: billed === undefined ? lastMonth : plusMonths(billed, 1),
      expected: expected !== undefined && expected >= today ? expected : undefined,
    },
  };
}

/** The months that can be shown, newest first. */
export function billingMonths({ first, last }: BillingAvailability): readonly WarsawMonth[] {
  if (last === undefined) return [];
  const months: WarsawMonth[] = [];
  for (let month = monthOf(last); month >= monthOf(first); month = plusMonths(month, -1)) months.push(month);
  return months;
}

/** A month from its first to its last day. */
export function rangeOfMonth(month: WarsawMonth): BillingRange {
  return { from: firstDayOf(month), to: lastDayOf(month) };
}

/** The month that a range is, from its first to its last day; `undefined` for any other. */
export function monthOfRange({ from, to }: BillingRange): WarsawMonth | undefined {
  const month = monthOf(from);
  return from === firstDayOf(month) && to === lastDayOf(month) ? month : undefined;
}

/** How many days a range has, the first and the last included. */
export function rangeLengthDays({ from, to }: BillingRange): number {
  return daysBetween(from, to) + 1;
}

/** Whether a range can be shown: in order, within what there is, and no longer than may be shown at once. */
export function isRangeAvailable(range: BillingRange, { first, last }: BillingAvailability): boolean {
  return (
    last !== undefined &&
    range.from <= range.to &&
    range.from >= first &&
    range.to <= last &&
    rangeLengthDays(range) <= MAX_BILLING_RANGE_DAYS
  );
}

/** The range that an address names, if it can be shown; else the newest month; `undefined` while there is none. */
export function requestedRange(
  asked: { readonly from: string | null; readonly to: string | null },
  availability: BillingAvailability,
): BillingRange | undefined {
  const [from, to] = [warsawDate(asked.from ?? ""), warsawDate(asked.to ?? "")];
  if (from !== undefined && to !== undefined && isRangeAvailable({ from, to }, availability)) return { from, to };
  return availability.last === undefined ? undefined : rangeOfMonth(monthOf(availability.last));
}

function earlier(one: WarsawMonth, other: WarsawMonth): WarsawMonth {
  return one < other ? one : other;
}

function firstDayOf(month: WarsawMonth): WarsawDate {
  const day = warsawDate(`${month}-01`);
  if (day === undefined) throw new RangeError(`no first day of ${month}`);
  return day;
}

function lastDayOf(month: WarsawMonth): WarsawDate {
  return plusDays(firstDayOf(plusMonths(month, 1)), -1);
}
