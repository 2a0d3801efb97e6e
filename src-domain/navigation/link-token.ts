/** What a token of a link is made of; anything else was not sent by a provider of this contract. */
const TOKEN = /^[A-Za-z0-9._~-]{8,128}$/;

/** What an address says of a token: none, one, or something that can be none. */
export type LinkToken =
  | { readonly kind: "none" }
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "broken" };

/** Where a link may carry its token. `search` and `hash` begin with their sign, or are empty. */
export interface LinkTokenSources {
  /** The param of the address, decoded. */
  readonly param?: string | undefined;
  readonly search: string;
  readonly hash: string;
}

/** The value of `token` in a query or a fragment, as it was written. */
function tokenParamIn(part: string): string | undefined {
  return /^[?#](?:.*&)?token=([^&]*)/.exec(part)?.[1];
}

/**
 * The token of a link that was opened (ROUTE-05 to ROUTE-07, LOGIN-08): behind `#token=`, which no server ever sees,
 * else the
 * param, else `?token=` as links of old have it.
 */
export function linkTokenOf({ param, search, hash }: LinkTokenSources): LinkToken {
  const found = tokenParamIn(hash) ?? param ?? tokenParamIn(search);
  if (found === undefined || found === "") return { kind: "none" };
  return TOKEN.test(found) ? { kind: "token", token: found } : { kind: "broken" };
}
