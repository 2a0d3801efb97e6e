import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import type { ClockPort, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";

/**
 * The `ptoken`s with which other companies have sent this customer (ROUTE-11). Secrets: they go to the provider and
 * nowhere else.
 */
export interface PartnerTokens {
  /** The token for a service, under any of its names. */
  find(names: readonly string[]): string | undefined;
  /** It was used: it stands nowhere any more. */
  forget(): void;
}

/** What direct billing works with. */
export interface DirectBillingDependencies {
  readonly store: DirectBillingStore;
  readonly client: ClientStore;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Other tabs of this browser show the same services. */
  readonly accountChanges: AccountChangesPort;
  readonly tokens: PartnerTokens;
}
