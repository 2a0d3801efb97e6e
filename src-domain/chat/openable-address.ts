/** Scheme and host; no user, no backslash, no blank, no control character anywhere: browsers read those in their own ways. */
const ADDRESS = /^https?:\/\/([\p{L}\p{N}.-]+)(?::\d{1,5})?(?:[/?#][^\s\\\p{Cc}]*)?$/iu;
/** Longer than any that somebody sends on purpose. */
const LONGEST = 2_000;

/**
 * The host that an address of a message leads to, to be shown beside it; `undefined` for what is never opened nor loaded:
 * all but plain http and https (CHAT-15).
 */
export function openableHost(address: string): string | undefined {
  return address.length > LONGEST ? undefined : ADDRESS.exec(address)?.[1]?.toLowerCase();
}
