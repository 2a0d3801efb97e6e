import type { Result, TransportFailure } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { WifiRefusal } from "../wifi-refusal.ts";
import type { WifiPort } from "../wifi.port.ts";
import type { WifiParameters } from "../wifi.ts";
import { isRequestApplied, type RouterChangeRequest } from "../router-change-request.ts";

/** Ports of a change of one router. */
export interface ChangeRouterPorts {
  readonly wifi: Pick<WifiPort, "setParameters" | "switchFrequency" | "setDefaults">;
  readonly serviceKey: string;
  /** Re-reads the router; resolves with `undefined` when it could not be read. */
  readonly reload: () => Promise<WifiParameters | undefined>;
  /** Called when the router has begun to work on the change. */
  readonly started: (request: RouterChangeRequest) => void;
  /** Refreshes what is shown of the router. Never rejects. */
  readonly refresh: () => Promise<void>;
}

/**
 * Changes a router (DEV-01 to DEV-03). After a lost response the change was applied when the router works on something
 * or is set up as asked. Resolves when the router has been refreshed: after a refusal it may not be as it was shown.
 * Failures: `wifi-refused` with the errors of each network.
 */
export async function changeRouter(
  { wifi, serviceKey, reload, started, refresh }: ChangeRouterPorts,
  request: RouterChangeRequest,
  key: WriteKey,
): Promise<WriteOutcome<"taken-up", WifiRefusal>> {
  const outcome = await executeWrite<"taken-up", WifiRefusal>(key, {
    content: [JSON.stringify(request)],
    send: (idempotencyKey) => send(wifi, { idempotencyKey, serviceKey }, request),
    verifyApplied: async () => {
      const router = await reload();
      if (router === undefined) return undefined;
      return router.pendingOperation || isRequestApplied(request, router);
    },
  });
  if (outcome.kind === "done" || outcome.kind === "found-done") started(request);
  if (outcome.kind !== "cancelled") await refresh();
  return outcome;
}

function send(
  wifi: ChangeRouterPorts["wifi"],
  order: { readonly idempotencyKey: string; readonly serviceKey: string },
  request: RouterChangeRequest,
): Promise<Result<"taken-up", WifiRefusal | TransportFailure>> {
  switch (request.kind) {
    case "parameters":
      return wifi.setParameters({ ...order, changes: request.changes });
    case "switch":
      return wifi.switchFrequency({ ...order, frequencyType: request.frequencyType, enabled: request.enabled });
    case "defaults":
      return wifi.setDefaults(order);
  }
}
