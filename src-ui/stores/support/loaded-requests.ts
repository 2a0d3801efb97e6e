import { action, computed, makeObservable, observableRef } from "mobx";
import type { SupportRequest } from "#domain/support/index.ts";
import type { SupportStore } from "./support.store.ts";

/**
 * Facts about the requests for pages that do not read them: the navigation and the list of services. They are known
 * once a page has read the requests (NAV-91, REQ-41).
 */
export class LoadedRequests {
  private store: Pick<SupportStore, "waiting" | "openFaults"> | undefined = undefined;

  constructor() {
    makeObservable<this, "store">(this, {
      store: observableRef,
      waitingCount: computed,
      faultyProducts: computed,
      follow: action,
    });
  }

  /** Number of requests that wait for the customer; zero while the requests are not known. */
  get waitingCount(): number {
    return this.store?.waiting ?? 0;
  }

  /** Services with a reported fault that waits for an answer; empty while the requests are not known. */
  get faultyProducts(): ReadonlySet<string> {
    return new Set(this.store?.openFaults.flatMap(({ productId }) => productId ?? []));
  }

  /** Returns the open faults of these services, newest first. */
  faultsOf(...productIds: readonly string[]): readonly SupportRequest[] {
    return this.store?.openFaults.filter(({ productId = "" }) => productIds.includes(productId)) ?? [];
  }

  follow(store: Pick<SupportStore, "waiting" | "openFaults">): void {
    this.store = store;
  }
}
