import type { ComponentType } from "react";
import {
  redirect,
  replace,
  type createBrowserRouter,
  type DOMRouterOpts,
  type LoaderFunction,
  type RouteObject,
} from "react-router-dom";
import { guardSession } from "#domain/navigation/guard.ts";
import { pathTo } from "#domain/navigation/paths.ts";
import { legacyRedirect, STREAMING_ALIASES } from "#domain/navigation/redirects.ts";
import { ROUTES, routeNames, type RouteName } from "#domain/navigation/routes.ts";
import type { PortalRouterDependencies } from "../boot/router-dependencies.ts";
import { PortalSkeleton } from "./portal-skeleton.tsx";
import { LoginRoute } from "./login.route.tsx";
import type { LayoutKind } from "./layouts.tsx";
import { hasScreen, screenFor, type GuardedScreen, type ScreenModule, type ScreenRoute } from "./screens.ts";
import { PageLoadError, PortalLoadError } from "./load-error/load-error.tsx";

type Loaded = { readonly Component: ComponentType };

type Router = ReturnType<typeof createBrowserRouter>;

/** What a router is told beside its routes, wherever its history is kept. */
export type RouterStart = Pick<DOMRouterOpts, "hydrationData" | "patchRoutesOnNavigation">;

/** The one route around all others. */
const PORTAL = "portal";

/**
 * The router of the portal, made by `create` over the address bar or a history in memory, which begins at `address`. A
 * guest's login page is
 * drawn at once: with what its guard would say already known, the router neither asks it nor draws anything before it,
 * and the sixty other addresses are told to it when the first of them is asked for. A router that begins elsewhere
 * knows them all: it
 * would show an error until it is told.
 */
export function portalRouter(
  create: (routes: RouteObject[], start: RouterStart) => Router,
  address: string,
  dependencies: PortalRouterDependencies,
): Router {
  const target = () => router.state.navigation.location ?? router.state.location;
  const { login, others } = portalRoutes(dependencies, target);
  const withPortalRoot = (children: RouteObject[]): RouteObject[] => [
    { id: PORTAL, HydrateFallback: PortalSkeleton, ErrorBoundary: PortalLoadError, children },
  ];
  const router: Router =
    dependencies.hasValidSession() || address !== ROUTES.login.path
      ? create(withPortalRoot([login, ...others()]), {})
      : create(withPortalRoot([login]), {
          hydrationData: { loaderData: { login: null } },
          patchRoutesOnNavigation: ({ patch }) => patch(PORTAL, others()),
        });
  router.subscribe(({ initialized, navigation, errors }) => {
    // layout and screen load side by side: only when both are there has the page come
    if (initialized && navigation.state === "idle" && errors === null) dependencies.reload.forget();
  });
  return router;
}

/** Where the portal is, or is on its way to. */
type Target = () => { readonly pathname: string; readonly search: string };

/** Every address of ROUTE-01 to ROUTE-13: the way in, and the others, each screen in its own chunk. */
interface PortalRoutes {
  readonly login: RouteObject;
  readonly others: () => RouteObject[];
}

function portalRoutes(
  { hasValidSession, openPortal, returnAddress, reload, enteredLogin }: PortalRouterDependencies,
  target: Target,
): PortalRoutes {
  /**
   * A chunk that does not load reloads the page at its target, once (GUARD-06); without a network it fails in its
   * place.
   */
  const lazily = (load: () => Promise<Loaded>) => async (): Promise<Loaded> => {
    try {
      return await load();
    } catch (error) {
      const { pathname, search } = target();
      // the page is going away: nothing may be drawn before it does
      if (reload.reloadAt(`${pathname}${search}`)) return new Promise(() => undefined);
      throw error;
    }
  };

  const screen = (load: () => Promise<GuardedScreen>) =>
    lazily(async () => {
      const [{ Component, contexts }, app] = await Promise.all([load(), openPortal()]);
      await app.container.load(...contexts);
      return { Component };
    });

  const layout = (kind: LayoutKind) =>
    lazily(async () => {
      const [layouts, app] = await Promise.all([import("./layouts.tsx"), openPortal()]);
      return { Component: await layouts.layoutFor(kind, app) };
    });

  /**
   * Without it a page would find no customer where another tab has logged one in. An exchange of tokens begins a
   * session of its own (SESS-07). A portal that cannot be fetched is the business of `lazily`. When the portal opens,
   * the
   * screen's own code comes first: a browser has six connections to a provider that speaks HTTP/1.1, and reads that
   * wait would
   * hold them all. In a portal that is open, what the screen shows is asked for beside its code.
   */
  const takeUpSession = async (route: RouteName | undefined, load: () => Promise<unknown>): Promise<null> => {
    const [portal, gate] = await Promise.allSettled([openPortal(), import("./guarded-screen.tsx")]);
    if (portal.status === "rejected") return null;
    if (portal.value.container.account === undefined) await Promise.allSettled([load()]);
    portal.value.resume();
    if (gate.status === "fulfilled" && route !== undefined)
      gate.value.prefetchScreenData(route, portal.value.container, "coming");
    return null;
  };

  const guard =
    (route: RouteName, load: () => Promise<unknown>): LoaderFunction =>
    ({ request }) => {
      const decision = guardSession(route, hasValidSession());
      if (decision.kind === "go") {
        const { pathname, search } = new URL(request.url);
        if (decision.to === "login") returnAddress.keep(pathname + search);
        // an entry that was gone back to, or forward, gives way: pushed behind it, the page would lead back to it for
        // ever
        const shown = pathname === window.location.pathname;
        return (shown ? replace : redirect)(pathTo(decision.to, decision.param));
      }
      return route === "loginToken" || !hasValidSession() ? null : takeUpSession(route, load);
    };

  const createUnguardedScreen = (load: () => Promise<ScreenModule>) => async (): Promise<GuardedScreen> => {
    const { Component, contexts = [] } = await load();
    return { Component, contexts };
  };
  const notFound = createUnguardedScreen(() => import("./not-found.route.tsx"));
  const streamingAlias = createUnguardedScreen(() => import("./streaming-alias.route.tsx"));

  /** An address that has moved leads on; any other that nobody knows is error 404 inside the portal (ROUTE-14). */
  const followMoved: LoaderFunction = ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const to = legacyRedirect(pathname, search);
    if (to !== undefined) return redirect(to);
    return hasValidSession() ? takeUpSession(undefined, notFound) : null;
  };

  const page = (route: ScreenRoute): RouteObject => {
    const load = screenFor(route);
    return {
      path: ROUTES[route].path,
      caseSensitive: true,
      handle: route,
      loader: guard(route, load),
      lazy: screen(load),
    };
  };

  /**
   * Pages whose failure leaves their frame standing. The boundary is a route of its own: the router draws nothing at
   * all for a page that has not loaded and is to show its failure itself.
   */
  const within = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageLoadError, children }];

  const usesLoginLayout = (name: RouteName) => name.startsWith("password");
  /** Of everybody: a customer keeps the menu, and is warned there too. */
  const forEither = (name: RouteName) => name === "error" || name === "accessibility";

  const others = (): RouteObject[] => {
    const pages = routeNames().filter(hasScreen);
    const of = (kinds: (name: ScreenRoute) => boolean) => pages.filter(kinds).map(page);
    return [
      {
        lazy: layout("customer"),
        children: within([
          ...of((name) => ROUTES[name].audience === "customer"),
          ...STREAMING_ALIASES.map((alias): RouteObject => ({
            path: `/${alias}`,
            caseSensitive: true,
            loader: guard("myServices", streamingAlias),
            lazy: screen(streamingAlias),
          })),
        ]),
      },
      { lazy: layout("bare"), children: of(usesLoginLayout) },
      {
        lazy: layout("guest"),
        children: within(
          of((name) => ROUTES[name].audience !== "customer" && !forEither(name) && !usesLoginLayout(name)),
        ),
      },
      {
        lazy: layout("either"),
        children: within([...of(forEither), { path: "*", loader: followMoved, lazy: screen(notFound) }]),
      },
    ];
  };

  return {
    login: {
      id: "login",
      path: ROUTES.login.path,
      handle: "login",
      loader: guard("login", () => Promise.resolve(undefined)),
      element: (
        <LoginRoute openPortal={openPortal} returnAddress={returnAddress} reload={reload} enteredLogin={enteredLogin} />
      ),
    },
    others,
  };
}
