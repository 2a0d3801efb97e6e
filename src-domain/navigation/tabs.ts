import type { Access } from "../access/index.ts";
import { decideRouteAccess } from "./decide-route-access.ts";
import type { RouteName } from "./routes.ts";
import { sectionOf, type SectionName } from "./sections.ts";

export type TabName =
  | "invoice"
  | "billing"
  | "offers"
  | "ordersHistory"
  | "services"
  | "directBilling"
  | "importantMessages"
  | "issues"
  | "wifiConfiguration"
  | "resetPin";

export interface PageTab {
  readonly name: TabName;
  readonly route: RouteName;
  readonly current: boolean;
  /** `unknown` while the data that decide are loading; hidden tabs are left out. */
  readonly decision: "yes" | "unknown";
}

const TABS: Readonly<Partial<Record<SectionName, readonly (readonly [TabName, RouteName])[]>>> = {
  invoice: [
    ["invoice", "invoice"],
    ["billing", "billing"],
  ],
  offer: [
    ["offers", "yourOffer"],
    ["ordersHistory", "ordersHistory"],
  ],
  services: [
    ["services", "myServices"],
    ["directBilling", "directBilling"],
  ],
  messages: [
    ["importantMessages", "messages"],
    ["issues", "supportRequest"],
  ],
  more: [
    ["wifiConfiguration", "wifiConfiguration"],
    ["resetPin", "resetPin"],
  ],
};

/**
 * Returns the tabs above a page without hidden ones (NAV-01, NAV-04 to NAV-07, NAV-18). Empty if only one is left, and
 * above pages that are no tab of their section, such as the result of a payment.
 */
export function tabsFor(route: RouteName, access: Access): readonly PageTab[] {
  const section = sectionOf(route);
  const tabs = (section === undefined ? undefined : TABS[section]) ?? [];
  const listRoute = listOf(route);
  const shown = tabs.flatMap(([name, to]): PageTab[] => {
    const decision = decideRouteAccess(to, access);
    if (decision === "no") return [];
    return [{ name, route: to, decision, current: to === listRoute }];
  });
  return shown.length > 1 && tabs.some(([, to]) => to === listRoute) ? shown : [];
}

/** Maps a details page to the tab of its list. */
function listOf(route: RouteName): RouteName {
  if (route === "invoiceDetails") return "invoice";
  return route === "directBillingDetails" ? "directBilling" : route;
}
