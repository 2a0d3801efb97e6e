import type { ServiceSignal } from "#domain/session/index.ts";
import { fail, succeed } from "#domain/shared-kernel/index.ts";
import type { Result, ServiceFlag, TransportFailure, WireFailure } from "#domain/shared-kernel/index.ts";
import type { Fields } from "../decoding/fields.ts";
import type { IdempotentWrite, OperationName } from "../operations.ts";
import type { Payload } from "./envelope.ts";

/** An answer of the provider that raises no flag. */
export interface Answer {
  /** Code of a business refusal as the contract spells it. */
  readonly errorCode: string | undefined;
  /** The same code as a word of the domain: `already-paid` for `ALREADY_PAID`. */
  readonly refusalCode: string | undefined;
  readonly errorMessage: string | undefined;
  readonly data: Fields;
  /**
   * Decodes the list of this name in slices and yields to the page between them. `undefined` inside when the list is
   * missing, `aborted` when the session that asked ends first.
   */
  longList<Value>(
    name: string,
    decode: (item: Fields) => Value | undefined,
  ): Promise<Result<readonly Value[] | undefined, TransportFailure>>;
}

/** The gateway as the adapters see it. */
export interface OperationGateway {
  /** Calls an operation of the contract with the session in force. Never rejects. */
  call(
    operation: Exclude<OperationName, IdempotentWrite>,
    payload?: Payload,
  ): Promise<Result<Answer, TransportFailure>>;
  /** Sends a write with its idempotency key, which stays the same each time the write is sent. */
  call(
    operation: IdempotentWrite,
    payload: Payload & { readonly intentId: string },
  ): Promise<Result<Answer, TransportFailure>>;
}

/** Flags in the order in which they are acted on: without a session the others do not matter. */
const FLAGS: readonly ServiceFlag[] = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"];

/** The first elements of every result, which are no data. */
export const OUTCOME_FIELDS: readonly string[] = [...FLAGS, "errorMessage", "errorCode"];

/** Raises every flag of an answer once (CALL-08) and fails with the first; passes on an answer without flags. */
export function raiseSignals(result: Fields, raise: (signal: ServiceSignal) => void): Result<Fields, WireFailure> {
  const message = result.optionalText("errorMessage");
  const raised = FLAGS.filter((flag) => result.flag(flag));
  for (const flag of raised) raise({ flag, message });
  const [first] = raised;
  return first === undefined ? { ok: true, value: result } : fail({ kind: "flagged", flag: first, message });
}

/** Word of the domain for a refusal code of the contract; a code in any other spelling stays as it is. */
export function toRefusalCode(errorCode: string): string {
  return /^[A-Z0-9_]+$/.test(errorCode) ? errorCode.toLowerCase().replaceAll("_", "-") : errorCode;
}

/** `value`, or the failure of an answer that lacks a required field. */
export function orMalformed<Value>(value: Value | undefined): Result<Value, TransportFailure> {
  return value === undefined ? fail({ kind: "malformed", why: "wrong-field" }) : succeed(value);
}

/**
 * Decodes the answer to an operation without refusals of its own. A code instead of data is a plain refusal; data that
 * can be decoded counts even beside a message (CALL-08: a plain errorMessage is only logged).
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

/** Decodes an answer that is one list, which may be long. */
export async function readLongList<Value>(
  outcome: Result<Answer, TransportFailure>,
  name: string,
  decode: (item: Fields) => Value | undefined,
): Promise<Result<readonly Value[], TransportFailure>> {
  if (!outcome.ok) return outcome;
  const list = await outcome.value.longList(name, decode);
  return list.ok ? readAnswer(outcome, () => list.value) : list;
}
