import type { RouteName } from "./routes.ts";

/** Pages on which the customer pays, decides or asks: nothing else may ask for attention there. */
const NO_PROMO: readonly RouteName[] = [
  "paymentComplete",
  "directBilling",
  "directBillingDetails",
  "yourOffer",
  "supportRequest",
];

/** Pages that are a decision, a map of the portal, or what the bar leads to. */
const NO_FLOATING_BAR: readonly RouteName[] = ["yourOffer", "more", "chat"];

/** Whether the operator's promo stands beneath a page (NAV-11); nowhere on a path that contains `/offer`. */
export function showsPromo(route: RouteName | undefined, pathname: string): boolean {
  return route !== undefined && !NO_PROMO.includes(route) && !pathname.includes("/offer");
}

/** Whether the quick actions float above a page (NAV-10); above an address that nobody knows, too. */
export function showsFloatingBar(route: RouteName | undefined): boolean {
  return route === undefined || !NO_FLOATING_BAR.includes(route);
}
