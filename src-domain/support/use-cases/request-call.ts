import type { Instant } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import { callPermission, type PromisedCallBack, type RawCallPermission } from "../call-permission.ts";
import type { CallOrder, CallRefusal, SupportPort } from "../support.port.ts";

/** Dependencies of `requestCall`. */
export interface RequestCallPorts {
  readonly support: Pick<SupportPort, "requestCall">;
  /** Re-reads the permission to request a call. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<RawCallPermission | undefined>;
  readonly now: () => Instant;
}

/** Number and time of a call. */
export type CallChoice = Pick<CallOrder, "phone" | "callFrom">;

/** Content of a request, for its idempotency key. */
export function callContent({ phone, callFrom }: CallChoice): readonly string[] {
  return [phone, callFrom === undefined ? "" : String(callFrom)];
}

/**
 * Requests a call by an agent (MSG-04, REQ-05). After a lost response re-reads the permission, which contains a
 * promised call: it counts as this one with the same time, and the same number unless the server names none. Failures:
 * `call-refused`.
 */
export async function requestCall(
  { support, reload, now }: RequestCallPorts,
  choice: CallChoice,
  key: WriteKey,
): Promise<WriteOutcome<PromisedCallBack, CallRefusal>> {
  let promised: PromisedCallBack | undefined;
  const outcome = await executeWrite<PromisedCallBack, CallRefusal>(key, {
    content: callContent(choice),
    send: (idempotencyKey) => support.requestCall({ idempotencyKey, ...choice }),
    verifyApplied: async () => {
      const read = await reload();
      if (read === undefined) return undefined;
      const permission = callPermission(read, now());
      if (permission.kind === "promised" && isChoice(permission.call, choice)) promised = permission.call;
      return promised !== undefined;
    },
  });
  return outcome.kind === "found-done" && promised !== undefined ? { kind: "done", value: promised } : outcome;
}

function isChoice(call: PromisedCallBack, { phone, callFrom }: CallChoice): boolean {
  return call.callFrom === callFrom && (call.phone ?? phone) === phone;
}
