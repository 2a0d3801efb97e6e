import type { LoginPageHandle } from "./login-attempts.ts";
import { syncStepHistory, type StepHistory } from "./step-history.ts";

/** Maximum wait for `popstate` after a move (ms). Some browsers do not report it; login then continues. */
const POPSTATE_TIMEOUT_MS = 1_000;

/** Part of `Window` that handles the history. */
export type WindowWithHistory = Pick<
  Window,
  "history" | "addEventListener" | "removeEventListener" | "setTimeout" | "clearTimeout"
>;

/** Creates the step history on the browser's history. Keeps the router's state in each entry. */
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
    // Navigation state (`usr`) belongs only to the first entry of the page.
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

/**
 * Synchronises the browser's history with the steps of this page. Returns the function that leaves the page by its
 * first entry.
 */
export function syncBrowserHistory(page: LoginPageHandle): (then: () => void) => void {
  return syncStepHistory(createBrowserStepHistory(window), page);
}
