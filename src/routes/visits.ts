import { useEffect } from "react";
import type { RouteName } from "#domain/navigation/index.ts";
import { useService } from "../container/services.tsx";
import { APP, TRACKER } from "../container/tokens.ts";

/** Where the phone's styling begins (NAV-03, NAV-16). */
const PHONE = "(width < 43.8125em)";

/** Tells of every page that is opened (NAV-16, HTTP-01). What tells it loads with the first page, once that stands. */
export function useVisits(route: RouteName | undefined, pathname: string): void {
  const { container } = useService(APP);
  useEffect(() => {
    const phone = window.matchMedia(PHONE).matches;
    container.loadService("tracking", TRACKER).then(
      (tracker) => tracker.visit({ route, phone }),
      // without a network there is nobody to tell
      () => undefined,
    );
  }, [container, route, pathname]);
}
