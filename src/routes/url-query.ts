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

/** Key of the first history entry, as the router names it. */
const FIRST_ENTRY = "default";

function currentEntry(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "key" in state ? state.key : FIRST_ENTRY;
}

/**
 * Removes the parameter that opened a dialog from the history entry with the router's `key`, so that a reload does not
 * open the dialog again. If "back" closed it, the browser is at the previous entry, from which the router returns at
 * once: the parameter is then removed after that navigation, and no later one.
 */
export function removeQueryParam(name: string, key: string): void {
  const remove = (): void => {
    if (currentEntry() === key) updateQuery((query) => query.delete(name));
  };
  if (currentEntry() === key) remove();
  else window.addEventListener("popstate", remove, { once: true });
}
