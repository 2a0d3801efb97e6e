/**
 * Scheme, host and port; no user, no backslash, no blank, no control character anywhere: browsers read those in their
 * own ways.
 */
const ADDRESS = /^(https?):\/\/([\p{L}\p{N}.-]+)(:\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Where an address leads, all small. */
export interface WebAddress {
  readonly scheme: string;
  /** Without the port. */
  readonly hostname: string;
  /** With the port, where it is written. */
  readonly host: string;
  readonly origin: string;
}

/**
 * Where an address leads; `undefined` for all but http and https, and for any that browsers may read otherwise than it
 * looks.
 */
export function parseWebAddress(address: string): WebAddress | undefined {
  const [, scheme, hostname, port = ""] = ADDRESS.exec(address.toLowerCase()) ?? [];
  return scheme === undefined || hostname === undefined
    ? undefined
    : { scheme, hostname, host: hostname + port, origin: `${scheme}://${hostname}${port}` };
}
