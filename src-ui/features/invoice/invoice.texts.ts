import { formatMonth } from "#ui/shared/formats.ts";
import type { EntryKind } from "#domain/finance/index.ts";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of one invoice (I18N-01). */
export const t = texts(pl, "invoice");

/** Kind of a document that has a name; the others are called invoices. */
export function documentKindOf(kind: EntryKind): "invoice" | "correction" | "interest" {
  return kind === "correction" || kind === "interest" ? kind : "invoice";
}

/** Name of a document: its kind, and its month when it has one. */
export function documentName({ kind, period }: Pick<InvoiceDetails, "kind" | "period">): string {
  const what = t(`kind.${documentKindOf(kind)}`);
  return period === undefined ? what : t("kind.forMonth", { what, month: formatMonth(period) });
}
