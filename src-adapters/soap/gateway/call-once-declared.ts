import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import { ABORTED } from "./session-epoch.ts";

/**
 * Calls an operation that is not supported so far, once the provider has answered what it supports (CALL-15). Without
 * an awaited answer the call fails at once.
 *
 * @param isCurrent returns false if the session or the account has changed meanwhile
 */
export async function callOnceDeclared<Value>(
  answer: Promise<void> | undefined,
  isCurrent: () => boolean,
  call: () => Promise<Result<Value, TransportFailure>>,
): Promise<Result<Value, TransportFailure>> {
  if (answer === undefined) return fail({ kind: "not-supported" });
  await answer;
  return isCurrent() ? call() : ABORTED;
}
