import type { RouteName } from "./routes.ts";

/** Main sections in display order (NAV-01). */
export type SectionName = "start" | "invoice" | "offer" | "services" | "messages" | "more";

/** Names of the pages of each group: pages that share a tab bar and a place in the menu. */
interface PageNames {
  readonly invoice: "invoice" | "billing";
  readonly offer: "offers" | "ordersHistory";
  readonly services: "services" | "directBilling";
  readonly messages: "importantMessages" | "issues";
  readonly myAccount: "personalData" | "agreements" | "documents" | "deadlines" | "settings";
  readonly devicesConfiguration: "wifiConfiguration" | "resetPin";
  readonly help: "regulations" | "branch" | "faq" | "video";
}

export type PageGroup = keyof PageNames;

export type PageName<Group extends PageGroup = PageGroup> = PageNames[Group];

/** `desktop` from 1090 px up, `mobile` below (NAV-03). */
export type Layout = "desktop" | "mobile";

export interface NavigationPage<Name extends PageName = PageName> {
  readonly name: Name;
  readonly route: RouteName;
  /** Page of one item of this page's list; it has the same tab. */
  readonly details?: RouteName;
}

/** The pages of every group in display order (NAV-01, NAV-02). Menus and tab bars are derived from this list. */
export const PAGE_GROUPS: { readonly [Group in PageGroup]: readonly NavigationPage<PageName<Group>>[] } = {
  invoice: [
    { name: "invoice", route: "invoice", details: "invoiceDetails" },
    { name: "billing", route: "billing" },
  ],
  offer: [
    { name: "offers", route: "yourOffer" },
    { name: "ordersHistory", route: "ordersHistory" },
  ],
  services: [
    { name: "services", route: "myServices" },
    { name: "directBilling", route: "directBilling", details: "directBillingDetails" },
  ],
  messages: [
    { name: "importantMessages", route: "messages" },
    { name: "issues", route: "supportRequest" },
  ],
  myAccount: [
    { name: "personalData", route: "personalData" },
    { name: "agreements", route: "agreements" },
    { name: "documents", route: "documents" },
    { name: "deadlines", route: "deadlines" },
    { name: "settings", route: "settings" },
  ],
  devicesConfiguration: [
    { name: "wifiConfiguration", route: "wifiConfiguration" },
    { name: "resetPin", route: "resetPin" },
  ],
  help: [
    { name: "regulations", route: "regulations" },
    { name: "branch", route: "branch" },
    { name: "faq", route: "faq" },
    { name: "video", route: "video" },
  ],
};

/** Sections that are groups of pages, in display order. */
export const SECTION_GROUPS = ["invoice", "offer", "services", "messages"] as const satisfies readonly PageGroup[];

/** Groups under "more", in display order (NAV-02). */
export const MORE_GROUPS = ["myAccount", "devicesConfiguration", "help"] as const satisfies readonly PageGroup[];

/** Groups that are listed under "more"; messages only on a phone (NAV-03). */
export type MoreGroup = (typeof MORE_GROUPS)[number] | "messages";

/** Returns the group of a page, also of the page of one item; `undefined` for pages outside the groups. */
export function groupOf(route: RouteName): PageGroup | undefined {
  return [...SECTION_GROUPS, ...MORE_GROUPS].find((group) => {
    const pages: readonly NavigationPage[] = PAGE_GROUPS[group];
    return pages.some((page) => page.route === route || page.details === route);
  });
}

/** Returns the section of a page; on a phone messages belong to "more" (NAV-03). `undefined` without a section. */
export function sectionOf(route: RouteName, layout: Layout = "desktop"): SectionName | undefined {
  if (route === "index") return "start";
  if (route === "more") return "more";
  // The result of a payment belongs to invoices, but is none of their tabs.
  if (route === "paymentComplete") return "invoice";
  // The end of a contract belongs to its service.
  if (route === "termination") return "services";
  const group = groupOf(route);
  if (group === undefined) return undefined;
  const section = SECTION_GROUPS.find((name) => name === group) ?? "more";
  return section === "messages" && layout === "mobile" ? "more" : section;
}
