import { settingsRefusal, type SettingsRefusal } from "#domain/settings/index.ts";
import { fail, type Result, type TransportFailure } from "#domain/shared-kernel/index.ts";
import { orMalformed, type ServiceResponse } from "../gateway/service-response.ts";
import type { Fields } from "../decoding/fields.ts";

/** Reads the response to a write: the result of `decode`, or the refusal. */
export function readSettingsWrite<Value, Code extends string>(
  outcome: Result<ServiceResponse, TransportFailure>,
  codes: readonly Code[],
  decode: (data: Fields) => Value | undefined,
): Result<Value, SettingsRefusal<Code> | TransportFailure> {
  if (!outcome.ok) return outcome;
  const { refusalCode, data } = outcome.value;
  if (refusalCode !== undefined) return fail(settingsRefusal(codes, refusalCode, data.instant("lockedUntil")));
  return orMalformed(data, decode(data));
}
