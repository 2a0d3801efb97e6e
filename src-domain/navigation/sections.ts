import type { RouteName } from "./routes.ts";

/** Main sections in display order (NAV-01). */
export type SectionName = "start" | "invoice" | "offer" | "services" | "messages" | "more";

/** `desktop` from 1090 px up, `mobile` below (NAV-03). */
export type Layout = "desktop" | "mobile";

const SECTION: Readonly<Partial<Record<RouteName, SectionName>>> = {
  index: "start",
  invoice: "invoice",
  invoiceDetails: "invoice",
  billing: "invoice",
  paymentComplete: "invoice",
  yourOffer: "offer",
  ordersHistory: "offer",
  myServices: "services",
  directBilling: "services",
  directBillingDetails: "services",
  messages: "messages",
  supportRequest: "messages",
  more: "more",
  personalData: "more",
  agreements: "more",
  settings: "more",
  wifiConfiguration: "more",
  resetPin: "more",
  regulations: "more",
  branch: "more",
  faq: "more",
  video: "more",
};

/** Returns the section of a page; on a phone messages belong to "more" (NAV-03). `undefined` without a section. */
export function sectionOf(route: RouteName, layout: Layout = "desktop"): SectionName | undefined {
  const section = SECTION[route];
  return section === "messages" && layout === "mobile" ? "more" : section;
}
