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
  /** `unknown` while what decides it is loading; a tab that is hidden is not there. */
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
 * The tabs above a page, those left out that the customer may not see (NAV-01, NAV-04 to NAV-07, NAV-18). None above a
 * page
 * that is none of its section's tabs, such as the result of a payment, and where only one tab is left: there is nothing
 * to choose.
 */
export function tabsFor(route: RouteName, access: Access): readonly PageTab[] {
  const section = sectionOf(route);
  const tabs = (section === undefined ? undefined : TABS[section]) ?? [];
  const here = listOf(route);
  const shown = tabs.flatMap(([name, to]): PageTab[] => {
    const decision = decideRouteAccess(to, access);
    if (decision === "no") return [];
    return [{ name, route: to, decision, current: to === here }];
  });
  return shown.length > 1 && tabs.some(([, to]) => to === here) ? shown : [];
}

/** Details stand under the tab of their list. */
function listOf(route: RouteName): RouteName {
  if (route === "invoiceDetails") return "invoice";
  return route === "directBillingDetails" ? "directBilling" : route;
}
