import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { routeAt } from "#domain/navigation/paths.ts";

/**
 * Links in the operator's HTML that lead to a page of the portal go through the router, as the portal's own do: nothing is loaded anew, and a form
 * that was begun is asked about. A press that is to open a tab, a file, and a place within the page stay the browser's.
 */
export function useOperatorLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = pageOf(event);
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

/** The page of the portal that this press leads to; `undefined` for any other. */
function pageOf({ target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): string | undefined {
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return undefined;
  const link = target.closest("[data-operator] a[href]:not([href^='#'])");
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin || routeAt(link.pathname) === undefined) return undefined;
  return link.pathname + link.search + link.hash;
}
