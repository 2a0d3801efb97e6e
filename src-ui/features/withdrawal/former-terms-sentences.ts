import type { FormerTerms } from "#domain/products/index.ts";
import { areGoingOn, formerTermsText } from "#ui/shared/contract-summary/former-terms-text.ts";
import { t } from "./withdrawal.texts.ts";

/** Says that only the new terms end, and until when the former ones apply. */
export function formerTermsSentences(terms: FormerTerms): string {
  return areGoingOn(terms) ? t("subjectRestored") : `${t("subjectTerms")} ${formerTermsText(terms)}`;
}
