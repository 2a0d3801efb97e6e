import { routeAt } from "#domain/navigation/paths.ts";
import { ROUTES } from "#domain/navigation/routes.ts";

/** Longest time for which the open page is kept after a press on a link, until the next one is ready (NAV-23), ms. */
export const MAX_NAVIGATION_DELAY_MS = 100;

/** Returns true if a navigation keeps the page at `openPath` for a moment: a page in the frame of a customer. */
export function keepsOpenPage(openPath: string | undefined): boolean {
  const route = openPath === undefined ? undefined : routeAt(openPath);
  return route !== undefined && ROUTES[route].audience === "customer";
}

/** Waits for what the next page needs, but no longer than the open page is kept. */
export function withinNavigationDelay(needed: Promise<unknown>): Promise<unknown> {
  return Promise.race([needed, new Promise((resolve) => setTimeout(resolve, MAX_NAVIGATION_DELAY_MS))]);
}
