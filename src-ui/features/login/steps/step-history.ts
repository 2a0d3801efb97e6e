import { countStepsBack } from "#domain/login/count-steps-back.ts";
import { topBackHandler } from "#ui/design-system/back-stack.ts";
import type { LoginPageHandle } from "./login-attempts.ts";

/** Browser history as a list of steps. An entry stores only the number of steps behind it. */
export interface StepHistory {
  /** Returns the number of steps behind the current entry. */
  behind(): number;
  /** Adds an entry for a step, at the same address. */
  push(behind: number): void;
  /** Moves by `by` entries, back if negative. Notifies the listener afterwards. */
  go(by: number): void;
  /**
   * Calls `listener` after each change of the entry, including the user's moves; returns the unsubscribe function.
   * Supports one listener.
   */
  onMove(listener: () => void): () => void;
}

/**
 * Synchronises the browser's history with the login steps: "back" opens the previous step and "forward" never opens a
 * step that was left (LOGIN-01, docs/adr/0051). Open dialogs and steps that ask for confirmation handle "back" first.
 * Returns the function that leaves the page by its first entry, so that no step stays behind the next page.
 */
export function syncStepHistory(
  stepHistory: StepHistory,
  page: Pick<LoginPageHandle, "state" | "apply" | "hasLeftPage" | "subscribe">,
): (then: () => void) => void {
  let moving = false;
  let leave: (() => void) | undefined;
  const behind = (): number => (leave === undefined ? countStepsBack(page.state()) : 0);

  const settle = (): void => {
    if (leave === undefined && page.hasLeftPage()) return stop();
    if (moving) return;
    const here = stepHistory.behind();
    if (behind() < here) {
      moving = true;
      return stepHistory.go(behind() - here);
    }
    for (let step = here + 1; step <= behind(); step++) stepHistory.push(step);
    if (leave === undefined) return;
    // Ignores late changes, because the history now belongs to another page.
    moving = true;
    stop();
    leave();
  };

  const stop = stepHistory.onMove(() => {
    const wasMoving = moving;
    const here = stepHistory.behind();
    moving = true;
    if (!wasMoving && !page.hasLeftPage()) {
      const wayBack = here < behind() ? topBackHandler() : undefined;
      if (wayBack !== undefined) {
        wayBack();
        const ahead = behind() - here;
        if (ahead > 0) return stepHistory.go(ahead);
      }
      for (let step = behind(); step > here; step--) {
        page.apply({ kind: "back" });
        // While a request runs the page keeps its step, and the history returns to it.
        if (behind() === step) return stepHistory.go(step - here);
      }
    }
    moving = false;
    settle();
  });
  page.subscribe(settle);
  // Removes the step of an entry left by a reloaded or former page.
  settle();
  return (then) => {
    leave = then;
    settle();
  };
}
