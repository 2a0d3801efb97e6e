// The login page uses these rules: this file must have no run-time imports.

/** Advertised addresses that lead to one product (ROUTE-11, ROUTE-12). */
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

/** Returns the alias of an address such as `/netflix`; `undefined` for any other. */
export function streamingAliasOf(pathname: string): StreamingAlias | undefined {
  const path = pathname.replace(/\/$/, "");
  return STREAMING_ALIASES.find((alias) => path === `/${alias}`);
}
