import type { Access, AccessDecision } from "../access/index.ts";
import type { RouteName } from "./routes.ts";

/** Decides whether the customer may see a page (NAV-04 to NAV-08, NAV-18); "yes" for pages without a restriction. */
export function decideRouteAccess(route: RouteName, access: Access): AccessDecision {
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
