import { formatMonth } from "#domain/shared-kernel/index.ts";
import type { InvoiceDetails } from "#domain/finance/invoice-details.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

/** Texts of one invoice (I18N-01). */
export const t = texts(pl, "invoice");

/** Name of a document: its kind, and its month when it has one. */
export function documentName({ kind, period }: Pick<InvoiceDetails, "kind" | "period">): string {
  const what = t(kind === "correction" ? "kind.correction" : kind === "interest" ? "kind.interest" : "kind.invoice");
  return period === undefined ? what : t("kind.forMonth", { what, month: formatMonth(period) });
}
