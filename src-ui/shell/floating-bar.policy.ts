import type { RouteName } from "#domain/navigation/routes.ts";

/** A decision page, the site map on a phone, and the page that the floating bar itself opens. */
const NO_FLOATING_BAR: readonly RouteName[] = ["yourOffer", "more", "chat"];

/** Returns true if a page has the floating quick actions (NAV-10); an unknown address (404) has them. */
export function shouldShowFloatingBar(route: RouteName | undefined): boolean {
  return route === undefined || !NO_FLOATING_BAR.includes(route);
}
