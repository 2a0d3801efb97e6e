/** Addresses that redirect, and former addresses of pages (ROUTE-04, 06, 10, 13). */
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

/** Hyphenated addresses; the rest of the path is kept (ROUTE-13). */
const HYPHENATED = /^\/service\/(my-services|your-offer|orders-history)(\/.+)?$/;
const CAMEL_CASE: ReadonlyMap<string, string> = new Map([
  ["my-services", "myServices"],
  ["your-offer", "yourOffer"],
  ["orders-history", "ordersHistory"],
]);

/**
 * Returns the target of a moved address with its param and query; `undefined` if it has not moved. `search`: query with
 * its question mark, or empty.
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
