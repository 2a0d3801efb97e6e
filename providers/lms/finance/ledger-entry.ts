/** Kinds of entries. `charge` is no kind of the contract, so that the portal shows it by its number. */
export type LedgerKind = "invoice" | "correction" | "interest" | "payment" | "payout" | "charge";

/** Entry of the account of a customer: a document of LMS, or a row of its `cash` without a document. */
export interface LedgerEntry {
  /** `D` and the id of a document, or `C` and that of a row. */
  readonly entryId: string;
  readonly kind: LedgerKind;
  readonly number: string;
  /** Grosze; above 0 charged to the customer, below 0 in the customer's favour. */
  readonly amount: number;
  readonly entryDate: string;
  readonly dueDate: string | undefined;
  readonly period: string | undefined;
  /** Entry that this one corrects. */
  readonly corrects: string | undefined;
  /** True for a document that LMS has marked as settled. */
  readonly isClosed: boolean;
  /** True for a document with items, of which a file can be made. */
  readonly hasItems: boolean;
}
