/** Why the provider did not do what was asked (DB-05). */
export const BILLING_REFUSALS = [
  "LIMIT_TOO_SMALL",
  "CONSENT_CHANGE_NOT_POSSIBLE",
  "WRONG_LIMIT",
  "NO_NEEDED_CONSENT",
  "GLOBAL_ERROR_BACKEND",
] as const;

export type BillingRefusalCode = (typeof BILLING_REFUSALS)[number];

export interface BillingRefusal {
  readonly kind: "billing-refused";
  readonly code: BillingRefusalCode;
}

/** A refusal by the provider's code; one that nobody knows is the general one. */
export function billingRefusal(code: string): BillingRefusal {
  return { kind: "billing-refused", code: BILLING_REFUSALS.find((known) => known === code) ?? "GLOBAL_ERROR_BACKEND" };
}

/** What helps after a refusal. */
export type Remedy = "raise-limit" | "wait" | "other-amount" | "give-consent" | "accept-terms" | "try-later";

/**
 * What the customer can do about a refusal. NO_NEEDED_CONSENT names two consents at once: that to be charged on the
 * invoice, and
 * the terms of use; the first one that is missing is the one to give. `hasTerms`: there are terms that could be
 * accepted.
 */
export function remedyOf(code: BillingRefusalCode, consentGiven: boolean, hasTerms = true): Remedy {
  switch (code) {
    case "LIMIT_TOO_SMALL":
      return "raise-limit";
    case "CONSENT_CHANGE_NOT_POSSIBLE":
      return "wait";
    case "WRONG_LIMIT":
      return "other-amount";
    case "NO_NEEDED_CONSENT":
      if (!consentGiven) return "give-consent";
      return hasTerms ? "accept-terms" : "try-later";
    case "GLOBAL_ERROR_BACKEND":
      return "try-later";
  }
}
