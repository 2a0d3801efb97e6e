import type { Result, TransportFailure } from "../shared-kernel/index.ts";
import type { Agreement, Consent } from "./consent.ts";

export interface ConsentsPort {
  /** Loads the consents of the current customer account (`getConsentsByCustomerAccount`). */
  load(): Promise<Result<readonly Consent[], TransportFailure>>;
}

/** Refusals of saved consents. `other`: the server gives no known reason. */
export const CONSENT_REFUSALS = ["contact-needed", "required-consent", "other"] as const;

export type ConsentRefusalCode = (typeof CONSENT_REFUSALS)[number];

export interface ConsentRefusal {
  readonly kind: "consents-refused";
  readonly code: ConsentRefusalCode;
}

/** Decodes a refusal; an unknown code is `other`. */
export function consentRefusal(code: string): ConsentRefusal {
  return { kind: "consents-refused", code: CONSENT_REFUSALS.find((known) => known === code) ?? "other" };
}

/** Changed consents by their ids. Unchanged ones are not sent, so that two tabs do not revert each other. */
export interface ConsentChoices {
  readonly given: readonly string[];
  readonly withdrawn: readonly string[];
}

/** Consents with their meaning and last change (CONSENT-01). */
export interface AgreementsPort {
  /** Loads the consents of the current customer account, in the server's order (`getConsentsByCustomerAccount`). */
  load(): Promise<Result<readonly Agreement[], TransportFailure>>;
  /**
   * Gives and withdraws consents, all or none (`saveConsentsByCustomerAccount`). Returns all consents after the change.
   * Idempotent by `idempotencyKey`. Refused if a consent needs missing contact data, or if a required one would be
   * withdrawn.
   */
  save(
    request: ConsentChoices & { readonly idempotencyKey: string },
  ): Promise<Result<readonly Agreement[], ConsentRefusal | TransportFailure>>;
}
