import { guardAccess } from "#domain/navigation/guard-access.ts";
import type { RouteName } from "#domain/navigation/routes.ts";
import type { AccountContainer } from "../container/portal-container.ts";
import { NAVIGATION_STORE, SESSION_STORE } from "../container/tokens.ts";

/** Returns true if the customer may open the route; false while that is undecided, too. A reaction may observe it. */
export function isRouteAllowed(route: RouteName, account: AccountContainer | undefined): boolean {
  const session = account?.get(SESSION_STORE).current;
  const gate = account?.get(NAVIGATION_STORE).gate;
  return session !== undefined && gate !== undefined && guardAccess(route, gate, session).kind === "allow";
}
