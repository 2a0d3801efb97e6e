import { isPayable, paymentDeadlineOf, type FinancialEntry } from "../finance/index.ts";
import { plusDays, plusMonthsTo, type WarsawDate } from "../shared-kernel/index.ts";
import { endOfLegalPeriod } from "../shared-kernel/working-days.ts";
import type { ComplaintTerms } from "../support/index.ts";
import type { Deadline } from "./deadline.ts";

type Invoice = Pick<
  FinancialEntry,
  "entryId" | "kind" | "number" | "status" | "amount" | "unpaidAmount" | "dueDate" | "entryDate"
>;

/** Days before the end of the time to complain in which the page mentions it. */
const COMPLAINT_NOTICE_DAYS = 30;

const deadlineOf = ({ entryId, number }: Invoice, kind: Deadline["kind"], day: WarsawDate): Deadline => ({
  id: `${kind}-${entryId}`,
  kind,
  day,
  name: number,
  subject: { kind: "invoice", entryId },
});

/** Lists the payments that are due, overdue ones included, and those that are being paid. */
export function paymentDeadlines(entries: readonly Invoice[], today: WarsawDate): readonly Deadline[] {
  return entries.flatMap((entry) => {
    const day = paymentDeadlineOf(entry);
    if (entry.kind !== "invoice" || day === undefined) return [];
    const deadline = deadlineOf(entry, "invoicePayment", day);
    if (isPayable(entry, today)) return [deadline];
    return isBeingPaid(entry) ? [{ ...deadline, isBeingPaid: true }] : [];
  });
}

function isBeingPaid({ status, unpaidAmount }: Invoice): boolean {
  return unpaidAmount > 0 && (status === "payment-started" || status === "payment-accepted");
}

/** Lists the invoices about which the time to complain ends within a month. It is counted from the day of the invoice. */
export function invoiceComplaintDeadlines(
  entries: readonly Invoice[],
  { months }: Pick<ComplaintTerms, "months">,
  today: WarsawDate,
): readonly Deadline[] {
  const lastNoticed = plusDays(today, COMPLAINT_NOTICE_DAYS);
  return entries.flatMap((entry) => {
    if (entry.kind !== "invoice") return [];
    const day = endOfLegalPeriod(plusMonthsTo(entry.entryDate, months));
    return day < today || day > lastNoticed ? [] : [deadlineOf(entry, "invoiceComplaint", day)];
  });
}
