import { fail } from "#domain/shared-kernel/index.ts";
import type { Result, ServiceFlag, WireFailure } from "#domain/shared-kernel/index.ts";
import type { ServiceSignal } from "#domain/session/index.ts";
import type { Fields } from "../decoding/fields.ts";

/** In the order in which one answer's flags are acted on: without a session nothing else matters. */
const FLAGS: readonly ServiceFlag[] = ["sessionError", "roleError", "backendAccessError", "rodoRestrictionError"];

/**
 * Raises every flag of an answer once (CALL-08) and fails with the first; passes an answer without flags on.
 */
export function raiseSignals(result: Fields, raise: (signal: ServiceSignal) => void): Result<Fields, WireFailure> {
  const message = result.optionalText("errorMessage");
  const raised = FLAGS.filter((flag) => result.flag(flag));
  for (const flag of raised) raise({ flag, message });
  const [first] = raised;
  return first === undefined ? { ok: true, value: result } : fail({ kind: "flagged", flag: first, message });
}
