import { pathTo, routeAt } from "./paths.ts";
import { streamingAliasOf, type StreamingAlias } from "./streaming-aliases.ts";
import type { ReturnAddressPort } from "./return-address.port.ts";
import { ROUTES, routeNameOf, type RouteName } from "./routes.ts";

// The login page uses these rules: only tables of routes may be imported at run time.

const HOME = pathTo("index");

/** Pages that a link must not lead to: a handler, and the page that ends the session. */
const NO_TARGET: readonly RouteName[] = ["push", "logout"];

/** Pages that a login does not return to (GUARD-02). */
const NO_RETURN: readonly RouteName[] = [
  "push",
  "logout",
  "chat",
  "yourOffer",
  "directBilling",
  "directBillingDetails",
];

/** Addresses that partners of direct billing link to. A login returns to them, with their query (ROUTE-11). */
const PARTNER_ALIASES: readonly StreamingAlias[] = ["tvn24go", "player", "netflix"];

/**
 * Resolves the address of a deep link (`push`, `loginToken`) from a route name and its param. Leads to the start page
 * unless the name is exactly one of a customer page of this portal (ROUTE-15).
 */
export function resolveTarget(routeName: string | undefined, param?: string): string {
  const name = routeNameOf(routeName);
  if (name === undefined || ROUTES[name].audience !== "customer" || NO_TARGET.includes(name)) return HOME;
  const path = pathTo(name, param);
  // A page that requires a param got none, or one that cannot be part of an address.
  return routeAt(path) === undefined ? HOME : path;
}

/**
 * Returns the address to open after login (GUARD-02): the requested one if it is a customer page that a login may
 * return to, else `undefined` (ROUTE-15). `search`: query with its question mark, or empty.
 */
export function returnTarget(pathname: string, search: string): string | undefined {
  const alias = streamingAliasOf(pathname);
  const query = /^\?[^#]*$/.test(search) ? search : "";
  if (alias !== undefined) return PARTNER_ALIASES.includes(alias) ? `${pathname}${query}` : pathname;
  const name = routeAt(pathname);
  if (name === undefined || ROUTES[name].audience !== "customer" || NO_RETURN.includes(name)) return undefined;
  return `${pathname}${query}`;
}

/** Takes the stored address to open after the login of this user, once; `undefined` without a valid one. */
export function takeReturnTarget(
  returnAddress: Pick<ReturnAddressPort, "take">,
  { userId }: { readonly userId: string },
): string | undefined {
  const [pathname = "", search = ""] = (returnAddress.take(userId) ?? "").split(/(?=\?)/);
  return returnTarget(pathname, search);
}
