import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { callPermission } from "../call-permission.ts";
import type { CallCancellationRefusal, SupportPort } from "../support.port.ts";
import type { RequestCallPorts } from "./request-call.ts";

/** Dependencies of `cancelCall`. */
export interface CancelCallPorts extends Pick<RequestCallPorts, "reload" | "now"> {
  readonly support: Pick<SupportPort, "cancelCall">;
}

/**
 * Takes the requested call back (REQ-06). Resolves with `found-done` if the server knows no such call. Failures:
 * `call-cancellation-refused`. After a lost response it re-reads the permission.
 */
export async function cancelCall(
  { support, reload, now }: CancelCallPorts,
  key: WriteKey,
): Promise<WriteOutcome<"cancelled", CallCancellationRefusal>> {
  const outcome = await executeWrite<"cancelled", CallCancellationRefusal>(key, {
    content: [],
    send: (idempotencyKey) => support.cancelCall({ idempotencyKey }),
    verifyApplied: async () => {
      const read = await reload();
      return read === undefined ? undefined : callPermission(read, now()).kind !== "promised";
    },
  });
  const isGone =
    outcome.kind === "not-done" &&
    outcome.failure.kind === "call-cancellation-refused" &&
    outcome.failure.code === "no-call";
  return isGone ? { kind: "found-done" } : outcome;
}
