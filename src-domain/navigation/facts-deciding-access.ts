import type { AccessFacts } from "../access/index.ts";
import type { RouteName } from "./routes.ts";

/** Data of the provider by which a page is opened or closed. */
export type AccessFactName = keyof Pick<AccessFacts, "client" | "offers" | "siteContent">;

/**
 * What must be known before it is clear whether a page may be opened; more than one where any of them may settle it
 * (NAV-17).
 */
export function factsDecidingAccess(route: RouteName): readonly AccessFactName[] {
  switch (route) {
    case "yourOffer":
      return ["client", "offers", "siteContent"];
    case "ordersHistory":
      return ["offers"];
    case "video":
      return ["siteContent"];
    default:
      return ["client"];
  }
}
