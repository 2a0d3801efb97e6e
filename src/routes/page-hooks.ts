import { useLocation, useMatches, useNavigate, useNavigation } from "react-router-dom";
import { routeNames, type RouteName } from "#domain/navigation/routes.ts";
import { useEffect, useRef, useState } from "react";
import { useService } from "../container/use-service.tsx";
import { accountSwitchedToast } from "#ui/shell/toast-messages.ts";
import { APP, TOASTS_STORE, TRACKER } from "../container/tokens.ts";
import { CONTEXT_SWITCHED } from "./history-state.ts";

/** Returns the route of the page that is shown; `undefined` for an unknown address. */
export function useCurrentRoute(): RouteName | undefined {
  const handle: unknown = useMatches().at(-1)?.handle;
  return routeNames().find((name) => name === handle);
}

/** The key that the router gives to every page that the browser itself has just loaded. */
const JUST_LOADED = "default";

/**
 * Under which name a page's place is kept. A page that was just loaded is known by its address: else the invoices, left
 * half-way down for the bank, would hand their place on to the page that the bank leads back to.
 */
export function scrollKey({
  key,
  pathname,
  search,
}: {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}): string {
  return key === JUST_LOADED ? `${pathname}${search}` : key;
}

/**
 * After a change of page the focus goes to the new page's heading, so that a screen reader says where it is and the
 * keyboard goes on from there. A page that the browser has just loaded keeps the focus where the browser put it.
 */
export function useFocusOnNavigation(): void {
  const { pathname, key } = useLocation();
  const { state } = useNavigation();
  const seen = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (state !== "idle" || seen.current === pathname) return;
    const first = seen.current === undefined && key === "default";
    seen.current = pathname;
    // with the frame, which lays the page out anyway: before it the browser would have to do so in the middle of
    // drawing
    if (!first)
      requestAnimationFrame(() => document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true }));
  }, [pathname, key, state]);
}

/** Delay before the loading line is shown, ms. */
const LOADING_LINE_DELAY_MS = 300;

/** Returns true when a page has been loading for longer than the delay. */
export function usePageLoading(): boolean {
  const busy = useNavigation().state !== "idle";
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = window.setTimeout(() => setLate(true), LOADING_LINE_DELAY_MS);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}

/** Where the phone's styling begins (NAV-03, NAV-16). */
const PHONE = "(width < 43.8125em)";

/** Reports every page that is opened (NAV-16, HTTP-01). The tracker is loaded after the first page. */
export function useVisitReports(route: RouteName | undefined, pathname: string): void {
  const { container } = useService(APP);
  useEffect(() => {
    const phone = window.matchMedia(PHONE).matches;
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.visit({ route, phone }),
      // without a network the visit is not counted
      () => undefined,
    );
  }, [container, route, pathname]);
}

/** Navigates to the start page of an account after a switch, here or in another tab, and shows its name (SESS-11). */
export function useContextSwitchNavigation(): void {
  const app = useService(APP);
  const toasts = useService(TOASTS_STORE);
  const navigate = useNavigate();
  useEffect(
    () =>
      app.onContextSwitch(({ name }, landing) => {
        void navigate(landing, { replace: true, state: CONTEXT_SWITCHED });
        toasts.show(accountSwitchedToast(name));
      }),
    [app, toasts, navigate],
  );
}
