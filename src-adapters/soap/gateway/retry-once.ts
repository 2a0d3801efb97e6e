import { of, switchMap, timer } from "rxjs";
import type { MonoTypeOperatorFunction, SchedulerLike } from "rxjs";
import type { Result, WireFailure } from "#domain/shared-kernel/index.ts";

/** How long to wait before the second sending, ms (CALL-06). */
export const RETRY_DELAY_MS = 5_000;

/**
 * Sends once more what never got an answer because the connection broke or the browser gave the request up. An answer
 * of
 * any kind is an answer, and a minute without one is enough (CALL-06). What the portal gives up itself never comes
 * here:
 * the epoch lies around this, and ends the wait as well.
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
