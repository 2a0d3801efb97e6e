import { parseWebAddress } from "../shared-kernel/web-address.ts";

/** Third-party page shown in an iframe of a service's details. */
export interface ServiceFrame {
  readonly address: string;
}

/**
 * Returns the iframe of a service when its address is allowed: https, or http on localhost, at a host listed in the
 * installation's configuration. Otherwise `undefined`; this includes addresses with user names, other schemes and
 * look-alike hosts. The content security policy allows the same hosts.
 */
export function serviceFrameOf(address: string | undefined, hosts: readonly string[]): ServiceFrame | undefined {
  const trimmed = address?.trim() ?? "";
  const parsed = parseWebAddress(trimmed);
  if (parsed === undefined) return undefined;
  const { scheme, host, hostname } = parsed;
  const isListed = hosts.some((listed) => listed.toLowerCase() === host);
  return isListed && scheme === (hostname === "localhost" ? "http" : "https") ? { address: trimmed } : undefined;
}
