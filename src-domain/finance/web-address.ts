/** Scheme, host and port; no user, no backslash, no blank, no control character anywhere: browsers read those in their own ways. */
const ADDRESS = /^(https?):\/\/([a-z0-9.-]+(?::\d{1,5})?)(?:[/?#][^\s\\\p{Cc}]*)?$/iu;

/** Where an address leads, all small; `undefined` for any that browsers may read otherwise than it looks. */
export function placeOf(address: string): { readonly scheme: string; readonly host: string; readonly origin: string } | undefined {
  const [, scheme, host] = ADDRESS.exec(address.toLowerCase()) ?? [];
  return scheme === undefined || host === undefined ? undefined : { scheme, host, origin: `${scheme}://${host}` };
}
