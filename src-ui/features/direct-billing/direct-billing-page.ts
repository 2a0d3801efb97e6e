import type { BillingAction, DirectBilling, StreamingService } from "#domain/direct-billing/index.ts";

/** Service with the actions that are permitted now. */
export interface StreamingServiceRow {
  readonly service: StreamingService;
  readonly actions: readonly BillingAction[];
  /** True when the missing consent prevents activation and changes. */
  readonly isBlocked: boolean;
  /** True when a partner sent the customer, so that the partner account is known. */
  readonly hasToken: boolean;
}

/** Content of the page. */
export interface DirectBillingPage {
  readonly rows: readonly StreamingServiceRow[];
  readonly billing: DirectBilling;
}
