import type { StepHistory } from "#ui/features/login/steps/step-history.ts";

export interface FakeStepHistory extends StepHistory {
  /** The browser's own buttons; `false` where its button can do nothing, or leads off the page. */
  press(button: "back" | "forward"): boolean;
  /** What was asked for and has not happened yet happens now. */
  settle(): void;
}

/** A browser's history of one page, as its entries count their steps. With `slow` it moves only when it is told to. */
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
