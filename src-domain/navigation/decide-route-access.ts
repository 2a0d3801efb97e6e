import { combineWithAnd, type Access, type AccessDecision, type PortalFeature } from "../access/index.ts";
import type { RouteName } from "./routes.ts";

/** Features that a page needs; without one of them the page is denied (CALL-12). */
const ROUTE_FEATURES: { readonly [Route in RouteName]?: readonly PortalFeature[] } = {
  invoice: ["invoices"],
  invoiceDetails: ["invoices"],
  paymentComplete: ["payments"],
  billing: ["callDetails", "invoices"],
  messages: ["messages"],
  supportRequest: ["supportRequests"],
  personalData: ["personalData"],
  agreements: ["agreements"],
  termination: ["termination"],
  documents: ["customerDocuments"],
  branch: ["branches"],
  faq: ["faq"],
  regulations: ["regulations"],
};

/**
 * Decides whether the customer may see a page (NAV-04 to NAV-08, NAV-18, CALL-12); "yes" for pages without a
 * restriction.
 */
export function decideRouteAccess(route: RouteName, access: Access): AccessDecision {
  return isRouteUnavailable(route, access) ? "no" : decideByCustomer(route, access);
}

/**
 * Decides whether menus and tab bars list a page. The page of the decoder's PIN opens by its address without a decoder,
 * and the one of the wifi network without a service; they say that there is none. Menus leave them out (NAV-25,
 * NAV-33).
 */
export function decideListed(route: RouteName, access: Access): AccessDecision {
  const decision = decideRouteAccess(route, access);
  if (route === "resetPin") return combineWithAnd(decision, access.decoder);
  return route === "wifiConfiguration" ? combineWithAnd(decision, access.router) : decision;
}

/** Returns true if the installation lacks what the page needs, for every customer (CALL-12). */
export function isRouteUnavailable(route: RouteName, { unavailable }: Pick<Access, "unavailable">): boolean {
  return ROUTE_FEATURES[route]?.some((feature) => unavailable.has(feature)) === true;
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
    case "termination":
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
