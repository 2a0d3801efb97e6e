import { parseWebAddress } from "../shared-kernel/web-address.ts";

/** Longest address that is opened, characters. */
const MAX_ADDRESS_LENGTH = 2_000;

/**
 * Returns the host of an address in a message, shown beside it; `undefined` for addresses that are never opened or
 * loaded: all but plain http and https (CHAT-15).
 */
export function openableHost(address: string): string | undefined {
  return address.length > MAX_ADDRESS_LENGTH ? undefined : parseWebAddress(address)?.hostname;
}
