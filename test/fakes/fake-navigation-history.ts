import type { NavigationHistoryPort } from "#domain/navigation/index.ts";

/** History of one tab, in memory. */
export function fakeNavigationHistory() {
  let [entry, last] = [0, 0];
  const port: NavigationHistoryPort = {
    get pagesBehind() {
      return entry;
    },
    back() {
      if (entry > 0) entry -= 1;
    },
  };
  return {
    port,
    push: () => void (last = entry += 1),
    /** Replaces the current page by another one: no entry is added. */
    replace: () => undefined,
    forward: () => void (entry = Math.min(entry + 1, last)),
    /** Returns the port of the same tab after a reload. */
    reload: (): NavigationHistoryPort => port,
  };
}
