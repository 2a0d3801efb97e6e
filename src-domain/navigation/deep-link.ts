import { pathTo, routeAt } from "./paths.ts";
import { streamingAliasOf, type StreamingAlias } from "./redirects.ts";
import type { ReturnAddressPort } from "./return-address.port.ts";
import { ROUTES, routeNameOf, type RouteName } from "./routes.ts";

// The login page decides by these rules: nothing but tables of addresses may be imported at run time.

const HOME = pathTo("index");

/** Handlers, and an address that ends the session: a link may not lead to one. */
const NO_TARGET: readonly RouteName[] = ["push", "logout"];

/** Pages to which nobody is led back after login (GUARD-02). */
const NO_RETURN: readonly RouteName[] = [
  "push",
  "logout",
  "chat",
  "yourOffer",
  "directBilling",
  "directBillingDetails",
];

/** Advertised addresses that lead to direct billing, to which nobody is led back. */
const NO_RETURN_ALIASES: readonly StreamingAlias[] = ["tvn24go", "player", "netflix"];

/**
 * The address that a deep link (`push`, `loginToken`) names by a route and its param. Only a logged-in page of this
 * portal, named exactly, is one; anything else leads home (ROUTE-15).
 */
export function resolveTarget(routeName: string | undefined, param?: string): string {
  const name = routeNameOf(routeName);
  if (name === undefined || ROUTES[name].audience !== "customer" || NO_TARGET.includes(name)) return HOME;
  const path = pathTo(name, param);
  // A page that makes no sense without its param, and got none that can be written.
  return routeAt(path) === undefined ? HOME : path;
}

/**
 * Where to go back to after login from an address that asked for it (GUARD-02): the address itself if it is a logged-in
 * page of this portal that may be returned to, else `undefined` (ROUTE-15). `search` is the query with its question
 * mark, or empty.
 */
export function returnTarget(pathname: string, search: string): string | undefined {
  const alias = streamingAliasOf(pathname);
  if (alias !== undefined) return NO_RETURN_ALIASES.includes(alias) ? undefined : pathname;
  const name = routeAt(pathname);
  if (name === undefined || ROUTES[name].audience !== "customer" || NO_RETURN.includes(name)) return undefined;
  const query = /^\?[^#]*$/.test(search) ? search : "";
  return `${pathname}${query}`;
}

/** Takes the address to return to after this login, once; `undefined` without one that may be returned to. */
export function takeReturnTarget(returnAddress: Pick<ReturnAddressPort, "take">): string | undefined {
  const [pathname = "", search = ""] = (returnAddress.take() ?? "").split(/(?=\?)/);
  return returnTarget(pathname, search);
}
