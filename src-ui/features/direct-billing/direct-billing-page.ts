import type { SubscriptionWithdrawal } from "#domain/direct-billing/subscription-withdrawal.ts";
import type { WarsawDate } from "#domain/shared-kernel/index.ts";
import type { BillingAction, DirectBilling, LimitEnd, StreamingService } from "#domain/direct-billing/index.ts";

/** Service with the actions that are permitted now. */
export interface StreamingServiceRow {
  readonly service: StreamingService;
  readonly actions: readonly BillingAction[];
  /** True when the missing consent prevents activation and changes. */
  readonly isBlocked: boolean;
  /** True when a partner sent the customer, so that the partner account is known. */
  readonly hasToken: boolean;
  /** Day on which the limit ends the service (DB-18). */
  readonly endsOn: LimitEnd["day"] | undefined;
  /** Right to withdraw from the contract of the service, while it is open. */
  readonly withdrawal: SubscriptionWithdrawal | undefined;
}

/** Content of the page. */
export interface DirectBillingPage {
  readonly rows: readonly StreamingServiceRow[];
  readonly billing: DirectBilling;
  readonly today: WarsawDate;
}
