import { routeAt } from "./paths.ts";
import { ROUTES, type RouteName } from "./routes.ts";

/** Pages of customers that act when they open: a link in a message must not trigger them unnoticed. */
const ACTING_PAGES: ReadonlySet<RouteName> = new Set(["logout", "push"]);

/**
 * Returns true if a link in a message to this pathname of the portal opens inside it: a page of logged-in customers.
 */
export function isLinkedPage(pathname: string): boolean {
  const route = routeAt(pathname);
  return route !== undefined && ROUTES[route].audience === "customer" && !ACTING_PAGES.has(route);
}
