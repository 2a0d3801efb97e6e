import { BehaviorSubject, distinctUntilChanged, firstValueFrom, from, merge, timer } from "rxjs";
import type { Observable, SchedulerLike } from "rxjs";
import { reduceBackendAccess, type BackendAccess, type BackendAccessEvent } from "#domain/session/backend-access.ts";
import type { WireFailure } from "#domain/shared-kernel/index.ts";

/** Longest time that a write waits for a running check, ms; the server refuses it then, if it must. */
export const CHECK_WAIT_MS = 5_000;

/** Failure of a call that was not sent because of backend access: the same as for the flag of the server. */
export const REFUSED_BY_BACKEND_ACCESS: WireFailure = {
  kind: "flagged",
  flag: "backendAccessError",
  message: undefined,
};

/** Holds the backend access of the current session and stops the writes that it forbids (ACC-12). */
export class BackendAccessGuard {
  readonly #access = new BehaviorSubject<BackendAccess>("unknown");
  readonly #scheduler: SchedulerLike;
  #runningCheck: Promise<unknown> | undefined;

  readonly access: Observable<BackendAccess> = this.#access.pipe(distinctUntilChanged());

  constructor(scheduler: SchedulerLike) {
    this.#scheduler = scheduler;
  }

  get isOn(): boolean {
    return this.#access.value === "on";
  }

  dispatch(event: BackendAccessEvent): void {
    if (event.kind === "session-changed") this.#runningCheck = undefined;
    this.#access.next(reduceBackendAccess(this.#access.value, event));
  }

  /** Makes writes wait for this check. */
  waitFor(check: Promise<unknown>): void {
    this.#runningCheck = check;
    const forget = (): void => {
      if (this.#runningCheck === check) this.#runningCheck = undefined;
    };
    void check.then(forget, forget);
  }

  /** Resolves after the running check, or after `CHECK_WAIT_MS`; `undefined` if a write need not wait. */
  get pendingCheck(): Promise<unknown> | undefined {
    const { isOn } = this;
    return isOn || this.#runningCheck === undefined
      ? undefined
      : firstValueFrom(merge(from(this.#runningCheck), timer(CHECK_WAIT_MS, this.#scheduler)));
  }
}
