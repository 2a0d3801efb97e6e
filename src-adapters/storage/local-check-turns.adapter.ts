import { isTurn, type CheckTurnPort } from "#domain/session/index.ts";

/** When a tab of this browser has asked last. Goes with the session (SESS-06). */
const KEY = "ebok.check";

/**
 * Turns that the tabs of a browser keep in local storage. Between looking and writing nobody else looks: the browser's
 * locks see to
 * that; one that has none, or refuses them, may let two tabs ask in the same moment, which does no harm.
 */
export function storageCheckTurns(page: Window): CheckTurnPort {
  return {
    async take(now, everyMs) {
      const take = (): boolean => {
        try {
          const { localStorage } = page;
          if (!isTurn(Number(localStorage.getItem(KEY) ?? undefined), now, everyMs)) return false;
          localStorage.setItem(KEY, String(now));
        } catch {
          // without storage each tab asks for itself
        }
        return true;
      };
      return "locks" in page.navigator ? page.navigator.locks.request(KEY, take).catch(take) : take();
    },
  };
}
