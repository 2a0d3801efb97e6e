import type { Grosze, WarsawDate, WarsawMonth } from "../shared-kernel/index.ts";

/**
 * `other` is what the portal has no word for: it is told of, with what the provider says of it, and cannot be paid
 * here.
 */
export type EntryKind = "invoice" | "correction" | "payment" | "interest" | "other";

/** The wire's payment status, 0 to 6 (FIN-02); what is missing or unknown is 0. */
export type PaymentStatusNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Whether these are all invoices, and may be called so. */
export function onlyInvoices(entries: readonly Pick<FinancialEntry, "kind">[]): boolean {
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
  readonly status: PaymentStatusNumber;
  readonly duplicatePossible: boolean;
  readonly duplicateCreating: boolean;
}
