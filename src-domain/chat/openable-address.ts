import { placeOf } from "../shared-kernel/web-address.ts";

/** Longer than any that somebody sends on purpose. */
const LONGEST = 2_000;

/**
 * The host that an address of a message leads to, to be shown beside it; `undefined` for what is never opened nor
 * loaded:
 * all but plain http and https (CHAT-15).
 */
export function openableHost(address: string): string | undefined {
  return address.length > LONGEST ? undefined : placeOf(address)?.hostname;
}
