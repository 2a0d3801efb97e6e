import type { Grosze, Result, TransportFailure } from "../shared-kernel/index.ts";
import type { DirectBilling } from "./direct-billing.ts";
import type { BillingRefusal } from "./billing-refusal.ts";
import type { BillingAction } from "./streaming-service.ts";

/** Order of an action. Idempotent by `idempotencyKey`. */
export interface BillingActionRequest {
  readonly idempotencyKey: string;
  readonly code: string;
  readonly action: BillingAction;
  readonly planId: string | undefined;
  /** `ptoken` from the redirect of the other company; it identifies the customer's account there. */
  readonly partnerToken: string | undefined;
}

export interface TermsAcceptance {
  readonly idempotencyKey: string;
  readonly code: string;
  readonly version: string;
}

/** Change of one setting, so that a write never overwrites the other setting. */
export type BillingSetting =
  | { readonly idempotencyKey: string; readonly limit: Grosze }
  | { readonly idempotencyKey: string; readonly consentGiven: boolean };

type WriteResult<Value> = Promise<Result<Value, BillingRefusal | TransportFailure>>;

/** Services of other companies, paid with the operator's invoice (DB-01 to DB-06). */
export interface DirectBillingPort {
  /** Loads services, limit and consent of this client account (`getDirectBilling`). */
  load(): Promise<Result<DirectBilling, TransportFailure>>;
  /** Accepts the terms of use of a service (`registerTOSAcceptance`). */
  acceptTerms(acceptance: TermsAcceptance): WriteResult<"accepted">;
  /** Orders an action (`changeDirectBilling`): the service becomes PENDING. */
  order(order: BillingActionRequest): WriteResult<"taken-up">;
  /**
   * Sets the limit, or gives or withdraws the consent (`saveDirectBillingSettings`). Withdrawing it deactivates all
   * services.
   */
  save(setting: BillingSetting): WriteResult<"saved">;
}

/** Reads of the account for the writes of direct billing. */
export interface BillingReader {
  /** Re-reads the account; resolves with `undefined` if the read failed. */
  reload(): Promise<DirectBilling | undefined>;
  /** Returns the account as last read, which may be stale. */
  known(): DirectBilling | undefined;
}
