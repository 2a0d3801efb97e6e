/** Changes the query of the address without the router; the history entry stays. */
export function updateQuery(change: (query: URLSearchParams) => void): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  change(query);
  const text = query.toString();
  window.history.replaceState(window.history.state, "", `${pathname}${text === "" ? "" : `?${text}`}${hash}`);
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
