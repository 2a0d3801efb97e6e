import { of, switchMap, timer } from "rxjs";
import type { MonoTypeOperatorFunction, SchedulerLike } from "rxjs";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";

/** How long to wait before the second sending, ms (CALL-06). */
export const RETRY_DELAY_MS = 5_000;

/**
 * Sends once more what never got an answer because the connection broke. An answer of any kind is an answer, and
 * what the portal gave up itself (a timeout, another session) stays given up (CALL-06).
 */
export function retryOnce<Value>(scheduler: SchedulerLike): MonoTypeOperatorFunction<Result<Value, TransportFailure>> {
  return (source) =>
    source.pipe(
      switchMap((first) =>
        !first.ok && first.failure.kind === "unreachable"
          ? timer(RETRY_DELAY_MS, scheduler).pipe(switchMap(() => source))
          : of(first),
      ),
    );
}
