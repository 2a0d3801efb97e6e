import type { Grosze, WarsawDate, WarsawMonth } from "../shared-kernel/index.ts";
import { sumOf, grosze } from "../shared-kernel/index.ts";
import type { EntryKind } from "./financial-entry.ts";

/** What an item of an invoice is for; `other` is what the portal has no word for. */
export type ItemKind = "subscription" | "promotion" | "one-time" | "usage" | "interest" | "adjustment" | "other";

/** The days that an item is for, the last one included. */
export interface ItemDays {
  readonly from: WarsawDate;
  readonly to: WarsawDate;
}

/** One line of an invoice. Negative amounts take off. */
export interface InvoiceItem {
  readonly itemId: string;
  /** What the line belongs to, the same on every invoice; none for what belongs to no service. */
  readonly serviceId: string | undefined;
  readonly name: string;
  readonly kind: ItemKind;
  readonly days: ItemDays | undefined;
  /** In words, with its unit: "37 min". */
  readonly quantity: string | undefined;
  readonly net: Grosze;
  /** "23%", "zw.", "np."; as the provider writes it. */
  readonly vatRate: string;
  readonly vat: Grosze;
  readonly gross: Grosze;
}

/** Who has issued an invoice, or for whom. */
export interface InvoiceParty {
  readonly name: string;
  readonly taxId: string | undefined;
  readonly address: string;
}

/** What a correction corrects. */
export interface CorrectedInvoice {
  readonly entryId: string;
  readonly number: string;
  readonly reason: string | undefined;
}

/** Where an invoice stands in the ministry's register (KSeF). */
export interface KsefReference {
  readonly number: string;
  /** SHA-256 of the invoice's file, base64url without padding. */
  readonly hash: string;
}

/** One invoice, correction or interest note with its items. */
export interface InvoiceDetails {
  readonly entryId: string;
  readonly kind: EntryKind;
  readonly number: string;
  readonly period: WarsawMonth | undefined;
  readonly issuedOn: WarsawDate;
  readonly dueDate: WarsawDate | undefined;
  readonly net: Grosze;
  readonly vat: Grosze;
  readonly gross: Grosze;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly items: readonly InvoiceItem[];
  readonly corrects: CorrectedInvoice | undefined;
  readonly ksef: KsefReference | undefined;
}

/** What the items leave of the whole amount: nothing, unless a provider rounds or leaves items out. */
export function unitemizedAmount({ gross, items }: Pick<InvoiceDetails, "gross" | "items">): Grosze {
  return grosze(gross - sumOf(items.map((item) => item.gross)));
}

/** Whether a line of the account has a document with items behind it. */
export function hasDetails({ kind }: { readonly kind: EntryKind }): boolean {
  return kind === "invoice" || kind === "correction" || kind === "interest";
}
