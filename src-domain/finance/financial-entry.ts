import type { Grosze, WarsawDate, WarsawMonth } from "../shared-kernel/index.ts";

/** Kind of an entry. `other`: a kind that the portal does not know; it is shown but cannot be paid here. */
export type EntryKind = "invoice" | "correction" | "payment" | "interest" | "other";

/** Payment statuses of the server (FIN-02); a missing or unknown one becomes `unknown`. */
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

/** Returns true if all entries are invoices, so that texts may call them that. */
export function hasOnlyInvoices(entries: readonly Pick<FinancialEntry, "kind">[]): boolean {
  return entries.every(({ kind }) => kind === "invoice");
}

/** Line of the customer's account (specification 3, Financial entry). */
export interface FinancialEntry {
  readonly entryId: string;
  readonly kind: EntryKind;
  /** Example: `FV/4127830/11/26`. */
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
}
