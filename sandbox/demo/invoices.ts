import { addCalendarDays, addCalendarMonths, type IsoDay } from "../calendar/warsaw.ts";
import type { EntrySeed, ItemSeed } from "./seed.ts";

/** The newest invoice was issued this many days before the day that the data stand around. */
const ISSUED_DAYS_AGO = 4;
const PAID = 1;

/**
 * One invoice, `monthsAgo` counted from the newest. Amounts are grosze; what is not said is paid, in `term` 14 days.
 */
export interface InvoiceRow {
  readonly monthsAgo: number;
  readonly amount: number;
  readonly unpaid?: number;
  readonly status?: number;
  readonly term?: number;
  readonly creating?: boolean;
  readonly kind?: "invoice" | "correction" | "interest";
  readonly series?: string;
  readonly charged?: readonly string[];
  readonly items?: readonly ItemSeed[];
}

/** The day that an invoice was issued on. */
export function issuedOn(today: IsoDay, monthsAgo: number): IsoDay {
  return addCalendarMonths(addCalendarDays(today, -ISSUED_DAYS_AGO), -monthsAgo);
}

/** Invoices of an account around `today`; their numbers begin with `FV/<account>`. */
export function invoices(today: IsoDay, account: string, rows: readonly InvoiceRow[]): readonly EntrySeed[] {
  return rows.map(
    ({
      monthsAgo,
      amount,
      unpaid = 0,
      status = PAID,
      term = 14,
      creating = false,
      kind = "invoice",
      series = `FV/${account}`,
      charged,
      items,
    }) => {
      const entryDate = issuedOn(today, monthsAgo);
      return {
        kind,
        series,
        period: entryDate.slice(0, 7),
        amount,
        unpaid,
        entryDate,
        dueDate: addCalendarDays(entryDate, term),
        status,
        duplicatePossible: kind === "invoice",
        duplicateCreating: creating,
        ...(charged !== undefined && { charged }),
        ...(items !== undefined && { items }),
      };
    },
  );
}

/** Equal paid invoices, from `from` to `to` months ago, with what stands on each. */
export function paidInvoices(
  from: number,
  to: number,
  amount: number,
  lines: Pick<InvoiceRow, "charged" | "items"> = {},
): readonly InvoiceRow[] {
  return Array.from({ length: to - from + 1 }, (_, index) => ({ monthsAgo: from + index, amount, ...lines }));
}

/** A deposit that came in `daysAgo`: a kind of entry that the contract does not name. */
export function depositTaken(today: IsoDay, account: string, daysAgo: number, amount: number): EntrySeed {
  return {
    kind: "deposit",
    series: `KA/${account}`,
    amount,
    unpaid: 0,
    entryDate: addCalendarDays(today, -daysAgo),
    status: 1,
  };
}

/** Money that came in `daysAgo`. */
export function paymentReceived(today: IsoDay, account: string, daysAgo: number, amount: number): EntrySeed {
  return {
    kind: "payment",
    series: `WP/${account}/${String(daysAgo).padStart(4, "0")}`,
    amount,
    unpaid: 0,
    entryDate: addCalendarDays(today, -daysAgo),
    status: 6,
  };
}
