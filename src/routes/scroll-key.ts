/** The key that the router gives to every page that the browser itself has just loaded. */
const JUST_LOADED = "default";

/**
 * Under which name a page's place is kept. A page that was just loaded is known by its address: else the invoices, left
 * half-way down for the bank, would hand their place on to the page that the bank leads back to.
 */
export function scrollKey({
  key,
  pathname,
  search,
}: {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
}): string {
  return key === JUST_LOADED ? `${pathname}${search}` : key;
}
