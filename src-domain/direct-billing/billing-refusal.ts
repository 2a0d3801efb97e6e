/** Refusals of the server (DB-05). */
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

/** Decodes a refusal; an unknown code is `global-error-backend`. */
export function billingRefusal(code: string): BillingRefusal {
  return { kind: "billing-refused", code: BILLING_REFUSALS.find((known) => known === code) ?? "global-error-backend" };
}

/** Action that resolves a refusal. */
export type Remedy = "raise-limit" | "wait" | "other-amount" | "give-consent" | "accept-terms" | "try-later";

/**
 * Returns the remedy for a refusal. `no-needed-consent` may mean the consent to charges on the invoice or the terms of
 * use; the first missing one is returned. `hasTerms`: the service has terms to accept.
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

/** Failed write with its remedy. */
export interface RemediableRefusal {
  readonly kind: "billing-remedy";
  readonly remedy: Remedy;
}
