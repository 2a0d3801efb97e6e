import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, TransportFailure } from "#domain/shared-kernel/index.ts";
import type { Payload } from "./envelope.ts";
import type { IntentWrite, OperationName } from "../operations.ts";
import type { Fields } from "../decoding/fields.ts";

/** An answer of the provider that raises no flag. */
export interface Answer {
  /** A business refusal by its code: what it means is the adapter's to say. */
  readonly errorCode: string | undefined;
  readonly errorMessage: string | undefined;
  readonly data: Fields;
  /**
   * The list of this name, decoded in slices with room for the page between them; `undefined` inside when it is
   * missing,
   * `aborted` when the session that asked is over before the end.
   */
  longList<Value>(
    name: string,
    decode: (item: Fields) => Value | undefined,
  ): Promise<Result<readonly Value[] | undefined, TransportFailure>>;
}

/** What an adapter needs of the wire. */
export interface SoapCaller {
  /** Calls an operation of the contract with the session in force. Never rejects. */
  call(operation: Exclude<OperationName, IntentWrite>, payload?: Payload): Promise<Result<Answer, TransportFailure>>;
  /** A write, with the intent that the customer had when the form opened: the same each time it is sent. */
  call(
    operation: IntentWrite,
    payload: Payload & { readonly intentId: string },
  ): Promise<Result<Answer, TransportFailure>>;
}

/** The first elements of every result, which are no data. */
export const OUTCOME_FIELDS = [
  "sessionError",
  "roleError",
  "backendAccessError",
  "rodoRestrictionError",
  "errorMessage",
  "errorCode",
] as const;

/** `value`, or the failure of an answer that lacks what nobody can do without. */
export function orMalformed<Value>(value: Value | undefined): Result<Value, TransportFailure> {
  return value === undefined ? fail({ kind: "malformed", why: "wrong-field" }) : succeed(value);
}

/**
 * The value of an answer to an operation without refusals of its own. A code instead of data is a plain refusal;
 * data that can be read counts, whatever stands beside it (CALL-08: a plain errorMessage is only logged).
 */
export function readAnswer<Value>(
  outcome: Result<Answer, TransportFailure>,
  decode: (data: Fields) => Value | undefined,
): Result<Value, TransportFailure> {
  if (!outcome.ok) return outcome;
  const { data, errorCode, errorMessage } = outcome.value;
  const value = decode(data);
  if (value === undefined && errorCode !== undefined)
    return fail({ kind: "refused", message: errorMessage ?? errorCode });
  return orMalformed(value);
}

/** The same of an answer that is one list, which may be long. */
export async function readLongList<Value>(
  outcome: Result<Answer, TransportFailure>,
  name: string,
  decode: (item: Fields) => Value | undefined,
): Promise<Result<readonly Value[], TransportFailure>> {
  if (!outcome.ok) return outcome;
  const list = await outcome.value.longList(name, decode);
  return list.ok ? readAnswer(outcome, () => list.value) : list;
}
