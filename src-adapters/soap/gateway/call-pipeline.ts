import { map, of, switchMap, timeout, timer } from "rxjs";
import type { MonoTypeOperatorFunction, OperatorFunction, SchedulerLike } from "rxjs";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, UnexpectedError, WireFailure } from "#domain/shared-kernel/index.ts";
import type { OperationPolicy } from "../operations.ts";

/**
 * Failure of one attempt. `browser-abort`: the browser ended the request, for example while it suspended the page;
 * never the portal's own cancellation. A call that ends with it is `unreachable`.
 */
export type AttemptFailure = WireFailure | UnexpectedError | { readonly kind: "browser-abort" };

/** Time limit of one attempt, in ms (CALL-04). */
export const CALL_TIMEOUT_MS = 60_000;

/** Delay before the second attempt, in ms (CALL-06). */
export const RETRY_DELAY_MS = 5_000;

/**
 * Time during which a read is shared, ms. A later one is a retry of the customer, who has had no response (CALL-20).
 */
const SHARED_READ_MS = 8_000;

/** Calls in flight, by key. A second call with the same key gets the response of the first (CALL-05). */
export class CallsInFlight<Value> {
  readonly #running = new Map<string, { readonly call: Promise<Value>; readonly startedAt: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Returns the response of the running call named `key`, or starts one. A write is shared as long as it runs. */
  run(key: string, write: boolean, start: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    const sharedMs = write ? Infinity : SHARED_READ_MS;
    if (running !== undefined && this.#now() - running.startedAt < sharedMs) return running.call;
    const call = start().finally(() => {
      if (this.#running.get(key)?.call === call) this.#running.delete(key);
    });
    this.#running.set(key, { call, startedAt: this.#now() });
    return call;
  }
}

/**
 * Returns true if a failed attempt may be repeated (CALL-06): the sixteen reads after a lost connection, a
 * timeout, HTTP 5xx or a truncated body, any other read only after an abort by the browser, a write never. A complete
 * response is not repeated, whatever it says.
 */
function isRetryable(policy: OperationPolicy, failure: AttemptFailure): boolean {
  if (policy.write) return false;
  switch (failure.kind) {
    case "browser-abort":
      return true;
    case "unreachable":
    case "timeout":
      return policy.retried;
    case "http":
      return policy.retried && failure.status >= 500;
    case "malformed":
      return policy.retried && failure.why === "cut-off";
    case "flagged":
    case "refused":
    case "not-supported":
    case "try-later":
    case "unexpected-error":
      return false;
  }
}

/**
 * Repeats a call once, if its policy allows it after this failure (CALL-06). Each attempt has the whole time limit. The
 * epoch guard wraps this operator and also ends the delay.
 */
export function retryOnce<Value>(
  policy: OperationPolicy,
  scheduler: SchedulerLike,
  delayMs = RETRY_DELAY_MS,
): OperatorFunction<Result<Value, AttemptFailure>, Result<Value, WireFailure | UnexpectedError>> {
  return (source) =>
    source.pipe(
      switchMap((first) =>
        !first.ok && isRetryable(policy, first.failure)
          ? timer(delayMs, scheduler).pipe(switchMap(() => source))
          : of(first),
      ),
      map((last) => (last.ok ? last : fail(toWireFailure(last.failure)))),
    );
}

function toWireFailure(failure: AttemptFailure): WireFailure | UnexpectedError {
  return failure.kind === "browser-abort" ? { kind: "unreachable" } : failure;
}

/** Fails a call without a response after `limitMs`. It is then unknown whether a write was applied. */
export function limitTime<Value>(
  scheduler: SchedulerLike,
  limitMs = CALL_TIMEOUT_MS,
): MonoTypeOperatorFunction<Result<Value, AttemptFailure>> {
  return timeout({ first: limitMs, scheduler, with: () => of(fail({ kind: "timeout" } as const)) });
}
