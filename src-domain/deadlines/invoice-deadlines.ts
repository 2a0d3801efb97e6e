import { isPayable, isPending, paymentDeadlineOf, type EntryKind, type FinancialEntry } from "../finance/index.ts";
import { plusDays, type Grosze, type WarsawDate } from "../shared-kernel/index.ts";
import { lastComplaintDay, type ComplaintTerms } from "../support/index.ts";
import type { Deadline, DeadlinePayment } from "./deadline.ts";

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

/** Part of a pending payment that goes to an entry. */
export interface PendingEntryShare {
  readonly entry: Pick<FinancialEntry, "entryId">;
  readonly amount: Grosze;
  /** Unpaid amount of the entry after the payment. */
  readonly left: Grosze;
}

/**
 * Lists the payments that are due, overdue ones included, and those that are being paid.
 *
 * @param shares shares of the pending payments; a pending entry without one is paid with an unknown amount
 */
export function paymentDeadlines(
  entries: readonly Invoice[],
  today: WarsawDate,
  shares: readonly PendingEntryShare[],
): readonly Deadline[] {
  return entries.flatMap((entry) => {
    const day = paymentDeadlineOf(entry);
    const kind = PAYMENTS[entry.kind];
    if (kind === undefined || day === undefined) return [];
    const deadline = deadlineOf(entry, kind, day);
    if (isPayable(entry, today)) return [deadline];
    const payment = pendingPaymentOf(entry, shares);
    return payment === undefined ? [] : [{ ...deadline, payment }];
  });
}

/** Returns the payment in progress of an entry. An accepted one counts as one of the whole rest, as in the list. */
function pendingPaymentOf(entry: Invoice, shares: readonly PendingEntryShare[]): DeadlinePayment | undefined {
  if (entry.status === "payment-accepted") return entry.unpaidAmount > 0 ? { kind: "whole" } : undefined;
  if (!isPending(entry)) return undefined;
  const share = shares.find(({ entry: { entryId } }) => entryId === entry.entryId);
  if (share === undefined) return { kind: "unknown" };
  const { amount, left } = share;
  if (left <= 0) return { kind: "whole" };
  return amount > 0 ? { kind: "part", amount, left } : { kind: "nothing", left };
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
