import { reaction } from "mobx";
import { useEffect } from "react";
import { useNavigate, type NavigateFunction } from "react-router-dom";
import { fromEvent, Subscription } from "rxjs";
import { HttpProviderFilesAdapter } from "#adapters/browser/http-provider-files.adapter.ts";
import { pushAddress } from "#domain/device/index.ts";
import { deviceBackTarget } from "#ui/shell/device-back.policy.ts";
import { pathTo, routeAt } from "#domain/navigation/index.ts";
import { browserTrail } from "#ui/features/login/steps/browser-trail.ts";
import { syncNativeViewport } from "#ui/shell/sync-native-viewport.ts";
import { notOpened } from "#ui/shell/passing-news.ts";
import { topmostWayBack } from "#ui/design-system/way-back.ts";
import { forgetLogout, keepLogout } from "#ui/stores/device/keep-logout.ts";
import type { App } from "../../boot/app.ts";
import { navigationHistory } from "../../boot/navigation-history.ts";
import { devicePorts, type DevicePorts } from "../../container/native-bridge.ts";
import { ownFile } from "./own-file.ts";
import { letWait, letWaitOpened } from "./waiting-push.ts";

/** The device's ports of this page. */
export const deviceOf = (app: App): DevicePorts => devicePorts(window, app.caller, app.clock);

/**
 * The portal that lives in this page, and its router's way on, of whatever is drawn now; `undefined` until the app has
 * been met.
 */
let life: { readonly app: App; readonly parts: Subscription; lead: NavigateFunction } | undefined;

/**
 * What the portal does inside the app, whoever is in: manners, tapped notifications (ROUTE-08), "back" (ADR 0051),
 * links that lead out. Once begun it goes on as
 * long as the portal lives: no page that it leads to is without it, and one that is started anew in the same page takes
 * its place.
 */
export function useApp(app: App): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (life?.app === app) {
      life.lead = navigate;
      return;
    }
    life?.parts.unsubscribe();
    const mine = { app, parts: new Subscription(), lead: navigate };
    life = mine;
    liveInside(app, mine.parts, () => mine.lead);
  }, [app, navigate]);
}

function liveInside(app: App, parts: Subscription, lead: () => NavigateFunction): void {
  const { bridge, memory } = deviceOf(app);
  const { session, theme, toasts } = app.stores;
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
      if (session.kept(app.clock.now()) !== undefined)
        return app.leaveForms(
          () => void lead()(pushAddress(tap), { replace: routeAt(window.location.pathname) === "push" }),
        );
      letWait(tap);
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
  const files = new HttpProviderFilesAdapter(window);
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
    if (session.current === undefined) letWaitOpened(window);
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
