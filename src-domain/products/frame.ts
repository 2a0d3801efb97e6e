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
export function frameOf(address: string | undefined, hosts: readonly string[]): ServiceFrame | undefined {
  const parts = address === undefined ? null : /^(https?):\/\/([a-z0-9.-]+(?::\d{1,5})?)(?:[/?#][^\s"<>\\]*)?$/i.exec(address.trim());
  const [whole, scheme, named] = parts ?? [];
  if (whole === undefined || scheme === undefined || named === undefined) return undefined;
  const host = named.toLowerCase();
  const isHere = /^localhost(:|$)/.test(host);
  return hosts.includes(host) && scheme.toLowerCase() === (isHere ? "http" : "https") ? { address: whole, host } : undefined;
}
