import { addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import type { EntrySeed, ItemSeed } from "./entry-seed.ts";

/** Age of the newest invoice, days before the anchor day. */
const ISSUED_DAYS_AGO = 4;
const PAID = 1;
/** Days from the issue of an invoice to its last day to pay. */
export const TERM_DAYS = 14;

/** Invoice, `monthsAgo` counted from the newest. Amounts in grosze. Defaults: paid, a `term` of 14 days. */
export interface InvoiceRow {
  readonly monthsAgo: number;
  readonly amount: number;
  readonly unpaid?: number;
  readonly status?: number;
  readonly term?: number;
  /** Days between the usual day of issue and that of this row, 0 by default. */
  readonly daysLater?: number;
  readonly creating?: boolean;
  readonly kind?: "invoice" | "correction" | "interest";
  readonly series?: string;
  readonly charged?: readonly string[];
  readonly items?: readonly ItemSeed[];
  /** True for a document that was issued outside KSeF. */
  readonly isKsefOffline?: boolean;
}

/** Returns the issue day of an invoice. */
export function issuedOn(today: IsoDay, monthsAgo: number): IsoDay {
  return addCalendarMonths(addCalendarDays(today, -ISSUED_DAYS_AGO), -monthsAgo);
}

/** Returns the invoices of an account, relative to `today`; their numbers begin with `FV/<account>`. */
export function invoices(today: IsoDay, account: string, rows: readonly InvoiceRow[]): readonly EntrySeed[] {
  return rows.map(
    ({
      monthsAgo,
      amount,
      unpaid = 0,
      status = PAID,
      term = TERM_DAYS,
      daysLater = 0,
      creating = false,
      kind = "invoice",
      series = `FV/${account}`,
      charged,
      items,
      isKsefOffline = false,
    }) => {
      const usualDate = issuedOn(today, monthsAgo);
      const entryDate = addCalendarDays(usualDate, daysLater);
      return {
        kind,
        series,
        period: usualDate.slice(0, 7),
        amount,
        unpaid,
        entryDate,
        ...(kind !== "correction" && { dueDate: addCalendarDays(entryDate, term) }),
        status,
        duplicatePossible: kind !== "interest",
        duplicateCreating: creating,
        isKsefOffline,
        ...(charged !== undefined && { charged }),
        ...(items !== undefined && { items }),
      };
    },
  );
}

/** Returns equal paid invoices, from `from` to `to` months ago. */
export function paidInvoices(
  from: number,
  to: number,
  amount: number,
  lines: Pick<InvoiceRow, "charged" | "items"> = {},
): readonly InvoiceRow[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ monthsAgo: from + index, amount, ...lines }));
}

/** Returns a deposit charged and paid `daysAgo`. */
export function depositEntrySeed(today: IsoDay, account: string, daysAgo: number, amount: number): EntrySeed {
  return {
    kind: "deposit",
    series: `KA/${account}`,
    amount,
    unpaid: 0,
    entryDate: addCalendarDays(today, -daysAgo),
    status: 1,
  };
}

/** Returns a payment received `daysAgo`. */
export function paymentReceived(today: IsoDay, account: string, daysAgo: number, amount: number): EntrySeed {
  return {
    kind: "payment",
    series: `WP/${account}/${String(daysAgo).padStart(4, "0")}`,
    amount: -amount,
    unpaid: 0,
    entryDate: addCalendarDays(today, -daysAgo),
    status: 6,
  };
}
