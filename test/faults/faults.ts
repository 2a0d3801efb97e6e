import type { TransportFailure } from "#domain/shared-kernel/index.ts";
import { CALL_TIMEOUT_MS, RETRY_DELAY_MS } from "#adapters/soap/gateway/call-pipeline.ts";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { NAMED_FAULTS, type FaultName } from "#sandbox/tenants/named-faults.ts";

/**
 * What a fault is to the portal: no answer, an answer that says nothing, or a word of the provider about the customer.
 */
export type FaultClass = "lost" | "unreadable" | "sessionError" | "roleError" | "backendAccessError";

const flagged = (flag: "sessionError" | "roleError" | "backendAccessError") =>
  ({ kind: "flagged", flag, message: "Komunikat" }) as const;
const malformed = (why: Extract<TransportFailure, { kind: "malformed" }>["why"]) =>
  ({ kind: "malformed", why }) as const;

/** What the wire makes of each fault (CALL-04, CALL-08, CALL-11). A record, so that none can be added without a row. */
export const FAULT_EFFECTS: Readonly<
  Record<FaultName, { readonly is: FaultClass; readonly failure: TransportFailure }>
> = {
  timeout: { is: "lost", failure: { kind: "timeout" } },
  connectionReset: { is: "lost", failure: { kind: "unreachable" } },
  cutOff: { is: "lost", failure: { kind: "unreachable" } },
  internalError: { is: "unreadable", failure: { kind: "http", status: 500 } },
  badGateway: { is: "unreadable", failure: { kind: "http", status: 502 } },
  emptyBody: { is: "unreadable", failure: malformed("not-xml") },
  truncated: { is: "unreadable", failure: malformed("cut-off") },
  doctype: { is: "unreadable", failure: malformed("doctype") },
  wrongRoot: { is: "unreadable", failure: malformed("wrong-root") },
  missingResult: { is: "unreadable", failure: malformed("no-result") },
  sessionError: { is: "sessionError", failure: flagged("sessionError") },
  roleError: { is: "roleError", failure: flagged("roleError") },
  backendAccessError: { is: "backendAccessError", failure: flagged("backendAccessError") },
};

export const FAULTS: readonly FaultName[] = Object.keys(NAMED_FAULTS).filter((name): name is FaultName =>
  Object.hasOwn(NAMED_FAULTS, name),
);

export const OPERATION_NAMES: readonly OperationName[] = Object.keys(OPERATIONS).filter((name): name is OperationName =>
  Object.hasOwn(OPERATIONS, name),
);

/** How often a call is sent in all (CALL-06), and how long the portal waits before it goes on or gives up, ms. */
export function retryPlanOf(
  operation: OperationName,
  fault: FaultName,
): { readonly sendings: number; readonly waitMs: number } {
  const { failure } = FAULT_EFFECTS[fault];
  const isRetried = OPERATIONS[operation].retried && failure.kind === "unreachable";
  return {
    sendings: isRetried ? 2 : 1,
    waitMs: failure.kind === "timeout" ? CALL_TIMEOUT_MS : isRetried ? RETRY_DELAY_MS : 0,
  };
}
