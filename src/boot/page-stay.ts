import { routeAt } from "#domain/navigation/paths.ts";
import { ROUTES } from "#domain/navigation/routes.ts";

/** Longest time for which the open page stays after a press on a link, until the next one can be drawn (NAV-23), ms. */
export const PAGE_STAY_MS = 100;

/** Returns true for the address of a page in the frame of a customer, which another page of the frame may replace. */
export function isStayingPage(openPath: string): boolean {
  const route = routeAt(openPath);
  return route !== undefined && ROUTES[route].audience === "customer";
}

/** Waits for what the next page needs, but no longer than the open page stays. */
export function withinPageStay(needed: Promise<unknown>): Promise<unknown> {
  return Promise.race([needed, new Promise((resolve) => setTimeout(resolve, PAGE_STAY_MS))]);
}
