import type { SessionStoragePort } from "#domain/session/index.ts";
import type { CallFault } from "#domain/tracking/index.ts";
import type { AppPorts } from "../boot/core-ports.ts";
import { buildContainer } from "./build-container.ts";
import { faultLog } from "./fault-log.ts";
import { loadContext } from "./load-context.ts";
import type { Settings } from "./settings.ts";
import * as tokens from "./tokens.ts";
import { wirePorts } from "./wire-ports.ts";

/** What the ports stand on. */
export interface PortalGround {
  readonly settings: Settings;
  readonly storage: SessionStoragePort;
  readonly page: Window;
  /** Where the chat's socket opens, on the portal's own host (CHAT-19). */
  readonly chatPath: string;
}

/** The same, and where what goes wrong is told. */
export interface WireParts extends PortalGround {
  readonly log: (fault: CallFault) => void;
}

/** The portal's ports over the wire and the browser. Rejects when a part of them cannot be fetched. */
export async function appPorts(ground: PortalGround): Promise<AppPorts> {
  const { faults, take } = faultLog(() => container.get(tokens.CLOCK).now());
  const parts = { ...ground, log: take };
  const container = buildContainer(parts);
  return {
    ...(await wirePorts(container, parts)),
    clock: container.get(tokens.CLOCK),
    storage: container.get(tokens.SESSION_STORAGE),
    theme: container.get(tokens.THEME),
    cookies: container.get(tokens.COOKIE_CHOICE),
    activity: container.get(tokens.ACTIVITY),
    checkTurns: {
      // with the first question; where it cannot be fetched, this tab asks for itself
      take: (now, everyMs) =>
        import("#adapters/storage/local-check-turns.adapter.ts").then(
          (module) => module.storageCheckTurns(ground.page).take(now, everyMs),
          () => true,
        ),
    },
    sessionEvents: container.get(tokens.SESSION_EVENTS),
    connectivity: container.get(tokens.CONNECTIVITY),
    idempotencyKeys: container.get(tokens.IDEMPOTENCY_KEYS),
    tracking: async () => {
      await loadContext(container, "tracking");
      return { ...container.get(tokens.TRACKER_PORTS), faults };
    },
    drafts: async () => {
      await loadContext(container, "drafts");
      return container.get(tokens.DRAFTS);
    },
  };
}
