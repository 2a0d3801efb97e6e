import type { Instant } from "../shared-kernel/index.ts";

/** Selects the tab of a browser that checks the session next (SESS-04, SESS-08). */
export interface CheckTurnPort {
  /**
   * Takes the turn at `now` if a check is due (`isCheckDue`). Resolves with `true` in at most one of several concurrent
   * tabs. Without shared storage each tab has its own turns.
   */
  take(now: Instant, everyMs: number): Promise<boolean>;
}
