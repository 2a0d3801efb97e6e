import { action, makeObservable, observableRef } from "mobx";
import { pushAfterLogin, type TappedPush, type PendingPush } from "#domain/device/index.ts";

/** Notification that was tapped before the login (ROUTE-08). Held in memory only, until the page is closed. */
export class PendingPushStore {
  pending: PendingPush | undefined = undefined;
  #latestCustomer: string | undefined;

  constructor() {
    makeObservable(this, { pending: observableRef, setPush: action, takeForCustomer: action });
  }

  /** True if no customer has logged in since the page was loaded. */
  get isUnused(): boolean {
    return this.#latestCustomer === undefined;
  }

  /** Stores a notification for the next login. */
  setPush(push: TappedPush): void {
    this.pending = { push, customer: this.#latestCustomer };
  }

  /** Called after a login. Returns the notification that waits for this customer, once. */
  takeForCustomer(customer: string): TappedPush | undefined {
    const push = pushAfterLogin(this.pending, customer);
    this.#latestCustomer = customer;
    this.pending = undefined;
    return push;
  }
}
