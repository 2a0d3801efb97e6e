/**
 * Leads back to the page of the portal before this one, once; `undefined` where there is none to go back to: the portal
 * was opened with this page, by a
 * notification, from another site, or on the way back from a bank. The router counts its entries of the history
 * (`idx`).
 */
export function pageBefore(): (() => void) | undefined {
  const entry: unknown = window.history.state;
  const count: unknown = typeof entry === "object" && entry !== null ? Reflect.get(entry, "idx") : undefined;
  if (typeof count !== "number" || count < 1) return undefined;
  let isGone = false;
  return () => {
    // a second press comes before the page has gone, and would lead one page further
    if (!isGone) window.history.back();
    isGone = true;
  };
}
