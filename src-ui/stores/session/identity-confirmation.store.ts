import { action, makeObservable, observable } from "mobx";
import type { IdentityConfirmationPort } from "#domain/session/index.ts";

/** Requests of the identity's confirmation that wait for the customer, answered together by one dialog (SESS-13). */
export class IdentityConfirmationStore implements IdentityConfirmationPort {
  isRequested = false;
  #waiting: readonly ((isConfirmed: boolean) => void)[] = [];

  constructor() {
    makeObservable<this, "setRequested">(this, { isRequested: observable, setRequested: action });
  }

  requestConfirmation(): Promise<boolean> {
    const answer = new Promise<boolean>((resolve) => (this.#waiting = [...this.#waiting, resolve]));
    this.setRequested(true);
    return answer;
  }

  /** Answers all waiting requests. */
  readonly finish = (isConfirmed: boolean): void => {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.setRequested(false);
    for (const resolve of waiting) resolve(isConfirmed);
  };

  private setRequested(isRequested: boolean): void {
    this.isRequested = isRequested;
  }
}
