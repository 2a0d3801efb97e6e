import type { Grosze, WarsawDate, WarsawMonth } from "../shared-kernel/index.ts";

/**
 * Kind of an entry. `deposit`: money that the provider holds as a security. `payout`: money that it has sent back.
 * `other`: a kind that the portal does not know. All three are shown but cannot be paid here.
 */
export type EntryKind = "invoice" | "correction" | "payment" | "interest" | "deposit" | "payout" | "other";

/** Payment statuses of the server (FIN-02); an unknown one becomes `unknown`. */
export const PAYMENT_STATUSES = [
  "unknown",
  "paid",
  "unpaid",
  "partly-paid",
  "payment-started",
  "payment-accepted",
  "no-status",
] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Fields of an entry that the specification names. */
type NamedFields = Pick<
  FinancialEntry,
  "amount" | "unpaidAmount" | "dueDate" | "duplicatePossible" | "duplicateCreating"
>;

/**
 * Returns the kind of an entry that the server sends without one (FIN-02). What is due, owed or has a document is an
 * invoice, or a correction if it is negative; everything else is a payment.
 */
export function deriveEntryKind(entry: NamedFields): EntryKind {
  const { amount, unpaidAmount, dueDate, duplicatePossible, duplicateCreating } = entry;
  const isDocument = dueDate !== undefined || unpaidAmount > 0 || duplicatePossible || duplicateCreating;
  if (!isDocument) return "payment";
  return amount < 0 ? "correction" : "invoice";
}

/** Returns the status of an entry that the server sends without one, from what is left to pay (FIN-02). */
export function derivePaymentStatus(
  kind: EntryKind,
  { amount, unpaidAmount }: Pick<FinancialEntry, "amount" | "unpaidAmount">,
): PaymentStatus {
  if (kind === "payment" || kind === "payout") return "no-status";
  if (unpaidAmount <= 0) return "paid";
  return unpaidAmount < amount ? "partly-paid" : "unpaid";
}

/** Returns true if all entries are invoices, so that texts may call them that. */
export function hasOnlyInvoices(entries: readonly Pick<FinancialEntry, "kind">[]): boolean {
  return entries.every(({ kind }) => kind === "invoice");
}

/** Returns the last day to pay; none for a credit such as a correction, whatever the server sends. */
export function paymentDeadlineOf({
  amount,
  dueDate,
}: {
  readonly amount: Grosze;
  readonly dueDate: WarsawDate | undefined;
}): WarsawDate | undefined {
  return amount < 0 ? undefined : dueDate;
}

/** Line of the customer's account (specification 3, Financial entry). */
export interface FinancialEntry {
  readonly entryId: string;
  readonly kind: EntryKind;
  /** Example: `FV/4127830/11/26`; the id of an entry without a number. */
  readonly number: string;
  /** Month that an invoice is for; none for a payment. */
  readonly period: WarsawMonth | undefined;
  readonly amount: Grosze;
  readonly unpaidAmount: Grosze;
  readonly entryDate: WarsawDate;
  /** None for a payment. */
  readonly dueDate: WarsawDate | undefined;
  readonly status: PaymentStatus;
  readonly duplicatePossible: boolean;
  readonly duplicateCreating: boolean;
  /** Number in the ministry's invoice register (KSeF); none for a document outside it. */
  readonly ksefNumber?: string | undefined;
  /** Last digits of the bank account of a payout, if the server names it. */
  readonly accountEnd?: string | undefined;
  /** Entry of the document that a correction corrects; none if the server does not name it. */
  readonly correctedEntryId?: string | undefined;
}
