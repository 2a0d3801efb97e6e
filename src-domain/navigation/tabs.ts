import type { Access } from "../access/index.ts";
import { decideListed, decideRouteAccess } from "./decide-route-access.ts";
import { groupOf, PAGE_GROUPS, type NavigationPage, type PageGroup, type PageName } from "./navigation-model.ts";
import type { RouteName } from "./routes.ts";

export interface PageTab {
  readonly name: PageName;
  readonly route: RouteName;
  readonly current: boolean;
  /** `unknown` while the data that decide are loading; hidden tabs are left out. */
  readonly decision: "yes" | "unknown";
}

/** Tab bar above the pages of a group. */
export interface PageTabs {
  readonly group: PageGroup;
  readonly tabs: readonly PageTab[];
}

/**
 * Returns true if client data may still allow the page (NAV-07). The place of its tab is reserved until then (NAV-24);
 * companies and cooperatives never get it.
 */
const isUndecided = (route: RouteName, access: Access): boolean =>
  route === "directBilling" && !access.clientLoaded && access.directBillingDetails !== "no";

/**
 * Returns the tab bar above a page without hidden tabs (NAV-01, NAV-02, NAV-04 to NAV-08, NAV-18). `undefined` if fewer
 * than two tabs are left, and above pages that are no tab of their section, such as the result of a payment.
 */
export function tabsFor(route: RouteName, access: Access): PageTabs | undefined {
  const group = groupOf(route);
  if (group === undefined) return undefined;
  const pages: readonly NavigationPage[] = PAGE_GROUPS[group];
  const tabs = pages.flatMap((page): PageTab[] => {
    const current = [page.route, page.details].includes(route);
    const decided = current ? decideRouteAccess(page.route, access) : decideListed(page.route, access);
    // The open page is allowed, or about to be left: its place is reserved, so that the content below does not move.
    const decision = decided === "no" && (current || isUndecided(page.route, access)) ? "unknown" : decided;
    if (decision === "no" || decision === "undetermined") return [];
    return [{ name: page.name, route: page.route, decision, current }];
  });
  return tabs.length > 1 ? { group, tabs } : undefined;
}
