/**
 * Scheme, host and port. Rejects user names, backslashes, blanks and control characters, because browsers interpret
 * them differently.
 */
const ADDRESS = /^(https?):\/\/([\p{L}\p{N}.-]+)(:\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

const MAX_PORT = 65_535;

/**
 * Browsers read a host whose last part is a number as an IPv4 address: `0xd83ad6ce` and `3627734734` as 216.58.214.206.
 */
const NUMERIC_HOST = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/;
const IPV4_PART = /^(?:0|[1-9]\d{0,2})$/;

/** Returns true for an address of four numbers up to 255, which every browser interprets alike. */
function isIpv4(hostname: string): boolean {
  const parts = hostname.split(".");
  return parts.length === 4 && parts.every((part) => IPV4_PART.test(part) && Number(part) <= 255);
}

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
  if (scheme === undefined || hostname === undefined || Number(port.slice(1)) > MAX_PORT) return undefined;
  if (NUMERIC_HOST.test(hostname) && !isIpv4(hostname)) return undefined;
  return { scheme, hostname, host: hostname + port, origin: `${scheme}://${hostname}${port}` };
}
