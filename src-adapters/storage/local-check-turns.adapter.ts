import { isCheckDue, type CheckTurnPort } from "#domain/session/index.ts";
import type { Instant } from "#domain/shared-kernel/index.ts";

/** Time of the last check by any tab of this browser. Removed with the session (SESS-06). */
const KEY = "ebok.check";

/**
 * Turns of the tabs, stored in local storage under a Web Lock. Without locks two tabs may check at the same moment,
 * which does no harm.
 */
export class LocalCheckTurnsAdapter implements CheckTurnPort {
  readonly #page: Window;

  constructor(page: Window) {
    this.#page = page;
  }

  async take(now: Instant, everyMs: number): Promise<boolean> {
    const take = (): boolean => this.#take(now, everyMs);
    const { navigator } = this.#page;
    return "locks" in navigator ? navigator.locks.request(KEY, take).catch(take) : take();
  }

  #take(now: Instant, everyMs: number): boolean {
    try {
      const { localStorage } = this.#page;
      if (!isCheckDue(Number(localStorage.getItem(KEY) ?? undefined), now, everyMs)) return false;
      localStorage.setItem(KEY, String(now));
    } catch {
      // Without storage each tab checks for itself.
    }
    return true;
  }
}
