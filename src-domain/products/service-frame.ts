import { parseWebAddress } from "../shared-kernel/web-address.ts";

/** A page of somebody else's that may stand in a service's details, in a frame of its own. */
export interface ServiceFrame {
  readonly address: string;
  /** Whose page it is, as it is told to the customer. */
  readonly host: string;
}

/**
 * What the provider wants framed, where it may be: a page of a host that the installation's configuration names, by
 * https; this very machine alone is spoken to without it. `undefined` for anything else: an address with a user in it,
 * another scheme, a host that only looks alike. The policy of the page lets the same hosts through, and no other.
 */
export function serviceFrameOf(address: string | undefined, hosts: readonly string[]): ServiceFrame | undefined {
  const whole = address?.trim() ?? "";
  const place = parseWebAddress(whole);
  if (place === undefined) return undefined;
  const { scheme, host, hostname } = place;
  const isListed = hosts.some((listed) => listed.toLowerCase() === host);
  return isListed && scheme === (hostname === "localhost" ? "http" : "https") ? { address: whole, host } : undefined;
}
