/**
 * Returns true if "back" or "forward" led to a page: in the router, the address bar shows its path before the page is
 * loaded; for a page with which the document was opened, the browser names the type of the navigation.
 */
export function isHistoryNavigation(target: "document" | { readonly pathname: string }): boolean {
  if (target !== "document") return target.pathname === window.location.pathname;
  return performance
    .getEntriesByType("navigation")
    .some((opened) => "type" in opened && opened.type === "back_forward");
}
