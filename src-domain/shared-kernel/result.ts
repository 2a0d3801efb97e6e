/**
 * The outcome of everything that may be refused or may fail: a value, or a failure with a name.
 * Ports never throw for what the world does to them; a throw is a bug.
 */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** A success that carries `value`. */
export const succeed = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

/** A failure that carries its name. */
export const fail = <Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure });

/** The value's image under `change`; a failure passes through untouched. */
export const mapResult = <Value, Next, Failure>(
  result: Result<Value, Failure>,
  change: (value: Value) => Next,
): Result<Next, Failure> => (result.ok ? succeed(change(result.value)) : result);
