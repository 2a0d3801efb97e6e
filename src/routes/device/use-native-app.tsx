import { reaction } from "mobx";
import { useEffect } from "react";
import { useNavigate, type NavigateFunction } from "react-router-dom";
import { fromEvent, type Subscription } from "rxjs";
import { pushPathOf, parsePushPath, type TappedPush } from "#domain/device/index.ts";
import { deviceBackTarget } from "#ui/shell/device-back.policy.ts";
import { pathTo, routeAt } from "#domain/navigation/index.ts";
import { createBrowserStepHistory } from "#ui/features/login/steps/browser-step-history.ts";
import { syncNativeViewport } from "#ui/shell/sync-native-viewport.ts";
import { notOpenedToast } from "#ui/shell/toast-messages.ts";
import { topBackHandler } from "#ui/design-system/back-stack.ts";
import { forgetLogout, rememberLogout } from "#ui/stores/device/remember-logout.ts";
import type { App } from "../../boot/app.ts";
import { useService } from "../../container/use-service.tsx";
import * as tokens from "../../container/tokens.ts";

/**
 * Connects the portal to the app, for guests and customers: viewport, tapped notifications (ROUTE-08), "back" (ADR
 * 0051), external links. Runs from its first call until the portal ends.
 */
export function useNativeApp(): void {
  const app = useService(tokens.APP);
  const navigate = useNavigate();
  useEffect(() => {
    app.container.root
      .get(tokens.NATIVE_APP_SUBSCRIPTIONS)
      .follow(navigate, (subscription, getNavigate) => connectNativeApp(app, subscription, getNavigate));
  }, [app, navigate]);
}

function connectNativeApp(app: App, subscription: Subscription, getNavigate: () => NavigateFunction): void {
  const { root } = app.container;
  const bridge = root.get(tokens.NATIVE_BRIDGE_PORT);
  const memory = root.get(tokens.DEVICE_MEMORY_PORT);
  const pendingPush = root.get(tokens.PENDING_PUSH_STORE);
  const navigationHistory = root.get(tokens.NAVIGATION_HISTORY_PORT);
  const files = root.get(tokens.PROVIDER_FILES_PORT);
  const clock = root.get(tokens.CLOCK_PORT);
  const session = root.get(tokens.SESSION_STORE);
  const theme = root.get(tokens.THEME_STORE);
  const toasts = root.get(tokens.TOASTS_STORE);
  subscription.add(
    app.onSessionEnd((end) => {
      if (end === "logout") void rememberLogout({ bridge, memory, isLoggedIn: () => session.current !== undefined });
    }),
  );
  subscription.add(
    reaction(
      () => session.current !== undefined,
      (isLoggedIn) => {
        if (isLoggedIn) forgetLogout(memory);
      },
      { fireImmediately: true },
    ),
  );
  subscription.add(
    bridge.taps.subscribe((tap) => {
      // Checks the stored deadline: the session may have expired while the app slept, before any event about it. A
      // handler that is still open has nothing to go back to then.
      if (session.storedSession(clock.now()) !== undefined)
        return app.leaveForms(
          () => void getNavigate()(pushPathOf(tap), { replace: routeAt(window.location.pathname) === "push" }),
        );
      pendingPush.setPush(tap);
      // Input on the login page stays.
      if (routeAt(window.location.pathname) !== "login") void getNavigate()(pathTo("login"));
    }),
  );
  subscription.add(
    bridge.back.subscribe(() => {
      const handleBack = topBackHandler();
      if (handleBack !== undefined) return handleBack();
      const backTarget = deviceBackTarget({
        route: routeAt(window.location.pathname),
        before: navigationHistory.pagesBehind,
        steps: createBrowserStepHistory(window).behind(),
        isLoggedIn: session.current !== undefined,
      });
      if (backTarget === "leave") return void bridge.leave();
      return void (backTarget === "back" ? getNavigate()(-1) : getNavigate()(pathTo(backTarget), { replace: true }));
    }),
  );
  const open = async (address: string): Promise<void> => {
    const opened = await bridge.openOutside(address);
    if (!opened.ok) toasts.show(notOpenedToast());
  };
  const keep = async (address: string): Promise<void> => {
    const file = await files.fetchFile(address);
    const saved = file === undefined ? undefined : await bridge.saveFile(file);
    if (saved?.ok !== true) toasts.show(notOpenedToast());
  };
  // There may be no app, or another browser with message handlers of its own: links stay untouched then, and no
  // notification opened the page.
  const connectWhenDevicePresent = async (): Promise<void> => {
    const device = await bridge.device();
    if (!device.ok || subscription.closed) return;
    subscription.add(syncNativeViewport(window, bridge, theme));
    const opened = findLaunchPush(window);
    if (session.current === undefined && opened !== undefined) pendingPush.setPush(opened);
    subscription.add(
      fromEvent<MouseEvent>(document, "click").subscribe((event) => {
        const link = pressedLinkOf(event);
        if (link === undefined) return;
        const file = portalFileOf(link);
        const address = externalAddressOf(link);
        if (file === undefined && address === undefined) return;
        event.preventDefault();
        if (file !== undefined) void keep(file);
        else if (address !== undefined) void open(address);
      }),
    );
  };
  void connectWhenDevicePresent();
}

/** Returns the clicked link; `undefined` without one, or if the click was handled. */
function pressedLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return event.defaultPrevented || link === null || link.href === "" ? undefined : link;
}

/** Returns the address of a link that leaves the portal, including files; `undefined` for any other link. */
function externalAddressOf(link: HTMLAnchorElement): string | undefined {
  const { protocol, origin } = link;
  if (protocol === "tel:" || protocol === "mailto:") return link.href;
  return (protocol === "https:" || protocol === "http:") &&
    (origin !== window.location.origin || link.target === "_blank")
    ? link.href
    : undefined;
}

/**
 * Returns the address of a portal file that this link downloads; `undefined` for any other link, and for files created
 * by the page.
 */
export function portalFileOf(link: HTMLAnchorElement): string | undefined {
  const { protocol, origin } = link;
  return link.hasAttribute("download") && origin === window.location.origin && protocol !== "blob:"
    ? link.href
    : undefined;
}

/** Returns the path with which the page was loaded, before any navigation. */
function launchPath(page: Window): string {
  const [opened] = page.performance.getEntriesByType("navigation");
  return opened === undefined ? "" : new URL(opened.name, page.location.href).pathname;
}

/** Returns the notification that opened the app; `undefined` if the app was opened otherwise. */
export const findLaunchPush = (page: Window): TappedPush | undefined => parsePushPath(launchPath(page));
