import type { Instant } from "../shared-kernel/index.ts";

/** Whose turn it is to ask the provider, among the tabs of one browser (SESS-04, SESS-08). */
export interface CheckTurnPort {
  /**
   * Takes the turn at `now`, if it is free (`isTurn`): `true` to one tab at most, however many ask at once. Where the
   * browser can
   * keep nothing that tabs share, each tab has its own turns.
   */
  take(now: Instant, everyMs: number): Promise<boolean>;
}
