import type { UnexpectedError } from "./failure.ts";
import { reportHandledError } from "./report-handled-error.ts";
import { fail, type Result } from "./result.ts";

/**
 * Awaits a call of a port. An exception, against the port's contract, is reported and becomes the failure
 * `unexpected-error`, so that no page waits for a response that never comes (HTTP-04).
 */
export async function settleCall<Value, Failure>(
  call: () => Promise<Result<Value, Failure>>,
): Promise<Result<Value, Failure | UnexpectedError>> {
  try {
    return await call();
  } catch (error) {
    reportHandledError(error);
    return fail({ kind: "unexpected-error" });
  }
}
