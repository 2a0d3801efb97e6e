import type { AccessFacts } from "../access/index.ts";
import type { RouteName } from "./routes.ts";

/** Server data that decides the access to a page. */
export type AccessFactName = keyof Pick<AccessFacts, "client" | "offers" | "extension" | "siteContent">;

/** Lists the data that decide the access to a page; several if any of them may settle it (NAV-17). */
export function factsDecidingAccess(route: RouteName): readonly AccessFactName[] {
  switch (route) {
    case "yourOffer":
      return ["client", "offers", "extension", "siteContent"];
    case "ordersHistory":
      return ["offers"];
    case "video":
      return ["siteContent"];
    default:
      return ["client"];
  }
}

/**
 * Returns true for pages that open after client data failed to load: only a restriction of personal data closes them,
 * and the server applies it itself (NAV-05).
 */
export function opensWithoutClient(route: RouteName): boolean {
  return route === "messages" || route === "supportRequest";
}
