import type { DirectBilling } from "../billing.ts";

/** The account that a write of direct billing changes. */
export interface BillingReader {
  /** Re-reads the account; resolves with what it shows, `undefined` when it could not be read. */
  reload(): Promise<DirectBilling | undefined>;
  /** Returns the account as it was read last, fresh or stale. */
  known(): DirectBilling | undefined;
}
