import { isPayable, paymentDeadlineOf, type EntryKind, type FinancialEntry } from "../finance/index.ts";
import { plusDays, type WarsawDate } from "../shared-kernel/index.ts";
import { lastComplaintDay, type ComplaintTerms } from "../support/index.ts";
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

/** Kinds of documents that are paid by a day. */
const PAYMENTS: Partial<Readonly<Record<EntryKind, Deadline["kind"]>>> = {
  invoice: "invoicePayment",
  interest: "interestPayment",
};

/** Lists the payments that are due, overdue ones included, and those that are being paid. */
export function paymentDeadlines(entries: readonly Invoice[], today: WarsawDate): readonly Deadline[] {
  return entries.flatMap((entry) => {
    const day = paymentDeadlineOf(entry);
    const kind = PAYMENTS[entry.kind];
    if (kind === undefined || day === undefined) return [];
    const deadline = deadlineOf(entry, kind, day);
    if (isPayable(entry, today)) return [deadline];
    return isBeingPaid(entry) ? [{ ...deadline, isBeingPaid: true }] : [];
  });
}

function isBeingPaid({ status, unpaidAmount }: Invoice): boolean {
  return unpaidAmount > 0 && (status === "payment-started" || status === "payment-accepted");
}

/**
 * Lists the invoices about which the time to complain ends within a month. It is counted from the day of the invoice.
 */
export function invoiceComplaintDeadlines(
  entries: readonly Invoice[],
  terms: Pick<ComplaintTerms, "months">,
  today: WarsawDate,
): readonly Deadline[] {
  const lastNoticed = plusDays(today, COMPLAINT_NOTICE_DAYS);
  return entries.flatMap((entry) => {
    if (entry.kind !== "invoice") return [];
    const day = lastComplaintDay(entry.entryDate, terms);
    return day < today || day > lastNoticed ? [] : [deadlineOf(entry, "invoiceComplaint", day)];
  });
}
