import type { OrderFailureReason, RemediableRefusal } from "#domain/direct-billing/index.ts";
import type { TransportFailure } from "#domain/shared-kernel/index.ts";

/** A write that failed. `unknown`: the response was lost, and the account does not show the effect. */
interface FailedWrite {
  readonly certainty: "not-done" | "unknown";
  readonly failure: RemediableRefusal | TransportFailure;
}

/** Maps a failed write to the problem that the dialog shows (DB-05); `undefined` when nothing failed. */
export function orderFailureReasonOf(failed: FailedWrite | undefined): OrderFailureReason | undefined {
  if (failed === undefined) return undefined;
  if (failed.certainty === "unknown") return "unknown";
  return failed.failure.kind === "billing-remedy" ? failed.failure.remedy : "try-later";
}
