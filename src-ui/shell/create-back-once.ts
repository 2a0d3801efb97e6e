import type { NavigationHistoryPort } from "#domain/navigation/index.ts";

/**
 * Returns a function that goes back to the page of the portal before this one; `undefined` without such a page. Only
 * the first call goes back: a second press can come before the page has gone, and would lead one page further.
 */
export function createBackOnce(history: NavigationHistoryPort): (() => void) | undefined {
  if (history.pagesBehind < 1) return undefined;
  let isGone = false;
  return () => {
    if (!isGone) history.back();
    isGone = true;
  };
}
