import type { RouteName } from "#domain/navigation/routes.ts";

/** Routes that customers open most, in this order. */
const MOST_OPENED: readonly RouteName[] = ["index", "invoice", "myServices", "messages"];

/** Routes to which a page leads besides the menu. */
const LEADS_TO: Partial<Record<RouteName, readonly RouteName[]>> = {
  invoice: ["invoiceDetails"],
  messages: ["supportRequest"],
  more: ["personalData", "settings"],
  personalData: ["settings"],
  yourOffer: ["ordersHistory"],
};

/** Number of routes whose code is fetched ahead: more would load the line for pages that few customers open. */
const MOST_ROUTES = 4;

/** Returns the routes that a customer probably opens next from a page, the likeliest first (NAV-21). */
export function likelyNextRoutes(route: RouteName | undefined): readonly RouteName[] {
  const led = route === undefined ? [] : (LEADS_TO[route] ?? []);
  return [...new Set([...led, ...MOST_OPENED])].filter((next) => next !== route).slice(0, MOST_ROUTES);
}
