import { action, computed, makeObservable, observable, observableRef, when } from "mobx";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import type { DirectBilling, StreamingService } from "#domain/direct-billing/index.ts";
import type { DirectBillingStore } from "./direct-billing.store.ts";

type BillingSource = Pick<DirectBillingStore, "billing">;

/**
 * Services of other companies for menus and redirects (DB-01, NAV-07). Reads the store of direct billing, whose code is
 * loaded on first use, so that the portal's first chunk does not contain it.
 */
export class ExternalServicesStore {
  private store: BillingSource | undefined = undefined;
  /**
   * True after a failed load. Stays true during the next one, so that the page of direct billing, which opens after a
   * failure, is not replaced while it retries.
   */
  hasFailed = false;
  readonly #open: () => Promise<BillingSource | undefined>;
  #stopWaiting: (() => void) | undefined;

  /** `open` resolves with `undefined` if the account was closed meanwhile. */
  constructor(open: () => Promise<BillingSource | undefined>) {
    this.#open = open;
    makeObservable<this, "store" | "settle">(this, {
      store: observableRef,
      hasFailed: observable,
      settle: action,
      known: computed,
    });
  }

  /** Services as last read; `undefined` while they load or after a failure. */
  get known(): readonly StreamingService[] | undefined {
    return this.billing?.services;
  }

  /** Services with their limit as last read. */
  get billing(): DirectBilling | undefined {
    return this.store?.billing.known;
  }

  /** Loads the services unless they are known. */
  async load(): Promise<void> {
    try {
      const store = await this.#open();
      if (store === undefined) return;
      await store.billing.load();
      this.settle(store);
    } catch (error) {
      // The page of direct billing needs the same code, and shows the failure.
      reportHandledError(error);
      this.settle(undefined);
    }
  }

  /** Loads the services once they are needed. A later call replaces an earlier one. */
  loadWhen(isNeeded: () => boolean): void {
    this.stopWaiting();
    this.#stopWaiting = when(isNeeded, () => void this.load());
  }

  /** Ends `loadWhen`, when the account is closed. */
  stopWaiting(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
  }

  private settle(store: BillingSource | undefined): void {
    this.store = store;
    this.hasFailed = store?.billing.known === undefined;
  }
}
