import { ROUTES, type RouteName } from "./routes.ts";

// The login page uses these rules: at run time only files of this folder without imports may be imported.

/**
 * `wait`: the data that decide are loading; a skeleton is shown until then (NAV-17). `undetermined`: the session lacks
 * the right that decides; another login may bring it.
 */
export type GuardDecision =
  | { readonly kind: "allow" }
  | { readonly kind: "go"; readonly to: RouteName; readonly param?: string }
  | { readonly kind: "wait" }
  | { readonly kind: "undetermined" };

const ALLOW: GuardDecision = { kind: "allow" };
const HOME: GuardDecision = { kind: "go", to: "index" };

/** Decides whether a page may be opened with or without a valid session (GUARD-01, GUARD-03, ROUTE-04 to ROUTE-07). */
export function guardSession(route: RouteName, hasValidSession: boolean): GuardDecision {
  switch (ROUTES[route].audience) {
    case "customer":
      return hasValidSession ? ALLOW : { kind: "go", to: "login" };
    case "login":
      return hasValidSession ? HOME : ALLOW;
    case "public":
      return ALLOW;
  }
}
