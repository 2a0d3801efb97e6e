import type { Grosze, WarsawDate, WarsawMonth } from "../shared-kernel/index.ts";
import { sumOf, grosze } from "../shared-kernel/index.ts";
import type { EntryKind } from "./financial-entry.ts";

/** Kind of an invoice item. `other`: a kind that the portal does not know. */
export type ItemKind = "subscription" | "promotion" | "one-time" | "usage" | "interest" | "adjustment" | "other";

/** Days that an item is for, both included. */
export interface ItemDays {
  readonly from: WarsawDate;
  readonly to: WarsawDate;
}

/** Item of an invoice; discounts are negative. */
export interface InvoiceItem {
  readonly itemId: string;
  /** Id of the service, the same on every invoice; none for items without a service. */
  readonly serviceId: string | undefined;
  readonly name: string;
  readonly kind: ItemKind;
  readonly days: ItemDays | undefined;
  /** Number with its unit: "37 min". */
  readonly quantity: string | undefined;
  readonly net: Grosze;
  /** As the server writes it: "23%", "zw.", "np.". */
  readonly vatRate: string;
  readonly vat: Grosze;
  readonly gross: Grosze;
}

/** Seller or buyer of an invoice. */
export interface InvoiceParty {
  readonly name: string;
  readonly taxId: string | undefined;
  readonly address: string;
}

/** Invoice that a correction changes. */
export interface CorrectedInvoice {
  readonly entryId: string;
  readonly number: string;
  readonly reason: string | undefined;
}

/** Correction of a document, as that document names it. */
export interface InvoiceCorrection {
  readonly number: string;
  /** Entry of the correction; none if the customer does not have its document. */
  readonly entryId: string | undefined;
  readonly issuedOn: WarsawDate;
  /** Change of the gross amount; below 0 a credit. */
  readonly gross: Grosze;
}

/** Reference to the ministry's invoice register (KSeF). */
export interface KsefReference {
  readonly number: string;
  /** SHA-256 of the invoice's file, base64url without padding. */
  readonly hash: string;
}

/** Kinds of the seller's identifier in KSeF, as the ministry's address names them. */
export type KsefContext = "Nip" | "InternalId" | "NipVatUe" | "PeppolId";

/** Marks of an invoice that was issued outside KSeF: the seller sends it to the register later. */
export interface KsefOfflineMark {
  /** SHA-256 of the invoice's file, base64url without padding. */
  readonly hash: string;
  readonly context: KsefContext;
  /** Identifier of the seller of this kind. */
  readonly contextId: string;
  /** Serial number of the seller's KSeF certificate, hexadecimal. */
  readonly certificate: string;
  /** Signature of the address by this certificate, base64url without padding. */
  readonly signature: string;
}

/** Invoice, correction or interest note with its items. */
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
  /** Corrections of this document, and corrections of these; `undefined` while they are not known. */
  readonly corrections: readonly InvoiceCorrection[] | undefined;
  readonly ksef: KsefReference | undefined;
  /** Set for an invoice that was issued outside KSeF. */
  readonly ksefOffline: KsefOfflineMark | undefined;
}

/** Returns the gross amount that the items do not explain: zero, unless the server rounds or omits items. */
export function unitemizedAmount({ gross, items }: Pick<InvoiceDetails, "gross" | "items">): Grosze {
  return grosze(gross - sumOf(items.map((item) => item.gross)));
}

/** Returns the gross amount after all corrections; `undefined` while they are not known. */
export function correctedGross({
  gross,
  corrections,
}: Pick<InvoiceDetails, "gross" | "corrections">): Grosze | undefined {
  return corrections === undefined ? undefined : grosze(gross + sumOf(corrections.map((one) => one.gross)));
}

/** Returns true if an entry has a document with items. */
export function hasDetails({ kind }: { readonly kind: EntryKind }): boolean {
  return kind === "invoice" || kind === "correction" || kind === "interest";
}
