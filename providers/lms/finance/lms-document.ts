import type { LedgerEntry, LedgerKind } from "./ledger-entry.ts";

/** Line of a document. Amounts in grosze. */
export interface LmsDocumentLine {
  readonly position: number;
  readonly name: string;
  /** Tariff that the line charges. */
  readonly tariff: number | undefined;
  readonly quantity: string | undefined;
  readonly vatRate: string;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

/** Seller or buyer of a document, as LMS printed them. */
export interface LmsDocumentParty {
  readonly name: string;
  readonly taxId: string | undefined;
  readonly address: string;
}

/** Document of a customer with its lines. Those of a correction are the differences to the corrected document. */
export interface LmsDocument {
  readonly id: number;
  readonly account: number;
  readonly kind: LedgerKind;
  readonly number: string;
  readonly period: string | undefined;
  readonly issuedOn: string;
  readonly dueDate: string | undefined;
  readonly seller: LmsDocumentParty;
  readonly buyer: LmsDocumentParty;
  readonly lines: readonly LmsDocumentLine[];
  readonly corrects: { readonly id: number; readonly number: string; readonly reason: string | undefined } | undefined;
  /** Corrections of the document, and corrections of these. */
  readonly corrections: readonly LedgerEntry[];
}

/** Returns the sum of one amount of the lines, in grosze. */
export const sumOfLines = (lines: readonly LmsDocumentLine[], of: "net" | "vat" | "gross"): number =>
  lines.reduce((sum, line) => sum + line[of], 0);
