import type { Access, AccessDecision, PortalPart } from "../access/index.ts";
import type { RouteName } from "./routes.ts";

/** Parts of the portal that are whole pages; the other parts have an access decision of their own. */
const PARTS: { readonly [Route in RouteName]?: PortalPart } = {
  invoice: "invoices",
  invoiceDetails: "invoices",
  paymentComplete: "payments",
  billing: "callDetails",
  messages: "messages",
  supportRequest: "supportRequests",
  personalData: "personalData",
  agreements: "agreements",
  branch: "branches",
  faq: "faq",
  regulations: "regulations",
};

/**
 * Decides whether the customer may see a page (NAV-04 to NAV-08, NAV-18, CALL-12); "yes" for pages without a
 * restriction.
 */
export function decideRouteAccess(route: RouteName, access: Access): AccessDecision {
  const part = PARTS[route];
  return part !== undefined && access.unavailable.has(part) ? "no" : decideByCustomer(route, access);
}

function decideByCustomer(route: RouteName, access: Access): AccessDecision {
  switch (route) {
    case "yourOffer":
      return access.offers;
    case "ordersHistory":
      return access.orderHistory;
    case "messages":
    case "supportRequest":
      return access.messages;
    case "myServices":
      return access.services;
    case "directBilling":
      return access.directBilling;
    case "directBillingDetails":
      return access.directBillingDetails;
    case "resetPin":
      return access.resetPin;
    case "wifiConfiguration":
      return access.wifi;
    case "video":
      return access.video;
    default:
      return "yes";
  }
}
