/** Format of link tokens in the contract; other texts are not tokens of the server. */
const TOKEN = /^[A-Za-z0-9._~-]{8,128}$/;

/** Token of an address: none, a valid one, or a malformed one. */
export type LinkToken =
  | { readonly kind: "none" }
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "malformed" };

/** Parts of an address that may carry the token. `search` and `hash` start with "?" and "#", or are empty. */
export interface LinkTokenSources {
  /** Decoded param of the address. */
  readonly param?: string | undefined;
  readonly search: string;
  readonly hash: string;
}

/** Returns the raw value of `token` in a query or a fragment. */
function tokenParamIn(part: string): string | undefined {
  return /^[?#](?:.*&)?token=([^&]*)/.exec(part)?.[1];
}

/**
 * Returns the token of a link (ROUTE-05 to ROUTE-07, LOGIN-08): from `#token=`, which browsers do not send to servers,
 * else from the param, else from `?token=` of older links.
 */
export function linkTokenOf({ param, search, hash }: LinkTokenSources): LinkToken {
  const found = tokenParamIn(hash) ?? param ?? tokenParamIn(search);
  if (found === undefined || found === "") return { kind: "none" };
  return TOKEN.test(found) ? { kind: "token", token: found } : { kind: "malformed" };
}
