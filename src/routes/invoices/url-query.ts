/** Writes over the query of the address, past the router; the entry of the history stays. */
export function updateQuery(change: (query: URLSearchParams) => void): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  change(query);
  const text = query.toString();
  window.history.replaceState(window.history.state, "", `${pathname}${text === "" ? "" : `?${text}`}${hash}`);
}

/**
 * Takes what opened a dialog out of the address, so that a reload does not open it again. Closed by "back", the page
 * may still stand at the entry
 * before, which the router leaves at once: the one that it returns to is written over as well.
 */
export function removeQueryParam(name: string): void {
  const forget = () => updateQuery((query) => query.delete(name));
  window.addEventListener("popstate", forget, { once: true });
  forget();
}
