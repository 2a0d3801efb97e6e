import { action, makeObservable, observableRef } from "mobx";
import { pushAfterLogin, type TappedPush, type PendingPush } from "#domain/device/index.ts";

/** The notification that was tapped while nobody was logged in (ROUTE-08). In memory only: it goes with the page. */
export class WaitingPushStore {
  waiting: PendingPush | undefined = undefined;
  #latestCustomer: string | undefined;

  constructor() {
    makeObservable(this, { waiting: observableRef, keep: action, take: action });
  }

  /** Whether nobody has been logged in since the page was loaded. */
  get isUnused(): boolean {
    return this.#latestCustomer === undefined;
  }

  /** Keeps a notification for the login that follows. */
  keep(push: TappedPush): void {
    this.waiting = { push, customer: this.#latestCustomer };
  }

  /** Called when a customer is logged in. Returns the notification that has waited for them, once. */
  take(customer: string): TappedPush | undefined {
    const push = pushAfterLogin(this.waiting, customer);
    this.#latestCustomer = customer;
    this.waiting = undefined;
    return push;
  }
}
