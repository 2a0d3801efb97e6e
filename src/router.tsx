import { createBrowserRouter } from "react-router-dom";
import { pathTo, routeAt } from "#domain/navigation/paths.ts";
import { streamingAliasOf } from "#domain/navigation/redirects.ts";
import { ROUTES } from "#domain/navigation/routes.ts";
import { BROWSER_ENTRANCE } from "./boot/entrance.ts";
import { keepReturnAddress } from "./boot/return-address.ts";
import { portalRouter } from "./routes/portal-routes.tsx";

/** The router of the portal in this window's address bar. */
export function createPortalRouter(): ReturnType<typeof portalRouter> {
  leadGuestToLogin();
  return portalRouter((routes) => createBrowserRouter(routes), BROWSER_ENTRANCE);
}

/**
 * Before the router starts: a guest at a customer's address is at the login page at once, and loads nothing of that
 * customer's screens. What was asked for is kept (GUARD-01, GUARD-02).
 */
function leadGuestToLogin(): void {
  const { pathname, search } = window.location;
  const route = routeAt(pathname);
  const wantsSession = route === undefined ? streamingAliasOf(pathname) !== undefined : ROUTES[route].audience === "customer";
  if (!wantsSession || BROWSER_ENTRANCE.hasValidSession()) return;
  keepReturnAddress(pathname, search);
  window.history.replaceState(null, "", pathTo("login"));
}
