import type { Result, TransportFailure } from "../../shared-kernel/index.ts";
import { executeWrite, type WriteKey, type WriteOutcome } from "../../shared-kernel/write.ts";
import type { WifiRefusal } from "../wifi-refusal.ts";
import type { WifiPort } from "../wifi.port.ts";
import type { WifiParameters } from "../wifi.ts";
import { isRequestApplied, type RouterChangeRequest } from "../router-change-request.ts";

/** Dependencies of `changeRouter`. */
export interface ChangeRouterPorts {
  readonly wifi: Pick<WifiPort, "setParameters" | "switchFrequency" | "setDefaults">;
  readonly serviceKey: string;
  /** Re-reads the router. Resolves with `undefined` when the read fails. */
  readonly reload: () => Promise<WifiParameters | undefined>;
  /** Called when the router has started to work on the change. */
  readonly started: (request: RouterChangeRequest) => void;
  /** Refreshes the shown data of the router. Never rejects. */
  readonly refresh: () => Promise<void>;
}

/**
 * Changes a router (DEV-01 to DEV-03). After a lost response the change counts as applied if the router is working or
 * has the requested settings. Resolves after the refresh, because after a refusal the shown data may be outdated.
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
