import type { NavigationHistoryPort } from "#domain/navigation/index.ts";

/**
 * Returns a function that goes back to the previous page of the portal; `undefined` without such a page. Only the first
 * call goes back: a second press before the page changes would skip a page.
 */
export function createBackOnce(history: NavigationHistoryPort): (() => void) | undefined {
  if (history.pagesBehind < 1) return undefined;
  let isGone = false;
  return () => {
    if (!isGone) history.back();
    isGone = true;
  };
}
