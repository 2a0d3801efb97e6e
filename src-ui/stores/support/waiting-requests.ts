import { action, computed, makeObservable, observableRef } from "mobx";

/** Source of the number: the store of requests. */
interface WaitingRequestsSource {
  readonly waiting: number;
}

/**
 * Number of requests that wait for the customer, for the navigation. It is known once a page has read the requests:
 * the navigation itself reads nothing (NAV-91).
 */
export class WaitingRequests {
  private source: WaitingRequestsSource | undefined = undefined;

  constructor() {
    makeObservable<this, "source">(this, { source: observableRef, count: computed, follow: action });
  }

  /** Zero while the requests are not known. */
  get count(): number {
    return this.source?.waiting ?? 0;
  }

  follow(source: WaitingRequestsSource): void {
    this.source = source;
  }
}
