/**
 * Scheme, host and port. Rejects user names, backslashes, blanks and control characters, because browsers interpret
 * them differently.
 */
const ADDRESS = /^(https?):\/\/([\p{L}\p{N}.-]+)(:\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Parts of an address, in lower case. */
export interface WebAddress {
  readonly scheme: string;
  /** Without the port. */
  readonly hostname: string;
  /** With the port, if given. */
  readonly host: string;
  readonly origin: string;
}

/**
 * Parses an http or https address; `undefined` for other schemes and for addresses that browsers may interpret
 * differently.
 */
export function parseWebAddress(address: string): WebAddress | undefined {
  const [, scheme, hostname, port = ""] = ADDRESS.exec(address.toLowerCase()) ?? [];
  return scheme === undefined || hostname === undefined
    ? undefined
    : { scheme, hostname, host: hostname + port, origin: `${scheme}://${hostname}${port}` };
}
