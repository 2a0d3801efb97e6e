import { BehaviorSubject, Subject } from "rxjs";
import type { ConnectivityPort } from "#domain/device/index.ts";
import { isCheckDue, type Activity, type ActivityPort, type CheckTurnPort } from "#domain/session/index.ts";
import type { IdempotencyKeyPort } from "#domain/shared-kernel/index.ts";

export interface FakeActivity extends ActivityPort {
  /** Simulates a pointer move. */
  act(): void;
  /** Simulates a press of a key or a pointer. */
  press(): void;
  /** Makes the page visible again. */
  wake(): void;
}

/** Activity that the test simulates. It is not throttled. */
export function fakeActivity(): FakeActivity {
  const activity = new Subject<Activity>();
  const wakes = new Subject<void>();
  return {
    activity: activity.asObservable(),
    wakes: wakes.asObservable(),
    act: () => activity.next("move"),
    press: () => activity.next("press"),
    wake: () => wakes.next(),
  };
}

export interface FakeConnectivity extends ConnectivityPort {
  set(online: boolean): void;
}

/** Network that the test turns off and on. */
export function fakeConnectivity(online = true): FakeConnectivity {
  const state = new BehaviorSubject(online);
  return {
    online: state.asObservable(),
    set(next) {
      if (next !== state.value) state.next(next);
    },
  };
}

/** Turns of one browser; its tabs share one instance. */
export function fakeCheckTurns(): CheckTurnPort {
  let askedAt: number | undefined;
  return {
    async take(now, everyMs) {
      if (!isCheckDue(askedAt, now, everyMs)) return false;
      askedAt = now;
      return true;
    },
  };
}

/** Numbered keys: `intent-0000000001`, `intent-0000000002`. */
export function fakeIdempotencyKeys(): IdempotencyKeyPort {
  let last = 0;
  return { next: () => `intent-${String(++last).padStart(10, "0")}` };
}
