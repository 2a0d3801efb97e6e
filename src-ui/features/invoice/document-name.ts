import type { InvoiceDetails } from "#domain/finance/invoice.ts";
import { formatMonth } from "#domain/shared-kernel/index.ts";
import { t } from "./invoice.texts.ts";

/** What a document is called: by what it is, and its month where it has one. */
export function documentName({ kind, period }: Pick<InvoiceDetails, "kind" | "period">): string {
  const what = t(kind === "correction" ? "kind.correction" : kind === "interest" ? "kind.interest" : "kind.invoice");
  return period === undefined ? what : t("kind.forMonth", { what, month: formatMonth(period) });
}
