import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";

interface WaitingCall<Value> {
  /** Returns false if the session or the account has changed meanwhile. */
  readonly isCurrent: () => boolean;
  readonly call: () => Promise<Result<Value, TransportFailure>>;
}

/**
 * Calls an operation that is not supported so far, once the provider has answered what it supports (CALL-15). Without an
 * awaited answer the call fails at once.
 */
export async function callOnceDeclared<Value>(
  answer: Promise<void> | undefined,
  { isCurrent, call }: WaitingCall<Value>,
): Promise<Result<Value, TransportFailure>> {
  if (answer === undefined) return fail({ kind: "not-supported" });
  await answer;
  return isCurrent() ? call() : fail({ kind: "aborted" });
}
