import type { LoginPageHandle } from "./login-attempts.ts";
import { syncStepHistory, type StepHistory } from "./step-history.ts";

/**
 * A browser that says nothing of a move within this time, ms, has made it all the same: nobody waits longer to come in.
 */
const POPSTATE_TIMEOUT_MS = 1_000;

/** The part of a window that holds its history. */
export type WindowWithHistory = Pick<
  Window,
  "history" | "addEventListener" | "removeEventListener" | "setTimeout" | "clearTimeout"
>;

/** The steps in a browser's history. What a router keeps in an entry stays there. */
export function createBrowserStepHistory(page: WindowWithHistory): StepHistory {
  let timer: number | undefined;
  let moved = (): void => undefined;
  const entryState = (): object => {
    const state: unknown = page.history.state;
    return typeof state === "object" && state !== null ? state : {};
  };
  return {
    behind() {
      const entry = entryState();
      return "steps" in entry && typeof entry.steps === "number" ? entry.steps : 0;
    },
    // what led to the page is of its first entry alone
    push: (steps) => page.history.pushState({ ...entryState(), usr: null, steps }, ""),
    go(by) {
      timer = page.setTimeout(moved, POPSTATE_TIMEOUT_MS);
      page.history.go(by);
    },
    onMove(listener) {
      moved = () => {
        page.clearTimeout(timer);
        listener();
      };
      page.addEventListener("popstate", moved);
      return () => page.removeEventListener("popstate", moved);
    },
  };
}

/** The browser's history goes from step to step with this page; gives what leaves it by its first entry. */
export function syncBrowserHistory(page: LoginPageHandle): (then: () => void) => void {
  return syncStepHistory(createBrowserStepHistory(window), page);
}
