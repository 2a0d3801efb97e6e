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
import { STREAMING_ALIASES } from "#domain/navigation/streaming-aliases.ts";
import { ROUTES, routeNames, UNKNOWN_ADDRESS, type RouteName } from "#domain/navigation/routes.ts";
import type { App } from "../boot/app.ts";
import type { PortalRouterDependencies } from "../boot/router-dependencies.ts";
import { memoizeLoader } from "../boot/memoize-loader.ts";
import { nextTask } from "../boot/next-task.ts";
import { isHistoryNavigation } from "./is-history-navigation.ts";
import { CONTEXT_SWITCHED } from "./history-state.ts";
import type { Target } from "./follow-session-end.ts";
import { PageRoot } from "./page-root.tsx";
import { CustomerSkeleton, PortalSkeleton } from "./portal-skeleton.tsx";
import { LoginRoute } from "./login.route.tsx";
import type { LayoutKind } from "./layouts.tsx";
import { hasScreen, type ScreenRoute } from "./has-screen.ts";
import type { GuardedScreen, ScreenModule } from "./screens.ts";
import { isChunkLoadError } from "#ui/shared/is-chunk-load-error.ts";
import { PageLoadError, PortalLoadError } from "./load-error/load-error.tsx";

type Router = ReturnType<typeof createBrowserRouter>;

/** Options of a router besides its routes, for any kind of history. */
export type RouterStart = Pick<DOMRouterOpts, "hydrationData" | "patchRoutesOnNavigation">;

/** Public pages that keep the menu and the session warning for a customer. */
const FOR_EITHER: readonly RouteName[] = ["error", "accessibility", "accessibilityComplaint", "privacy", "withdrawal"];

/** Loads the table of screens. */
const loadScreens = memoizeLoader(() => import("./screens.ts"));

const loadOpenScreen = memoizeLoader(() => import("./open-screen.tsx"));

/** Id of the root route. */
const PORTAL = "portal";

/**
 * Creates the router of the portal with `create`, over the address bar or a memory history that begins at `address`.
 * Renders the login page of a guest at once: with hydration data the router skips its guard, and the other routes are
 * added when one of them is first requested. A router that starts at another address gets all routes, because it would
 * show an error without them.
 */
export function portalRouter(
  create: (routes: RouteObject[], start: RouterStart) => Router,
  address: string,
  dependencies: PortalRouterDependencies,
): Router {
  let followed: App | undefined;
  /** Opens the portal and follows the end of its session from then on. */
  const openPortal = async (): Promise<App> => {
    // Returns without an import: even that of a loaded module takes several tasks.
    if (followed !== undefined) return followed;
    const [app, { followSessionEnd }] = await Promise.all([
      dependencies.openPortal(),
      import("./follow-session-end.ts"),
      loadScreens(),
    ]);
    // A concurrent call may already follow the end of its session.
    if (followed === undefined) {
      followed = app;
      followSessionEnd(app, {
        target,
        returnAddress: dependencies.returnAddress,
        navigate: (to, state) => void router.navigate(to, { replace: true, state }),
      });
    }
    return followed;
  };
  const target = () => router.state.navigation.location ?? router.state.location;
  const openPath = (): string | undefined => {
    const { initialized, location } = router.state;
    return initialized && target().state !== CONTEXT_SWITCHED ? location.pathname : undefined;
  };
  const { login, others } = portalRoutes({ ...dependencies, openPortal }, target, openPath);
  const HydrateFallback = dependencies.hasValidSession() ? CustomerSkeleton : PortalSkeleton;
  const withPortalRoot = (children: RouteObject[]): RouteObject[] => [
    {
      element: <PageRoot cookieChoice={dependencies.cookieChoice} />,
      children: [{ id: PORTAL, HydrateFallback, ErrorBoundary: PortalLoadError, children }],
    },
  ];
  const router: Router =
    dependencies.hasValidSession() || address !== ROUTES.login.path
      ? create(withPortalRoot([login, ...others()]), {})
      : create(withPortalRoot([login]), {
          hydrationData: { loaderData: { login: null } },
          patchRoutesOnNavigation: ({ patch }) => patch(PORTAL, others()),
        });
  router.subscribe(({ initialized, navigation, errors }) => {
    // Layout and screen load in parallel; the page is complete when both are loaded.
    if (initialized && navigation.state === "idle" && errors === null) dependencies.reload.forget();
  });
  return router;
}

/** Returns the address of the open page, kept for a moment (NAV-23); `undefined` at the start and in a new account. */
type OpenPath = () => string | undefined;

/** Loads a screen; resolves with the contexts whose services it needs. */
type LoadContexts = () => Promise<Pick<GuardedScreen, "contexts">>;

/** Addresses of ROUTE-01 to ROUTE-13: the login page, and the others with a chunk per screen. */
interface PortalRoutes {
  readonly login: RouteObject;
  readonly others: () => RouteObject[];
}

function portalRoutes(
  {
    hasValidSession,
    openPortal,
    returnAddress,
    reload,
    reportError,
    enteredLogin,
    offersRegistration,
    offersPasskeyLogin,
  }: PortalRouterDependencies,
  target: Target,
  openPath: OpenPath,
): PortalRoutes {
  /**
   * Wraps a loader: a chunk that fails to load reloads the page at its target, once (GUARD-06); without a network the
   * page shows the failure. An error that the portal throws is shown at once.
   */
  const lazily =
    <Loaded,>(load: () => Promise<Loaded>) =>
    async (): Promise<Loaded> => {
      try {
        return await load();
      } catch (error) {
        const { pathname, search } = target();
        // The page is being reloaded: never resolves, so that nothing renders before that.
        if (isChunkLoadError(error) && reload.reloadAt(`${pathname}${search}`)) return new Promise(() => undefined);
        throw error;
      }
    };

  const screen = (load: () => Promise<GuardedScreen>, route?: RouteName) =>
    lazily(async () => {
      // In parallel with the portal; `openScreen` handles a failure.
      load().catch(() => undefined);
      const [{ openScreen }, { container }] = await Promise.all([loadOpenScreen(), openPortal()]);
      return openScreen(lazily(load), container, openPath(), route);
    });

  const layout = (kind: LayoutKind) =>
    lazily(async () => {
      const [layouts, { findScreen }, app] = await Promise.all([import("./layouts.tsx"), loadScreens(), openPortal()]);
      return { Component: await layouts.layoutFor(kind, app, findScreen) };
    });

  /**
   * Resumes a session that another tab may have started. Token exchanges start their own session (SESS-07). `lazily`
   * handles a portal that fails to load. If the portal is not open yet, the code of the screen and of its contexts
   * loads first: a browser has six connections to an HTTP/1.1 server, and waiting reads would occupy all of them. If it
   * is open, the data of the screen loads in parallel with its code. From one page to another it resolves in a task of
   * its own, so that the browser can paint the press before the page, which may take longer than a frame.
   */
  const resumeSession = async (route: RouteName | undefined, load: LoadContexts): Promise<null> => {
    const portal = await openPortal().catch(() => undefined);
    if (portal === undefined) return null;
    const { container } = portal;
    if (container.account === undefined)
      await Promise.allSettled([load().then(({ contexts }) => container.load(...contexts))]);
    portal.resume();
    if (route !== undefined) await portal.prefetchScreen(route, openPath());
    const from = openPath();
    if (from !== undefined && from !== target().pathname) await nextTask();
    return null;
  };

  const guard =
    (route: RouteName, load: LoadContexts): LoaderFunction =>
    ({ request }) => {
      const decision = guardSession(route, hasValidSession());
      if (decision.kind === "go") {
        const { pathname, search } = new URL(request.url);
        const fromHistory = isHistoryNavigation({ pathname });
        if (decision.to === "login") returnAddress.keep(pathname + search, { fromHistory });
        // After "back" or "forward" a pushed redirect would trap the user between both pages.
        return (fromHistory ? replace : redirect)(pathTo(decision.to, decision.param));
      }
      return route === "loginToken" || !hasValidSession() ? null : resumeSession(route, load);
    };

  const createUnguardedScreen = (load: () => Promise<ScreenModule>) => async (): Promise<GuardedScreen> => {
    const { Component, contexts = [] } = await load();
    return { Component, contexts };
  };
  const notFound = createUnguardedScreen(() => import("./not-found.route.tsx"));
  const streamingAlias = createUnguardedScreen(() => import("./streaming-alias.route.tsx"));

  /** Redirects legacy addresses; shows error 404 without navigation and footer for unknown ones (ROUTE-14). */
  const followMoved: LoaderFunction = async ({ request }) => {
    const { legacyRedirect } = await import("#domain/navigation/redirects.ts");
    const { pathname, search } = new URL(request.url);
    const to = legacyRedirect(pathname, search);
    if (to !== undefined) return redirect(to);
    return hasValidSession() ? resumeSession(undefined, notFound) : null;
  };

  const page = (route: ScreenRoute): RouteObject => {
    const load = async () => (await loadScreens()).screenFor(route)();
    return {
      path: ROUTES[route].path,
      caseSensitive: true,
      handle: route,
      loader: guard(route, load),
      lazy: screen(load, route),
    };
  };

  /**
   * Pages whose failure keeps their layout. The boundary is a separate route, because the router renders nothing for a
   * page that failed to load and has its own boundary.
   */
  const within = (children: RouteObject[]): RouteObject[] => [{ ErrorBoundary: PageLoadError, children }];

  const usesLoginLayout = (name: RouteName) => name.startsWith("password");
  const forEither = (name: RouteName) => FOR_EITHER.includes(name);

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
        children: within([
          ...of(forEither),
          { path: "*", handle: UNKNOWN_ADDRESS, loader: followMoved, lazy: screen(notFound) },
        ]),
      },
    ];
  };

  return {
    login: {
      id: "login",
      path: ROUTES.login.path,
      handle: "login",
      loader: guard("login", () => Promise.resolve({ contexts: [] })),
      element: (
        <LoginRoute
          openPortal={openPortal}
          reload={reload}
          reportError={reportError}
          enteredLogin={enteredLogin}
          offersRegistration={offersRegistration}
          offersPasskeyLogin={offersPasskeyLogin}
        />
      ),
    },
    others,
  };
}
