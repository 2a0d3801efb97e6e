import type { ComponentType } from "react";
import { createBrowserRouter, redirect, type LoaderFunction, type RouteObject } from "react-router-dom";
import { guardSession } from "#domain/navigation/guard.ts";
import { pathTo, routeAt } from "#domain/navigation/paths.ts";
import { legacyRedirect, STREAMING_ALIASES, streamingAliasOf } from "#domain/navigation/redirects.ts";
import { ROUTES, routeNames, type RouteName } from "#domain/navigation/routes.ts";
import { hasValidSession } from "./boot/entry.ts";
import { openPortal } from "./boot/portal.ts";
import { forgetReload, reloadOnce } from "./boot/reload-once.ts";
import { keepReturnAddress } from "./boot/return-address.ts";
import { FirstLoad } from "./routes/first-load.tsx";
import { LoginRoute } from "./routes/login.route.tsx";
import { screenFor, type ScreenModule } from "./routes/screens.ts";
import { WentWrong } from "./routes/wrong/went-wrong.tsx";

type Loaded = { readonly Component: ComponentType };
type PortalRouter = ReturnType<typeof createBrowserRouter>;

/** The router of the portal: every address of ROUTE-01 to ROUTE-13, each screen in its own chunk. */
export function createPortalRouter(): PortalRouter {
  leadGuestToLogin();
  const router: PortalRouter = createBrowserRouter(portalRoutes(() => router.state.navigation.location ?? router.state.location));
  return router;
}

/**
 * Before the router starts: a guest at a customer's address is at the login page at once, and loads nothing of that
 * customer's screens. What was asked for is kept (GUARD-01, GUARD-02).
 */
function leadGuestToLogin(): void {
  const { pathname, search } = window.location;
  const route = routeAt(pathname);
  const wantsSession = route === undefined ? streamingAliasOf(pathname) !== undefined : ROUTES[route].audience === "customer";
  if (!wantsSession || hasValidSession()) return;
  keepReturnAddress(pathname, search);
  window.history.replaceState(null, "", pathTo("login"));
}

function portalRoutes(target: () => { readonly pathname: string; readonly search: string }): RouteObject[] {
  /** A chunk that does not load reloads the page at its target, once (GUARD-06). */
  const lazily = (load: () => Promise<Loaded>) => async (): Promise<Loaded> => {
    try {
      const loaded = await load();
      forgetReload();
      return loaded;
    } catch (error) {
      const { pathname, search } = target();
      // the page is going away: nothing may be drawn before it does
      if (reloadOnce(`${pathname}${search}`)) return new Promise(() => undefined);
      throw error;
    }
  };

  const screen = (load: () => Promise<ScreenModule>) =>
    lazily(async () => {
      const [module, app] = await Promise.all([load(), openPortal()]);
      return { Component: await module.compose(app) };
    });

  const layout = (kind: "customer" | "guest" | "either") =>
    lazily(async () => {
      const [layouts, app] = await Promise.all([import("./routes/layouts.tsx"), openPortal()]);
      return { Component: await layouts.layoutFor(kind, app) };
    });

  const page = (route: RouteName): RouteObject => ({
    path: ROUTES[route].path,
    handle: route,
    loader: guard(route),
    lazy: screen(screenFor(route)),
    ErrorBoundary: WentWrong,
  });

  const moved = ({ pathname }: { readonly pathname: string }) => legacyRedirect(pathname, "") !== undefined;
  const pages = routeNames().filter((name) => name !== "login" && !moved({ pathname: ROUTES[name].path }));
  const of = (kinds: (name: RouteName) => boolean) => pages.filter(kinds).map(page);

  return [
    {
      HydrateFallback: FirstLoad,
      ErrorBoundary: WentWrong,
      children: [
        { path: ROUTES.login.path, handle: "login", loader: guard("login"), Component: LoginRoute },
        {
          lazy: layout("customer"),
          children: [
            ...of((name) => ROUTES[name].audience === "customer"),
            ...STREAMING_ALIASES.map((alias): RouteObject => ({
              path: `/${alias}`,
              loader: guard("myServices"),
              lazy: screen(() => import("./routes/streaming-alias.route.tsx")),
            })),
          ],
        },
        {
          lazy: layout("guest"),
          children: of((name) => ROUTES[name].audience !== "customer" && name !== "error"),
        },
        {
          lazy: layout("either"),
          children: [
            page("error"),
            { path: "*", loader: followMoved, lazy: screen(() => import("./routes/not-found.route.tsx")) },
          ],
        },
      ],
    },
  ];
}

function guard(route: RouteName): LoaderFunction {
  return ({ request }) => {
    const decision = guardSession(route, hasValidSession());
    if (decision.kind !== "go") return null;
    const { pathname, search } = new URL(request.url);
    if (decision.to === "login") keepReturnAddress(pathname, search);
    return redirect(pathTo(decision.to, decision.param));
  };
}

/** An address that has moved leads on; any other that nobody knows is error 404 inside the portal (ROUTE-14). */
const followMoved: LoaderFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const to = legacyRedirect(pathname, search);
  return to === undefined ? null : redirect(to);
};
