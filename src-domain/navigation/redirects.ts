// Asked on every page, the login page included: this file must import nothing at run time.

/** Addresses that always led, or lead since they got another name, to another one (ROUTE-04, 06, 10, 13). */
const MOVED: ReadonlyMap<string, string> = new Map([
  ["/login", "/"],
  ["/old", "/"],
  ["/loginOld", "/"],
  ["/service", "/service/myServices"],
  ["/numberTransferAccept1", "/numberTransfer/Accept"],
  ["/numberTransferDecline1", "/numberTransfer/Decline"],
  ["/numberTransferContactRequest1", "/numberTransfer/ContactRequest"],
  ["/numberTransferAnnuled1", "/numberTransfer/Annuled"],
  ["/numberTransferPastExpirationDate1", "/numberTransfer/PastExpirationDate"],
]);

/** Hyphenated addresses, which keep what follows them (ROUTE-13). */
const HYPHENATED = /^\/service\/(my-services|your-offer|orders-history)(\/.+)?$/;
const CAMEL_CASE: ReadonlyMap<string, string> = new Map([
  ["my-services", "myServices"],
  ["your-offer", "yourOffer"],
  ["orders-history", "ordersHistory"],
]);

/**
 * Where an address that has moved leads, with its param and its query; `undefined` for an address that has not moved.
 * `search` is the query with its question mark, or empty.
 */
export function legacyRedirect(pathname: string, search: string): string | undefined {
  const path = pathname.replace(/\/+$/, "");
  const moved = MOVED.get(path) ?? camelCased(path);
  return moved === undefined ? undefined : moved + search;
}

function camelCased(path: string): string | undefined {
  const parts = HYPHENATED.exec(path);
  const page = CAMEL_CASE.get(parts?.[1] ?? "");
  return page === undefined ? undefined : `/service/${page}${parts?.[2] ?? ""}`;
}

/** Addresses from advertisements that lead to one product (ROUTE-11, ROUTE-12). */
export const STREAMING_ALIASES = [
  "tvn24go",
  "player",
  "netflix",
  "disney",
  "blacknut",
  "filmbox",
  "canalplusonline",
  "hbomax",
  "bezpiecznyInternet",
  "bezpiecznyInternetDom",
] as const;

export type StreamingAlias = (typeof STREAMING_ALIASES)[number];

/** The alias that an address is (`/netflix`), if it is one. */
export function streamingAliasOf(pathname: string): StreamingAlias | undefined {
  const path = pathname.replace(/\/$/, "");
  return STREAMING_ALIASES.find((alias) => path === `/${alias}`);
}
