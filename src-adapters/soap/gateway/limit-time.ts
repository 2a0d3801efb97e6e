import { of, timeout } from "rxjs";
import type { MonoTypeOperatorFunction, SchedulerLike } from "rxjs";
import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, WireFailure } from "#domain/shared-kernel/index.ts";

/** How long one sending may take, ms (CALL-04). */
export const CALL_TIMEOUT_MS = 60_000;

/**
 * Gives up a call without an answer after a minute, or what the operator has chosen. Whether a write has happened is
 * unknown then.
 */
export function limitTime<Value>(
  scheduler: SchedulerLike,
  limitMs = CALL_TIMEOUT_MS,
): MonoTypeOperatorFunction<Result<Value, WireFailure>> {
  return timeout({ first: limitMs, scheduler, with: () => of(fail({ kind: "timeout" } as const)) });
}
