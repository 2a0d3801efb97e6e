import type { FormerTerms } from "#domain/products/index.ts";
import { formatDate } from "#ui/shared/formats.ts";
import { t } from "./contract-summary.texts.ts";

/** Says until when a service works on the terms to which a withdrawal returns it, unless they go on (WITHDRAW-70). */
export function formerTermsText(terms: Exclude<FormerTerms, { readonly kind: "going-on" }>): string {
  switch (terms.kind) {
    case "unclear":
    case "mixed":
      return t(`former.${terms.kind}`);
    case "over":
      return t("former.over", { day: formatDate(terms.until) });
    case "ending": {
      const text = t("former.ending", { day: formatDate(terms.until) });
      const { revocableUntil } = terms;
      return revocableUntil === undefined ? text : `${text} ${t("former.revoke", { day: formatDate(revocableUntil) })}`;
    }
  }
}

/** Returns true if the terms to which a withdrawal returns a service go on. */
export function areGoingOn(terms: FormerTerms): terms is Extract<FormerTerms, { readonly kind: "going-on" }> {
  return terms.kind === "going-on";
}
