import type { Instant } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { callPermission, type RawCallPermission } from "../call-permission.ts";
import type { CallRefusal, SupportPort } from "../support.port.ts";

/** Dependencies of `requestCall`. */
export interface RequestCallPorts {
  readonly support: Pick<SupportPort, "requestCall">;
  /** Re-reads the permission to request a call. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<RawCallPermission | undefined>;
  readonly now: () => Instant;
}

/** Call that an agent has promised. */
export interface PromisedCallBack {
  /** Latest time of the call. */
  readonly callBefore: Instant;
}

/**
 * Requests a call by an agent to a number of 9 digits (MSG-04). After a lost response re-reads the permission,
 * which contains a promised call. Failures: `call-refused`.
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
      if (permission.kind === "promised") promised = { callBefore: permission.callBefore };
      return promised !== undefined;
    },
  });
  return outcome.kind === "found-done" && promised !== undefined ? { kind: "done", value: promised } : outcome;
}
