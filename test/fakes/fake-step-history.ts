import type { StepHistory } from "#ui/features/login/steps/step-history.ts";

export interface FakeStepHistory extends StepHistory {
  /** Presses the button of the browser; returns `false` when the button has no entry on this page to go to. */
  press(button: "back" | "forward"): boolean;
  /** Performs the pending moves. */
  settle(): void;
}

/** History of one page; each entry holds the number of its steps. With `slow` moves wait for `settle`. */
export function fakeStepHistory({
  slow = false,
  reloadedAt = 0,
}: { readonly slow?: boolean; readonly reloadedAt?: number } = {}): FakeStepHistory {
  let entries = Array.from({ length: reloadedAt + 1 }, (_, behind) => behind);
  let at = reloadedAt;
  let waiting: number[] = [];
  const listeners = new Set<() => void>();
  const move = (by: number): boolean => {
    const next = at + by;
    if (entries[next] === undefined) return false;
    at = next;
    for (const listener of listeners) listener();
    return true;
  };
  return {
    behind: () => entries[at] ?? 0,
    push(behind) {
      entries = [...entries.slice(0, at + 1), behind];
      at += 1;
    },
    go(by) {
      if (slow) waiting.push(by);
      else move(by);
    },
    onMove(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press: (button) => move(button === "back" ? -1 : 1),
    settle() {
      while (waiting.length > 0) {
        const [next = 0, ...rest] = waiting;
        waiting = rest;
        move(next);
      }
    },
  };
}
