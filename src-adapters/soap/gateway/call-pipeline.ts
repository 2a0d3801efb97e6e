import { of, switchMap, timeout, timer } from "rxjs";
import type { MonoTypeOperatorFunction, SchedulerLike } from "rxjs";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, WireFailure } from "#domain/shared-kernel/index.ts";

/** Time limit of one sending (CALL-04). */
export const CALL_TIMEOUT_MS = 60_000;

/** Delay before the second sending (CALL-06). */
export const RETRY_DELAY_MS = 5_000;

/** Calls in flight, by what they ask. A second call that asks the same gets the answer of the first (CALL-05). */
export class CallsInFlight<Answer> {
  readonly #running = new Map<string, Promise<Answer>>();

  /** Returns the answer of the running call named `key`, or starts one. */
  run(key: string, start: () => Promise<Answer>): Promise<Answer> {
    const running = this.#running.get(key);
    if (running !== undefined) return running;
    const call = start().finally(() => this.#running.delete(key));
    this.#running.set(key, call);
    return call;
  }
}

/**
 * Sends once more when the connection broke or the browser gave the request up. Does not send again after an answer of
 * any kind or after a timeout (CALL-06). The epoch guard lies around this operator and also ends the delay.
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

/** Fails a call without an answer after `limitMs`. Whether a write was applied is unknown then. */
export function limitTime<Value>(
  scheduler: SchedulerLike,
  limitMs = CALL_TIMEOUT_MS,
): MonoTypeOperatorFunction<Result<Value, WireFailure>> {
  return timeout({ first: limitMs, scheduler, with: () => of(fail({ kind: "timeout" } as const)) });
}
