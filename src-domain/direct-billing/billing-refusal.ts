/** Why the provider did not do what was asked (DB-05). */
export const BILLING_REFUSALS = [
  "limit-too-small",
  "consent-change-not-possible",
  "wrong-limit",
  "no-needed-consent",
  "global-error-backend",
] as const;

export type BillingRefusalCode = (typeof BILLING_REFUSALS)[number];

export interface BillingRefusal {
  readonly kind: "billing-refused";
  readonly code: BillingRefusalCode;
}

/** A refusal by the provider's code; one that nobody knows is the general one. */
export function billingRefusal(code: string): BillingRefusal {
  return { kind: "billing-refused", code: BILLING_REFUSALS.find((known) => known === code) ?? "global-error-backend" };
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
    case "limit-too-small":
      return "raise-limit";
    case "consent-change-not-possible":
      return "wait";
    case "wrong-limit":
      return "other-amount";
    case "no-needed-consent":
      if (!consentGiven) return "give-consent";
      return hasTerms ? "accept-terms" : "try-later";
    case "global-error-backend":
      return "try-later";
  }
}

/** A write that was not done, with what the customer can do about it. */
export interface RemediableRefusal {
  readonly kind: "billing-remedy";
  readonly remedy: Remedy;
}
