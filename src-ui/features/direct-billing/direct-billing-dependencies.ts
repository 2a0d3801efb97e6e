import type { AccountChangesPort } from "#domain/finance/account-changes.port.ts";
import type { ClockPort, Grosze, IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ToastMessage } from "#ui/stores/toasts/toasts.store.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { DirectBillingStore } from "#ui/stores/direct-billing/direct-billing.store.ts";

/** `ptoken`s with which partners sent this customer (ROUTE-11). Secrets: they are sent to the server only. */
export interface PartnerTokens {
  /** Returns the token of a service, looked up under each of its names. */
  find(names: readonly string[]): string | undefined;
  /** Deletes a used token from memory and storage. */
  forget(): void;
}

export interface DirectBillingDependencies {
  readonly store: DirectBillingStore;
  readonly client: ClientStore;
  readonly clock: ClockPort;
  readonly idempotencyKeys: IdempotencyKeyPort;
  /** Informs other tabs, which show the same services. */
  readonly accountChanges: AccountChangesPort;
  readonly tokens: PartnerTokens;
  /** Limits that the operator offers instead of the legal ones. */
  readonly offeredLimits: readonly Grosze[] | undefined;
  readonly toasts: { show(message: ToastMessage): void };
}
