/**
 * Outcome of an operation that may fail: a value or a named failure. Ports return failures of their environment; a
 * thrown error is a bug.
 */
export type Result<Value, Failure> =
  | {
      readonly ok: true;
      readonly value: Value;
      /** Fields of the response that could not be read completely, so that `value` may lack something. */
      readonly incompleteFields?: readonly string[];
    }
  | { readonly ok: false; readonly failure: Failure };

/** Creates a success with `value`. */
export const succeed = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** Creates a success whose value may lack something, because fields of the response could not be read completely. */
export const succeedIncomplete = <Value>(value: Value, incompleteFields: readonly string[]): Result<Value, never> => ({
  ok: true,
  value,
  incompleteFields,
});

/** Creates a failure. */
export const fail = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });

/** Applies `change` to the value of a success; returns a failure unchanged. */
export const mapResult = <Value, Next, Failure>(
  result: Result<Value, Failure>,
  change: (value: Value) => Next,
): Result<Next, Failure> => (result.ok ? { ...result, value: change(result.value) } : result);
