/**
 * Outcome of an operation that may fail: a value or a named failure. Ports return failures of their environment; a
 * thrown error is a bug.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** Creates a success with `value`. */
export const succeed = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** Creates a failure. */
export const fail = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });

/** Applies `change` to the value of a success; returns a failure unchanged. */
export const mapResult = <Value, Next, Failure>(
  result: Result<Value, Failure>,
  change: (value: Value) => Next,
): Result<Next, Failure> => (result.ok ? succeed(change(result.value)) : result);
