import { parseWebAddress } from "../shared-kernel/web-address.ts";

/** Longer than any that somebody sends on purpose. */
const MAX_ADDRESS_LENGTH = 2_000;

/**
 * The host that an address of a message leads to, to be shown beside it; `undefined` for what is never opened nor
 * loaded:
 * all but plain http and https (CHAT-15).
 */
export function openableHost(address: string): string | undefined {
  return address.length > MAX_ADDRESS_LENGTH ? undefined : parseWebAddress(address)?.hostname;
}
