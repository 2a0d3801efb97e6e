import type { NoticeMessage } from "#domain/deadlines/applicable-changes.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";
import type { ContractOrder } from "#domain/termination/continuing-orders.ts";
import type { TerminationPeriods, TerminationsPort } from "#domain/termination/index.ts";
import type { AsyncValue } from "#ui/stores/async-value.ts";
import type { ClientStore } from "#ui/stores/client/client.store.ts";
import type { ExternalServicesStore } from "#ui/stores/direct-billing/external-services.store.ts";
import type { AccountArrearsStores } from "#ui/stores/finance/account-arrears.ts";
import type { TerminationsStore } from "#ui/stores/termination/terminations.store.ts";

/** Dependencies of the page about the end of a contract. */
export interface TerminationDependencies extends AccountArrearsStores {
  readonly port: TerminationsPort;
  readonly store: Pick<TerminationsStore, "terminations">;
  readonly client: Pick<ClientStore, "data">;
  /** Returns the orders of the customer; `undefined` if this customer or this provider has none. Reads observables. */
  readonly orders: () => AsyncValue<readonly ContractOrder[]> | undefined;
  /**
   * Returns the messages with notices about changed terms; `undefined` if this customer or this provider has none.
   * Reads observables.
   */
  readonly messages: () => AsyncValue<readonly NoticeMessage[]> | undefined;
  /** Returns the subscriptions; `undefined` if this account has no page of them. Reads observables. */
  readonly externalServices: () => Pick<ExternalServicesStore, "known" | "load"> | undefined;
  readonly idempotencyKeys: IdempotencyKeyPort;
  readonly productId: string;
  /** Periods of the operator's answers; default: those of the law. */
  readonly periods: TerminationPeriods | undefined;
  /** Days to withdraw from an order, if the installation configures others. */
  readonly withdrawalDays: number | undefined;
}
