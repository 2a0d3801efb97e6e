import type { LoginPage } from "./attempts.ts";
import { followSteps, type StepTrail } from "./step-history.ts";

/**
 * A browser that says nothing of a move within this time, ms, has made it all the same: nobody waits longer to come in.
 */
const TOLD_WITHIN_MS = 1_000;

/** The part of a window that holds its history. */
export type WindowWithHistory = Pick<
  Window,
  "history" | "addEventListener" | "removeEventListener" | "setTimeout" | "clearTimeout"
>;

/** The steps in a browser's history. What a router keeps in an entry stays there. */
export function browserTrail(page: WindowWithHistory): StepTrail {
  let late: number | undefined;
  let moved = (): void => undefined;
  const kept = (): object => {
    const state: unknown = page.history.state;
    return typeof state === "object" && state !== null ? state : {};
  };
  return {
    behind() {
      const entry = kept();
      return "steps" in entry && typeof entry.steps === "number" ? entry.steps : 0;
    },
    // what led to the page is of its first entry alone
    push: (steps) => page.history.pushState({ ...kept(), usr: null, steps }, ""),
    go(by) {
      late = page.setTimeout(moved, TOLD_WITHIN_MS);
      page.history.go(by);
    },
    onMove(listener) {
      moved = () => {
        page.clearTimeout(late);
        listener();
      };
      page.addEventListener("popstate", moved);
      return () => page.removeEventListener("popstate", moved);
    },
  };
}

/** The browser's history goes from step to step with this page; gives what leaves it by its first entry. */
export function follow(page: LoginPage): (then: () => void) => void {
  return followSteps(browserTrail(window), page);
}
