import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { pushAddress } from "#domain/device/index.ts";
import { routeAt } from "#domain/navigation/index.ts";
import { topmostWayBack } from "#ui/design-system/way-back.ts";
import type { App } from "../../boot/app.ts";
import { devicePorts, type DevicePorts } from "../../container/native-bridge.ts";
import { keepPhoneManners } from "./phone-manners.ts";

/** The device's ports of this page. */
export const deviceOf = (app: App): DevicePorts => devicePorts(window, app.caller, app.clock);

/** Pages behind which there is nothing of the portal: "back" puts the app away. */
const FIRST_PAGES: readonly (string | undefined)[] = ["index", "login", "sessionExpired"];

/** What a page does inside the app, whoever is in: manners, tapped notifications (ROUTE-08), "back" (ADR 0051), links that lead out. */
export function useApp(app: App): void {
  const navigate = useNavigate();
  useEffect(() => {
    const { bridge } = deviceOf(app);
    const endManners = keepPhoneManners(window, bridge, app.stores.theme);
    const taps = bridge.taps.subscribe((tap) => app.leaveForms(() => void navigate(pushAddress(tap))));
    const back = bridge.back.subscribe(() => {
      const wayBack = topmostWayBack();
      if (wayBack !== undefined) wayBack();
      else if (FIRST_PAGES.includes(routeAt(window.location.pathname))) void bridge.leave();
      else void navigate(-1);
    });
    const lead = (event: MouseEvent): void => {
      const address = leadsOut(event);
      if (address === undefined) return;
      event.preventDefault();
      void bridge.openOutside(address);
    };
    document.addEventListener("click", lead);
    // an app that does not answer has no page of its own to say anything on
    void bridge.device();
    return () => {
      endManners();
      taps.unsubscribe();
      back.unsubscribe();
      document.removeEventListener("click", lead);
    };
  }, [app, navigate]);
}

/** Where a press on a link leads out of the portal; `undefined` for all else, and for a file that is saved. */
function leadsOut(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (event.defaultPrevented || link === null || link.href === "" || link.hasAttribute("download")) return undefined;
  const { protocol, origin } = new URL(link.href, window.location.href);
  if (protocol === "tel:" || protocol === "mailto:") return link.href;
  return (protocol === "https:" || protocol === "http:") && (origin !== window.location.origin || link.target === "_blank") ? link.href : undefined;
}
