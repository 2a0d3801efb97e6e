import { useLocation, useNavigate } from "react-router-dom";
import { routeNames, UNKNOWN_ADDRESS, type RouteName } from "#domain/navigation/routes.ts";
import { use, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useService } from "../container/use-service.tsx";
import { accountSwitchedToast } from "#ui/shell/toast-messages.ts";
import { APP, TOASTS_STORE, TRACKER } from "../container/tokens.ts";
import { findFollowedControl, followedControlOf, type FollowedControl } from "./followed-control.ts";
import { CONTEXT_SWITCHED } from "./history-state.ts";
import { OpenPageContext } from "./open-page-provider.tsx";

/** Breakpoint of the phone layout (NAV-03, NAV-16). */
const PHONE = "(width < 43.8125em)";

/** Returns true if the page has the layout of a phone. */
export function isPhoneLayout(): boolean {
  return window.matchMedia(PHONE).matches;
}

/** Returns the route of the current page; `undefined` for an unknown address. */
export function useCurrentRoute(): RouteName | undefined {
  const handle = use(OpenPageContext);
  return routeNames().find((name) => name === handle);
}

/** Returns true on the page of an unknown address, which has neither navigation nor footer (NAV-09, ROUTE-14). */
export function useIsUnknownAddress(): boolean {
  return use(OpenPageContext) === UNKNOWN_ADDRESS;
}

/**
 * Returns true between a switch of the account and the navigation that follows it. The page of the former account is
 * not shown for the new one: it would request data that are not shown.
 */
export function useIsFormerPage(account: string | undefined): boolean {
  const { key } = useLocation();
  const [page, setPage] = useState({ account, key });
  if (page.key !== key) setPage({ account, key });
  return page.key === key && page.account !== account;
}

/** Key that the router gives to a page that the browser has just loaded. */
const JUST_LOADED = "default";

/**
 * Returns the key of a page's scroll position. A page that was just loaded uses its path: with the router's key, the
 * page after a return from the bank would get the scroll position of the invoices. Without the query, because lists
 * write their filters to it without the router, which then knows another query when the customer comes back.
 */
export function scrollKey({ key, pathname }: { readonly key: string; readonly pathname: string }): string {
  return key === JUST_LOADED ? pathname : key;
}

/**
 * Focuses the heading of the page, unless the customer is already typing into a field of it, or the page has returned
 * the focus to the row of a list.
 */
function focusHeading(): void {
  if (document.activeElement?.matches("main :is(input, select, textarea, [data-keeps-focus])") === true) return;
  document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
}

/** Focuses the heading in the next frame if no control has the focus, as after a dialog whose opener is gone. */
export function focusHeadingIfLost(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusHeading();
  });
}

/**
 * Remembers the control with which the customer left each page. Returns a function that finds the one of a page to
 * which "back" led from a dialog: the dialog opened together with its own page, so its opener is on this one.
 */
function useDialogOpeners(key: string): (key: string) => FollowedControl | undefined {
  const pages = useRef(new Map<string, FollowedControl>());
  const leftDialog = useRef(false);

  useEffect(() => {
    const end = new AbortController();
    const options = { capture: true, signal: end.signal };
    const remember = ({ target }: Event) => {
      const control = followedControlOf(target);
      if (control !== undefined) pages.current.set(key, control);
    };
    document.addEventListener("click", remember, options);
    // Before the router replaces the page.
    const leave = () => void (leftDialog.current = document.querySelector("dialog[open]") !== null);
    window.addEventListener("popstate", leave, options);
    return () => end.abort();
  }, [key]);

  return useCallback((page) => {
    const isBackFromDialog = leftDialog.current;
    leftDialog.current = false;
    return isBackFromDialog ? pages.current.get(page) : undefined;
  }, []);
}

/**
 * Moves the focus to the heading after a navigation, so that a screen reader announces the page and the keyboard
 * continues there. After "back" from a dialog with a page of its own the focus returns to the control that opened it.
 * After a page load the focus stays where the browser put it.
 */
export function useFocusOnNavigation(): void {
  const location = useLocation();
  const { pathname, key } = location;
  const hasSwitched = location.state === CONTEXT_SWITCHED;
  const seen = useRef<string | undefined>(undefined);
  const openerOf = useDialogOpeners(key);

  useEffect(() => {
    const opener = openerOf(key);
    if (seen.current === pathname) {
      // The page of the former account is gone, with the control that opened the choice of the account (SESS-18).
      if (hasSwitched) focusHeadingIfLost();
      return;
    }
    const first = seen.current === undefined && key === "default";
    seen.current = pathname;
    // In the next frame, which lays out the page anyway; earlier it would force a layout during the render.
    if (!first)
      requestAnimationFrame(() => {
        const control = opener && findFollowedControl(opener);
        if (control === undefined) focusHeading();
        else control.focus({ preventScroll: true });
      });
  }, [pathname, key, hasSwitched, openerOf]);

  // The login page, to which "back" leads from a frame, moves no focus by itself: its first entry looks just loaded.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) focusHeading();
    },
    [],
  );
}

/**
 * Scrolls a text that has just taken the focus back into view. Leaving a summary after its result goes back in the
 * history, for which the router restores the scroll position of the form.
 */
export function useFocusedTextInView(): void {
  const { key } = useLocation();
  // After the layout effect of ScrollRestoration, which a child of the frame runs.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement?.matches("main [data-takes-focus]") === true) activeElement.scrollIntoView({ block: "nearest" });
  }, [key]);
}

/** Reports every opened page (NAV-16, HTTP-01, HTTP-05). The tracker is loaded after the first page. */
export function useVisitReports(route: RouteName | undefined, pathname: string): void {
  const { container } = useService(APP);
  const since = useRef(0);
  // Before the page is painted: the paint belongs to it.
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [route]);
  useEffect(() => {
    const visit = { route, since: since.current, isPhone: isPhoneLayout() };
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.trackVisit(visit),
      // Without a network the visit is not counted.
      () => undefined,
    );
  }, [container, route, pathname]);
}

/**
 * Opens the start page of an account after a switch in this tab or another one, and shows its name (SESS-11) and the
 * account for which typed text is kept (SESS-17).
 */
export function useAccountSwitchNavigation(): void {
  const app = useService(APP);
  const toasts = useService(TOASTS_STORE);
  const navigate = useNavigate();
  useEffect(
    () =>
      app.onAccountSwitch(({ name }, landing, withDrafts) => {
        void navigate(landing, { replace: true, state: CONTEXT_SWITCHED });
        toasts.show(accountSwitchedToast(name, withDrafts?.name));
      }),
    [app, toasts, navigate],
  );
}
