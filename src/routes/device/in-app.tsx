import { useEffect } from "react";
import { useNavigate, type NavigateFunction } from "react-router-dom";
import { pushAddress } from "#domain/device/index.ts";
import { deviceBack } from "#domain/navigation/device-back.ts";
import { pathTo, routeAt } from "#domain/navigation/index.ts";
import { topmostWayBack } from "#ui/design-system/way-back.ts";
import type { App } from "../../boot/app.ts";
import { devicePorts, type DevicePorts } from "../../container/native-bridge.ts";
import { keepPhoneManners } from "./phone-manners.ts";
import { letWait, letWaitOpened } from "./waiting-push.ts";

/** The device's ports of this page. */
export const deviceOf = (app: App): DevicePorts => devicePorts(window, app.caller, app.clock);

/** The router's way on, of whatever is drawn now; `undefined` until the app has been met. */
let lead: NavigateFunction | undefined;

/**
 * What the portal does inside the app, whoever is in: manners, tapped notifications (ROUTE-08), "back" (ADR 0051), links that lead out. Once begun it goes on as
 * long as the page lives: no page that it leads to is without it.
 */
export function useApp(app: App): void {
  const navigate = useNavigate();
  useEffect(() => {
    const isMet = lead !== undefined;
    lead = navigate;
    if (!isMet) liveInside(app);
  }, [app, navigate]);
}

function liveInside(app: App): void {
  const { bridge } = deviceOf(app);
  const { session, theme } = app.stores;
  keepPhoneManners(window, bridge, theme);
  if (session.current === undefined) letWaitOpened(window);
  bridge.taps.subscribe((tap) => {
    if (session.current !== undefined) return app.leaveForms(() => void lead?.(pushAddress(tap)));
    letWait(tap);
    // what was typed there already stays
    if (routeAt(window.location.pathname) !== "login") void lead?.(pathTo("login"));
  });
  bridge.back.subscribe(() => {
    const wayBack = topmostWayBack();
    if (wayBack !== undefined) return wayBack();
    const way = deviceBack({ route: routeAt(window.location.pathname), before: behind("idx"), steps: behind("steps"), isLoggedIn: session.current !== undefined });
    if (way === "leave") return void bridge.leave();
    return void (way === "back" ? lead?.(-1) : lead?.(pathTo(way), { replace: true }));
  });
  document.addEventListener("click", (event) => {
    const address = leadsOut(event);
    if (address === undefined) return;
    event.preventDefault();
    void bridge.openOutside(address);
  });
  // an app that does not answer has no page of its own to say anything on
  void bridge.device();
}

/** What an entry of the history says is before it: pages (`idx`, the router's), steps (`steps`, the login's). */
function behind(what: "idx" | "steps"): number {
  const entry: unknown = window.history.state;
  const count: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, what) : undefined;
  return typeof count === "number" ? count : 0;
}

/** Where a press on a link leads out of the portal; `undefined` for all else, and for a file that is saved. */
function leadsOut(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (event.defaultPrevented || link === null || link.href === "" || link.hasAttribute("download")) return undefined;
  const { protocol, origin } = new URL(link.href, window.location.href);
  if (protocol === "tel:" || protocol === "mailto:") return link.href;
  return (protocol === "https:" || protocol === "http:") && (origin !== window.location.origin || link.target === "_blank") ? link.href : undefined;
}
