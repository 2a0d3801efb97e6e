import { of, switchMap, timeout, timer } from "rxjs";
import type { MonoTypeOperatorFunction, SchedulerLike } from "rxjs";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, WireFailure } from "#domain/shared-kernel/index.ts";

/** Time limit of one attempt, in ms (CALL-04). */
export const CALL_TIMEOUT_MS = 60_000;

/** Delay before the second attempt, in ms (CALL-06). */
export const RETRY_DELAY_MS = 5_000;

/** Calls in flight, by key. A second call with the same key gets the response of the first (CALL-05). */
export class CallsInFlight<ServiceResponse> {
  readonly #running = new Map<string, Promise<ServiceResponse>>();

  /** Returns the response of the running call named `key`, or starts one. */
  run(key: string, start: () => Promise<ServiceResponse>): Promise<ServiceResponse> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const call = start().finally(() => this.#running.delete(key));
    this.#running.set(key, call);
    return call;
  }
}

/**
 * Repeats the call once if the connection broke or the browser aborted the request. Does not repeat it after a response
 * or a timeout (CALL-06). The epoch guard wraps this operator and also ends the delay.
 */
export function retryOnce<Value>(scheduler: SchedulerLike): MonoTypeOperatorFunction<Result<Value, WireFailure>> {
  return (source) =>
    source.pipe(
      switchMap((first) =>
        !first.ok && first.failure.kind === "unreachable"
          ? timer(RETRY_DELAY_MS, scheduler).pipe(switchMap(() => source))
          : of(first),
      ),
    );
}

/** Fails a call without a response after `limitMs`. It is then unknown whether a write was applied. */
export function limitTime<Value>(
  scheduler: SchedulerLike,
  limitMs = CALL_TIMEOUT_MS,
): MonoTypeOperatorFunction<Result<Value, WireFailure>> {
  return timeout({ first: limitMs, scheduler, with: () => of(fail({ kind: "timeout" } as const)) });
}
