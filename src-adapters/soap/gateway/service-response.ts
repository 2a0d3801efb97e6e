import type { ServiceSignal } from "#domain/session/index.ts";
import { fail, succeed, succeedIncomplete } from "#domain/shared-kernel/index.ts";
import { reportHandledError } from "#domain/shared-kernel/report-handled-error.ts";
import type {
  Result,
  ServiceFlag,
  TransportFailure,
  UnexpectedError,
  WireFailure,
} from "#domain/shared-kernel/index.ts";
import type { Fields } from "../decoding/fields.ts";
import type { IdempotentWrite, OperationName } from "../operations.ts";
import type { Payload } from "./envelope.ts";

/** Response of the server without flags. */
export interface ServiceResponse {
  /** Code of a business refusal, as spelled in the contract. */
  readonly errorCode: string | undefined;
  /** The same code as a word of the domain: `already-paid` for `ALREADY_PAID`. */
  readonly refusalCode: string | undefined;
  readonly errorMessage: string | undefined;
  readonly data: Fields;
  /**
   * Decodes the list of this name in slices and yields to the main thread between them. `undefined` inside when the
   * list is missing; `aborted` when the session of the call ends first.
   */
  longList<Value>(
    name: string,
    decode: (item: Fields) => Value | undefined,
  ): Promise<Result<readonly Value[] | undefined, TransportFailure>>;
}

/** Gateway as the adapters see it. */
export interface OperationGateway {
  /** Calls an operation of the contract with the current session. Never rejects. */
  call(
    operation: Exclude<OperationName, IdempotentWrite>,
    payload?: Payload,
  ): Promise<Result<ServiceResponse, TransportFailure>>;
  /** Sends a write with its idempotency key. Each repetition of the write has the same key. */
  call(
    operation: IdempotentWrite,
    payload: Payload & { readonly intentId: string },
  ): Promise<Result<ServiceResponse, TransportFailure>>;
}

/** Flags in order of precedence: without a session the others do not matter. */
const FLAGS: readonly ServiceFlag[] = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"];

/** First elements of every result, which are not data. */
export const OUTCOME_FIELDS: readonly string[] = [...FLAGS, "errorMessage", "errorCode"];

/** Raises every flag of a response once (CALL-08) and fails with the first; passes on a response without flags. */
export function raiseSignals(result: Fields, raise: (signal: ServiceSignal) => void): Result<Fields, WireFailure> {
  const message = result.optionalText("errorMessage");
  const raised = FLAGS.filter((flag) => result.flag(flag));
  for (const flag of raised) raise({ flag, message });
  const [first] = raised;
  return first === undefined ? { ok: true, value: result } : fail({ kind: "flagged", flag: first, message });
}

/** Converts a refusal code of the contract to a word of the domain; a code in any other spelling stays unchanged. */
export function toRefusalCode(errorCode: string): string {
  return /^[A-Z0-9_]+$/.test(errorCode) ? errorCode.toLowerCase().replaceAll("_", "-") : errorCode;
}

/** Returns true for a refusal code that the portal knows: a key of `codes`. */
export function isCodeOf<Code extends string>(codes: Readonly<Record<Code, true>>, text: string): text is Code {
  return Object.hasOwn(codes, text);
}

/**
 * `value`, or the failure of a response that lacks a required field, which is logged (CALL-08). The success is marked
 * when a part of the response could not be read.
 */
export function orMalformed<Value>(data: Fields, value: Value | undefined): Result<Value, TransportFailure> {
  const { lossyFields } = data;
  if (value !== undefined) return lossyFields.length > 0 ? succeedIncomplete(value, lossyFields) : succeed(value);
  data.reportUnusable();
  return fail({ kind: "malformed", why: "wrong-field" });
}

/** Reports an exception of the portal while it handles a call, and returns the failure of the call (HTTP-04). */
export function failUnexpectedly(error: unknown): Result<never, UnexpectedError> {
  reportHandledError(error);
  return fail({ kind: "unexpected-error" });
}

/**
 * Decodes the response to an operation without refusals of its own. A code without data is a plain refusal and logged.
 * Decodable data counts even next to a message (CALL-08: a plain errorMessage is only logged).
 */
export function readServiceResponse<Value>(
  outcome: Result<ServiceResponse, TransportFailure>,
  decode: (data: Fields) => Value | undefined,
): Result<Value, TransportFailure> {
  if (!outcome.ok) return outcome;
  const { data, errorCode, errorMessage } = outcome.value;
  try {
    const value = decode(data);
    if (value === undefined && errorCode !== undefined) {
      data.reportLoss("errorCode", "data instead of a code");
      data.reportUnusable();
      return fail({ kind: "refused", message: errorMessage ?? errorCode });
    }
    return orMalformed(data, value);
  } catch (error) {
    return failUnexpectedly(error);
  }
}

/** Decodes a response that consists of one list, which may be long. */
export async function readLongList<Value>(
  outcome: Result<ServiceResponse, TransportFailure>,
  name: string,
  decode: (item: Fields) => Value | undefined,
): Promise<Result<readonly Value[], TransportFailure>> {
  if (!outcome.ok) return outcome;
  const list = await outcome.value.longList(name, decode);
  return list.ok ? readServiceResponse(outcome, () => list.value) : list;
}
