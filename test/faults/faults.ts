import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { CALL_TIMEOUT_MS, RETRY_DELAY_MS } from "#adapters/soap/gateway/call-pipeline.ts";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { NAMED_FAULTS, type FaultName } from "#sandbox/tenants/named-faults.ts";

/** Class of a fault as the portal handles it: no response, an unreadable response, or a flag of the server. */
export type FaultClass = "lost" | "unreadable" | "sessionError" | "roleError" | "backendAccessError";

const flagged = (flag: "sessionError" | "roleError" | "backendAccessError") =>
  ({ kind: "flagged", flag, message: "Komunikat" }) as const;
const malformed = (why: Extract<TransportFailure, { kind: "malformed" }>["why"]) =>
  ({ kind: "malformed", why }) as const;

/** Failure that each fault causes (CALL-04, CALL-08, CALL-11). A record, so that a new fault needs a row to compile. */
export const FAULT_EFFECTS: Readonly<
  Record<FaultName, { readonly faultClass: FaultClass; readonly failure: TransportFailure }>
> = {
  timeout: { faultClass: "lost", failure: { kind: "timeout" } },
  connectionReset: { faultClass: "lost", failure: { kind: "unreachable" } },
  cutOff: { faultClass: "lost", failure: { kind: "unreachable" } },
  internalError: { faultClass: "unreadable", failure: { kind: "http", status: 500 } },
  badGateway: { faultClass: "unreadable", failure: { kind: "http", status: 502 } },
  emptyBody: { faultClass: "unreadable", failure: malformed("not-xml") },
  truncated: { faultClass: "unreadable", failure: malformed("cut-off") },
  doctype: { faultClass: "unreadable", failure: malformed("doctype") },
  wrongRoot: { faultClass: "unreadable", failure: malformed("wrong-root") },
  missingResult: { faultClass: "unreadable", failure: malformed("no-result") },
  sessionError: { faultClass: "sessionError", failure: flagged("sessionError") },
  roleError: { faultClass: "roleError", failure: flagged("roleError") },
  backendAccessError: { faultClass: "backendAccessError", failure: flagged("backendAccessError") },
};

export const FAULTS: readonly FaultName[] = Object.keys(NAMED_FAULTS).filter((name): name is FaultName =>
  Object.hasOwn(NAMED_FAULTS, name),
);

const CLASSES = [...new Set(FAULTS.map((fault) => FAULT_EFFECTS[fault].faultClass))];

/**
 * Returns one fault of each class: the next one for the next row, so that many rows try all of them. wire.spec.ts
 * proves for every operation and fault which failure it becomes.
 */
export function faultOfEachClass(row: number): readonly FaultName[] {
  return CLASSES.flatMap((faultClass) => {
    const ofClass = FAULTS.filter((fault) => FAULT_EFFECTS[fault].faultClass === faultClass);
    return ofClass.slice(row % ofClass.length).slice(0, 1);
  });
}

export const OPERATION_NAMES: readonly OperationName[] = Object.keys(OPERATIONS).filter((name): name is OperationName =>
  Object.hasOwn(OPERATIONS, name),
);

/** Returns true if no complete response arrived: the sixteen reads are retried (CALL-06). */
function isTransportFault(failure: TransportFailure): boolean {
  switch (failure.kind) {
    case "timeout":
    case "unreachable":
      return true;
    case "http":
      return failure.status >= 500;
    case "malformed":
      return failure.why === "cut-off";
    case "flagged":
    case "refused":
    case "not-supported":
    case "try-later":
    case "aborted":
    case "unexpected-error":
      return false;
  }
}

/** Returns how often a call is sent (CALL-06), and the time until it is retried or cancelled (ms). */
export function retryPlanOf(
  operation: OperationName,
  fault: FaultName,
): { readonly sendings: number; readonly waitMs: number } {
  const isRetried = OPERATIONS[operation].retried && isTransportFault(FAULT_EFFECTS[fault].failure);
  const limitMs = FAULT_EFFECTS[fault].failure.kind === "timeout" ? CALL_TIMEOUT_MS : 0;
  return { sendings: isRetried ? 2 : 1, waitMs: isRetried ? limitMs + RETRY_DELAY_MS : limitMs };
}
