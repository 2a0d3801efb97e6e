import { countStepsBack } from "#domain/login/count-steps-back.ts";
import { topBackHandler } from "#ui/design-system/back-stack.ts";
import type { LoginPageHandle } from "./login-attempts.ts";

/** Where a browser's history stands among the steps. An entry holds no more of a step than how many lie behind it. */
export interface StepHistory {
  /** So many steps lie behind the entry that is shown. */
  behind(): number;
  /** Makes an entry of its own for a step, at the same address. */
  push(behind: number): void;
  /** Goes so many entries on, or back where it is negative. Whoever listens is told when it is done. */
  go(by: number): void;
  /**
   * Calls `listener` whenever another entry is shown, whoever went there; returns what stops it. Heard by one at a
   * time.
   */
  onMove(listener: () => void): () => void;
}

/**
 * Keeps a browser's history in step with the way in: its "back" leads to the step before, as the page's own does, and
 * "forward" never to a step that was left (LOGIN-01, docs/adr/0051). What is open above a step, and a step that asks
 * first, has its say before.
 * Gives what leaves the page by its first entry, so that no step is left behind what takes its place.
 */
export function syncStepHistory(
  stepHistory: StepHistory,
  page: Pick<LoginPageHandle, "state" | "apply" | "isLeft" | "subscribe">,
): (then: () => void) => void {
  let moving = false;
  let leave: (() => void) | undefined;
  const behind = (): number => (leave === undefined ? countStepsBack(page.state()) : 0);

  const settle = (): void => {
    if (leave === undefined && page.isLeft()) return stop();
    if (moving) return;
    const here = stepHistory.behind();
    if (behind() < here) {
      moving = true;
      return stepHistory.go(behind() - here);
    }
    for (let step = here + 1; step <= behind(); step++) stepHistory.push(step);
    if (leave === undefined) return;
    // nothing that comes late moves a history that is another page's now
    moving = true;
    stop();
    leave();
  };

  const stop = stepHistory.onMove(() => {
    const asked = moving;
    const here = stepHistory.behind();
    moving = true;
    if (!asked && !page.isLeft()) {
      const wayBack = here < behind() ? topBackHandler() : undefined;
      if (wayBack !== undefined) {
        wayBack();
        const ahead = behind() - here;
        if (ahead > 0) return stepHistory.go(ahead);
      }
      for (let step = behind(); step > here; step--) {
        page.apply({ kind: "back" });
        // while an answer is on its way the page stays where it is, and the history comes back to it
        if (behind() === step) return stepHistory.go(step - here);
      }
    }
    moving = false;
    settle();
  });
  page.subscribe(settle);
  // an entry of a page that was loaded anew, or left: its step is no more
  settle();
  return (then) => {
    leave = then;
    settle();
  };
}
