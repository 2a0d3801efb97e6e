import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Agreement, Consent } from "./consent.ts";

export interface ConsentsPort {
  /** Consents of the current customer account (`getConsentsByCustomerAccount`). */
  load(): Promise<Result<readonly Consent[], TransportFailure>>;
}

/** Why the provider did not save what was chosen. `OTHER`: for a reason that it does not say. */
export const CONSENT_REFUSALS = ["CONTACT_NEEDED", "REQUIRED_CONSENT", "OTHER"] as const;

export type ConsentRefusalCode = (typeof CONSENT_REFUSALS)[number];

export interface ConsentRefusal {
  readonly kind: "consents-refused";
  readonly code: ConsentRefusalCode;
}

/** A refusal by the provider's code; one that nobody knows is `OTHER`. */
export function consentRefusal(code: string): ConsentRefusal {
  return { kind: "consents-refused", code: CONSENT_REFUSALS.find((known) => known === code) ?? "OTHER" };
}

/**
 * What a customer has changed, by the ids of the consents; all others stay as they are, so that two tabs do not take
 * each other back.
 */
export interface ConsentChoices {
  readonly given: readonly string[];
  readonly withdrawn: readonly string[];
}

/** Consents with what each one means and what has become of it (CONSENT-01). */
export interface AgreementsPort {
  /** The consents of the current customer account, in the provider's order (`getConsentsByCustomerAccount`). */
  load(): Promise<Result<readonly Agreement[], TransportFailure>>;
  /**
   * Gives and withdraws consents, all or none (`saveConsentsByCustomerAccount`), and answers all of them as they are
   * then. The same intent id is
   * one saving, however often it is sent. Refused where a consent needs contact data that is missing, or a required one
   * would not be given.
   */
  save(
    wish: ConsentChoices & { readonly intentId: string },
  ): Promise<Result<readonly Agreement[], ConsentRefusal | TransportFailure>>;
}
