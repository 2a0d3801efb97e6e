import { action, makeObservable, observableRef } from "mobx";
import { pushAfterLogin, type TappedPush, type PendingPush } from "#domain/device/index.ts";

/** Notification that was tapped before the login (ROUTE-08). Held in memory only, until the page is closed. */
export class WaitingPushStore {
  waiting: PendingPush | undefined = undefined;
  #latestCustomer: string | undefined;

  constructor() {
    makeObservable(this, { waiting: observableRef, keep: action, take: action });
  }

  /** True if no customer has logged in since the page was loaded. */
  get isUnused(): boolean {
    return this.#latestCustomer === undefined;
  }

  /** Stores a notification for the next login. */
  keep(push: TappedPush): void {
    this.waiting = { push, customer: this.#latestCustomer };
  }

  /** Called after a login. Returns the notification that waits for this customer, once. */
  take(customer: string): TappedPush | undefined {
    const push = pushAfterLogin(this.waiting, customer);
    this.#latestCustomer = customer;
    this.waiting = undefined;
    return push;
  }
}
