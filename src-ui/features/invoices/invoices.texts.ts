import { formatMonth } from "#ui/shared/formats.ts";
import type { FinancialEntry } from "#domain/finance/index.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import { plurals } from "#ui/shared/texts/plurals.ts";
import pl from "./pl.json";

/** Texts of invoices, payments and bank transfers (I18N-01). */
export const t = texts(pl, "invoices", plurals);

/** Name of an entry: an invoice by its month, an unknown kind by its number, others by their kind. */
export function entryName({ kind, period, number }: Pick<FinancialEntry, "kind" | "period" | "number">): string {
  switch (kind) {
    case "invoice":
      return period === undefined ? t("entry.invoice") : formatMonth(period);
    case "correction":
      return period === undefined ? t("entry.correction") : t("entry.correctionFor", { month: formatMonth(period) });
    case "interest":
      return period === undefined ? t("entry.interest") : t("entry.interestFor", { month: formatMonth(period) });
    case "payment":
      return t("entry.payment");
    case "deposit":
      return t("entry.deposit");
    case "payout":
      return t("entry.payout");
    case "other":
      return number === "" ? t("entry.other") : t("entry.otherNumber", { number });
  }
}
