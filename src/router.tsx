import { createBrowserRouter } from "react-router-dom";
import type { Configuration } from "#domain/configuration/index.ts";
import { pathTo, routeAt } from "#domain/navigation/paths.ts";
import { streamingAliasOf } from "#domain/navigation/streaming-aliases.ts";
import { ROUTES } from "#domain/navigation/routes.ts";
import { createRouterDependencies, type PortalRouterDependencies } from "./boot/router-dependencies.ts";
import type { PageServices } from "./container/page.module.ts";
import { isHistoryNavigation } from "./routes/is-history-navigation.ts";
import { portalRouter } from "./routes/portal-router.tsx";

/** Creates the portal's router over the address bar of this window. */
export function createPortalRouter(configuration: Configuration, page: PageServices): ReturnType<typeof portalRouter> {
  const dependencies = createRouterDependencies(configuration, page);
  // Browsers and the router resolve the path of `https://portal//host/x` to another host.
  if (window.location.pathname.startsWith("//")) window.history.replaceState(null, "", pathTo("login"));
  leadGuestToLogin(dependencies);
  const router = portalRouter(createBrowserRouter, window.location.pathname, dependencies);
  page.navigationHistory.follow(router);
  return router;
}

/**
 * Redirects a guest from a customer's address to the login page before the router starts, so that no code of that
 * address is loaded. Stores the requested address (GUARD-01, GUARD-02).
 */
function leadGuestToLogin({ hasValidSession, returnAddress }: PortalRouterDependencies): void {
  const { pathname, search } = window.location;
  const route = routeAt(pathname);
  const wantsSession =
    route === undefined ? streamingAliasOf(pathname) !== undefined : ROUTES[route].audience === "customer";
  if (!wantsSession || hasValidSession()) return;
  returnAddress.keep(pathname + search, { fromHistory: isHistoryNavigation("document") });
  window.history.replaceState(null, "", pathTo("login"));
}
