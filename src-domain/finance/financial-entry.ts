import type { Grosze, WarsawDate, WarsawMonth } from "../shared-kernel/index.ts";

/**
 * `other` is what the portal has no word for: it is told of, with what the provider says of it, and cannot be paid
 * here.
 */
export type EntryKind = "invoice" | "correction" | "payment" | "interest" | "other";

/** Payment statuses of the provider (FIN-02); a missing or unknown one is `unknown`. */
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

/** Whether these are all invoices, and may be called so. */
export function hasOnlyInvoices(entries: readonly Pick<FinancialEntry, "kind">[]): boolean {
  return entries.every(({ kind }) => kind === "invoice");
}

/** One line of the customer's account (specification 3, Financial entry). */
export interface FinancialEntry {
  readonly entryId: string;
  readonly kind: EntryKind;
  /** `FV/4127830/11/26`. */
  readonly number: string;
  /** The month an invoice is for; none for a payment. */
  readonly period: WarsawMonth | undefined;
  readonly amount: Grosze;
  readonly unpaidAmount: Grosze;
  readonly entryDate: WarsawDate;
  /** None for a payment. */
  readonly dueDate: WarsawDate | undefined;
  readonly status: PaymentStatus;
  readonly duplicatePossible: boolean;
  readonly duplicateCreating: boolean;
}
