import { isOrganisation, type Access, type AccessDecision } from "../access/index.ts";
import type { UserSession } from "../session/index.ts";
import type { GuardDecision } from "./guard.ts";
import { decideRouteAccess } from "./decide-route-access.ts";
import { routeNames, type RouteName } from "./routes.ts";

const ALLOW: GuardDecision = { kind: "allow" };
const WAIT: GuardDecision = { kind: "wait" };
const HOME: GuardDecision = { kind: "go", to: "index" };
const ENDED_OFFERS: GuardDecision = { kind: "go", to: "ordersHistory" };

/** Pages that redirect cooperatives and B2B customers (GUARD-05). */
const NOT_FOR_ORGANISATIONS: readonly RouteName[] = ["yourOffer", "directBilling", "directBillingDetails"];

/** Page that waits for client data before it redirects; until then its menu item is hidden anyway (NAV-07). */
const NEEDS_CLIENT: RouteName = "directBilling";

/**
 * Decides whether a logged-in customer may open a page by its address; otherwise redirects to the start page (NAV-17,
 * GUARD-04, GUARD-05).
 */
export function guardAccess(
  route: RouteName,
  access: Access,
  roles: Pick<UserSession, "cooperative" | "b2b" | "crmUser">,
): GuardDecision {
  if (isOrganisation(roles) && NOT_FOR_ORGANISATIONS.includes(route)) return HOME;
  if (!access.clientLoaded && route === NEEDS_CLIENT) return WAIT;
  const decision = guardDecisionFor(decideRouteAccess(route, access));
  // The list of orders names the offers that have expired (OFFER-20).
  return route === "yourOffer" && decision === HOME && access.orderHistory === "yes" ? ENDED_OFFERS : decision;
}

function guardDecisionFor(decision: AccessDecision): GuardDecision {
  switch (decision) {
    case "yes":
      return ALLOW;
    case "no":
      return HOME;
    case "unknown":
      return WAIT;
    case "undetermined":
      return { kind: "undetermined" };
  }
}

/** Pages whose address leads to the start page. */
export type ClosedPages = ReadonlySet<RouteName>;

/** Returns the pages that the customer does not have: links to them are left out (NAV-34). */
export function closedPagesOf(access: Access, roles: Parameters<typeof guardAccess>[2]): ClosedPages {
  return new Set(routeNames().filter((route) => guardAccess(route, access, roles) === HOME));
}
