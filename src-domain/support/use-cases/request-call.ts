import type { Instant } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { callPermission, type RawCallPermission } from "../call-permission.ts";
import type { CallRefusal, SupportPort } from "../support.port.ts";

/** Ports of the request of a call. */
export interface RequestCallPorts {
  readonly support: Pick<SupportPort, "requestCall">;
  /** Re-reads whether the customer may ask for a call; resolves with `undefined` when it could not be read. */
  readonly reload: () => Promise<RawCallPermission | undefined>;
  readonly now: () => Instant;
}

/** A call that a consultant has promised. */
export interface PromisedCallBack {
  /** Latest time of the call. */
  readonly callBefore: Instant;
}

/**
 * Requests a call by a consultant to a number of 9 digits (MSG-04). After a lost response the permission is re-read: it
 * says whether a call is promised, and until when. Failures: `call-refused`.
 */
export async function requestCall(
  { support, reload, now }: RequestCallPorts,
  phone: string,
  key: WriteKey,
): Promise<WriteOutcome<PromisedCallBack, CallRefusal>> {
  let promised: PromisedCallBack | undefined;
  const outcome = await executeWrite<PromisedCallBack, CallRefusal>(key, {
    content: [phone],
    send: (idempotencyKey) => support.requestCall({ idempotencyKey, phone }),
    verifyApplied: async () => {
      const read = await reload();
      if (read === undefined) return undefined;
      const permission = callPermission(read, now());
      if (permission.kind === "asked") promised = { callBefore: permission.callBefore };
      return promised !== undefined;
    },
  });
  return outcome.kind === "found-done" && promised !== undefined ? { kind: "done", value: promised } : outcome;
}
