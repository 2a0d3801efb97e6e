import { addCalendarDays, countDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { formatZloty } from "../pages/html.ts";
import { issuedOn, TERM_DAYS, type InvoiceRow } from "./invoices.ts";

/**
 * Statutory interest for delay, percent a year (civil code, article 481 § 2): the reference rate of the National Bank
 * of Poland, 4% from 4 December 2025, plus 5.5 percentage points.
 */
export const STATUTORY_DELAY_RATE = 9.5;

/** Late invoice whose unpaid amount, in grosze, bears interest from the day after its last day to pay. */
interface LateInvoice {
  readonly monthsAgo: number;
  readonly unpaid: number;
}

/** Returns the interest for delay, in grosze. */
export function interestFor(unpaid: number, days: number): number {
  return Math.round((unpaid * days * STATUTORY_DELAY_RATE) / (365 * 100));
}

/** Returns an unpaid note of interest for delay until the day of its issue, with a line for each late invoice. */
export function interestNote(
  today: IsoDay,
  account: string,
  { monthsAgo, late }: { readonly monthsAgo: number; readonly late: readonly LateInvoice[] },
): InvoiceRow {
  const rate = `${String(STATUTORY_DELAY_RATE).replace(".", ",")}% w skali roku`;
  const items = late.map((invoice) => {
    const dueDay = addCalendarDays(issuedOn(today, invoice.monthsAgo), TERM_DAYS);
    const days = countDays(dueDay, issuedOn(today, monthsAgo));
    const number = `FV/${account}/${datePlaceholder(issuedOn(today, invoice.monthsAgo), "MM/yy")}`;
    return {
      kind: "interest",
      name: `Odsetki za opóźnienie, faktura ${number}: ${formatZloty(invoice.unpaid)}, ${rate}`,
      quantity: `${days} dni`,
      gross: interestFor(invoice.unpaid, days),
    };
  });
  const amount = items.reduce((sum, { gross }) => sum + gross, 0);
  return { monthsAgo, amount, unpaid: amount, status: 2, kind: "interest", series: `NO/${account}`, items };
}
