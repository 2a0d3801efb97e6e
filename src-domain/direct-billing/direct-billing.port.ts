import type { Grosze, Result, TransportFailure } from "../shared-kernel/index.ts";
import type { DirectBilling } from "./direct-billing.ts";
import type { BillingRefusal } from "./billing-refusal.ts";
import type { BillingAction } from "./streaming-service.ts";

/** An order of one action. The same intent id is one order, however often it is sent. */
export interface BillingActionRequest {
  readonly idempotencyKey: string;
  readonly code: string;
  readonly action: BillingAction;
  readonly planId: string | undefined;
  /** The `ptoken` with which the other company has sent the customer: it names the account there. */
  readonly partnerToken: string | undefined;
}

export interface TermsAcceptance {
  readonly idempotencyKey: string;
  readonly code: string;
  readonly version: string;
}

/** What is to hold from now on: one of the two, so that neither takes the other back. */
export type BillingSetting =
  | { readonly idempotencyKey: string; readonly limit: Grosze }
  | { readonly idempotencyKey: string; readonly consentGiven: boolean };

type WriteResult<Value> = Promise<Result<Value, BillingRefusal | TransportFailure>>;

/** Services of other companies that are paid with the invoice (DB-01 to DB-06). */
export interface DirectBillingPort {
  /** Services, limit and consent of this account (`getDirectBilling`). */
  load(): Promise<Result<DirectBilling, TransportFailure>>;
  /** Accepts the terms of use of a service (`registerTOSAcceptance`). */
  acceptTerms(acceptance: TermsAcceptance): WriteResult<"accepted">;
  /** Has an action taken up (`changeDirectBilling`): the service is PENDING from then on. */
  order(order: BillingActionRequest): WriteResult<"taken-up">;
  /**
   * Sets the limit, or gives or takes back the consent (`saveDirectBillingSettings`). Taken back, all that is active is
   * turned off.
   */
  save(setting: BillingSetting): WriteResult<"saved">;
}

/** The account that a write of direct billing changes. */
export interface BillingReader {
  /** Re-reads the account; resolves with what it shows, `undefined` when it could not be read. */
  reload(): Promise<DirectBilling | undefined>;
  /** Returns the account as it was read last, fresh or stale. */
  known(): DirectBilling | undefined;
}
