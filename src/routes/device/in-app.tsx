import { reaction } from "mobx";
import { useEffect } from "react";
import { useNavigate, type NavigateFunction } from "react-router-dom";
import { fromEvent, type Subscription } from "rxjs";
import { pushAddress, tappedPushAt, type TappedPush } from "#domain/device/index.ts";
import { deviceBackTarget } from "#ui/shell/device-back.policy.ts";
import { pathTo, routeAt } from "#domain/navigation/index.ts";
import { browserTrail } from "#ui/features/login/steps/browser-trail.ts";
import { syncNativeViewport } from "#ui/shell/sync-native-viewport.ts";
import { notOpened } from "#ui/shell/passing-news.ts";
import { topmostWayBack } from "#ui/design-system/way-back.ts";
import { forgetLogout, keepLogout } from "#ui/stores/device/keep-logout.ts";
import type { App } from "../../boot/app.ts";
import { useService } from "../../container/services.tsx";
import * as tokens from "../../container/tokens.ts";

/**
 * What the portal does inside the app, whoever is in: manners, tapped notifications (ROUTE-08), "back" (ADR 0051),
 * links that lead out. Once begun it goes on as
 * long as the portal lives: no page that it leads to is without it.
 */
export function useApp(): void {
  const app = useService(tokens.APP);
  const navigate = useNavigate();
  useEffect(() => {
    app.container.root.get(tokens.IN_APP_LIFE).follow(navigate, (parts, lead) => liveInside(app, parts, lead));
  }, [app, navigate]);
}

function liveInside(app: App, parts: Subscription, lead: () => NavigateFunction): void {
  const { root } = app.container;
  const bridge = root.get(tokens.NATIVE_BRIDGE_PORT);
  const memory = root.get(tokens.DEVICE_MEMORY_PORT);
  const waitingPush = root.get(tokens.WAITING_PUSH_STORE);
  const navigationHistory = root.get(tokens.NAVIGATION_HISTORY_PORT);
  const files = root.get(tokens.PROVIDER_FILES_PORT);
  const clock = root.get(tokens.CLOCK_PORT);
  const session = root.get(tokens.SESSION_STORE);
  const theme = root.get(tokens.THEME_STORE);
  const toasts = root.get(tokens.TOASTS_STORE);
  parts.add(
    app.onSessionEnd((end) => {
      if (end === "logout") void keepLogout({ bridge, memory, isIn: () => session.current !== undefined });
    }),
  );
  parts.add(
    reaction(
      () => session.current !== undefined,
      (isIn) => {
        if (isIn) forgetLogout(memory);
      },
      { fireImmediately: true },
    ),
  );
  parts.add(
    bridge.taps.subscribe((tap) => {
      // by the time that is kept: of a session that ran out while the app slept nobody has heard yet
      // a handler that still shows has nothing to be gone back to
      if (session.kept(clock.now()) !== undefined)
        return app.leaveForms(
          () => void lead()(pushAddress(tap), { replace: routeAt(window.location.pathname) === "push" }),
        );
      waitingPush.keep(tap);
      // what was typed there already stays
      if (routeAt(window.location.pathname) !== "login") void lead()(pathTo("login"));
    }),
  );
  parts.add(
    bridge.back.subscribe(() => {
      const wayBack = topmostWayBack();
      if (wayBack !== undefined) return wayBack();
      const way = deviceBackTarget({
        route: routeAt(window.location.pathname),
        before: navigationHistory.pagesBehind,
        steps: browserTrail(window).behind(),
        isLoggedIn: session.current !== undefined,
      });
      if (way === "leave") return void bridge.leave();
      return void (way === "back" ? lead()(-1) : lead()(pathTo(way), { replace: true }));
    }),
  );
  const open = async (address: string): Promise<void> => {
    const opened = await bridge.openOutside(address);
    if (!opened.ok) toasts.show(notOpened());
  };
  const keep = async (address: string): Promise<void> => {
    const file = await files.fetchFile(address);
    const saved = file === undefined ? undefined : await bridge.saveFile(file);
    if (saved?.ok !== true) toasts.show(notOpened());
  };
  // around the page may be nobody, or another browser with handlers of its own: its links are its own, and no
  // notification has opened it
  const settle = async (): Promise<void> => {
    const device = await bridge.device();
    if (!device.ok || parts.closed) return;
    parts.add(syncNativeViewport(window, bridge, theme));
    const opened = openedPush(window);
    if (session.current === undefined && opened !== undefined) waitingPush.keep(opened);
    parts.add(
      fromEvent<MouseEvent>(document, "click").subscribe((event) => {
        const link = pressedLink(event);
        if (link === undefined) return;
        const file = ownFile(link);
        const address = leadsOut(link);
        if (file === undefined && address === undefined) return;
        event.preventDefault();
        if (file !== undefined) void keep(file);
        else if (address !== undefined) void open(address);
      }),
    );
  };
  void settle();
}

/** The link that is pressed; `undefined` where it is none, or somebody has dealt with it. */
function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return event.defaultPrevented || link === null || link.href === "" ? undefined : link;
}

/** Where a link leads out of the portal, to a file too; `undefined` for all else. */
function leadsOut(link: HTMLAnchorElement): string | undefined {
  const { protocol, origin } = link;
  if (protocol === "tel:" || protocol === "mailto:") return link.href;
  return (protocol === "https:" || protocol === "http:") &&
    (origin !== window.location.origin || link.target === "_blank")
    ? link.href
    : undefined;
}

/**
 * The address of a file of the portal's own that a press on this link saves; `undefined` for any other link, and for
 * what the page itself has made.
 */
export function ownFile(link: HTMLAnchorElement): string | undefined {
  const { protocol, origin } = link;
  return link.hasAttribute("download") && origin === window.location.origin && protocol !== "blob:"
    ? link.href
    : undefined;
}

/** The address that the page was loaded with, whatever has become of it since. */
function openedAt(page: Window): string {
  const [opened] = page.performance.getEntriesByType("navigation");
  return opened === undefined ? "" : new URL(opened.name, page.location.href).pathname;
}

/** The notification that the app was opened by; `undefined` where it was opened otherwise. */
export const openedPush = (page: Window): TappedPush | undefined => tappedPushAt(openedAt(page));
