import type { App } from "./app.ts";
import { hasValidSession } from "./entry.ts";
import { openPortal } from "./portal.ts";
import { ReloadOnce } from "./reload-once.ts";

/** The way into the portal, before anything of it has loaded: all that the router needs of it. */
export interface Entrance {
  /** Whether a session is kept that is still open; decided without a call. */
  readonly hasValidSession: () => boolean;
  /** Loads the portal, once for all who ask. Rejects when it cannot be fetched, and may then be asked again. */
  readonly openPortal: () => Promise<App>;
  /** What is done about a chunk that does not load. */
  readonly reload: Pick<ReloadOnce, "to" | "forget" | "carried">;
}

/** The way in of this browser. */
export const BROWSER_ENTRANCE: Entrance = { hasValidSession, openPortal, reload: new ReloadOnce(window) };
