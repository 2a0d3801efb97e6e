/** Changes the query of the address without the router; the history entry stays. */
export function updateQuery(change: (query: URLSearchParams) => void): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  change(query);
  const text = query.toString();
  window.history.replaceState(window.history.state, "", `${pathname}${text === "" ? "" : `?${text}`}${hash}`);
}

/** Values of a filter in the address; `undefined` and an empty text match all. */
export type FilterParams<Name extends string> = Readonly<Record<Name, string | undefined>>;

/**
 * Writes a filter to the address, so that "back" and a reload restore it. Not through the router: a navigation per
 * letter would run the guards and render the whole page each time.
 */
export function writeFilterParams<Name extends string>(filter: FilterParams<Name>): void {
  updateQuery((query) => {
    const params = Object.entries<string | undefined>(filter);
    for (const [name] of params) query.delete(name);
    for (const [name, value] of params) if (value !== undefined && value !== "") query.set(name, value);
  });
}

/** Returns a reader of the parameters of the address. */
export function readFilterParams(): (name: string) => string | null {
  const query = new URLSearchParams(window.location.search);
  return (name) => query.get(name);
}

/**
 * Removes the parameter that opened a dialog, so that a reload does not open it again. If "back" closed the dialog, the
 * page may still be at the previous history entry, which the router leaves at once; the parameter is then removed from
 * the next entry as well.
 */
export function removeQueryParam(name: string): void {
  const forget = () => updateQuery((query) => query.delete(name));
  window.addEventListener("popstate", forget, { once: true });
  forget();
}
