import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { portalPressOf } from "../portal-press.ts";

/**
 * Links in the operator's HTML that lead to a page of the portal go through the router, as the portal's own do: nothing
 * is loaded anew, and a form
 * that was begun is asked about. A press that is to open a tab, a file, and a place within the page stay the browser's.
 */
export function useOperatorLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const address = portalPressOf(event, "[data-operator] a[href]");
      if (address === undefined) return;
      event.preventDefault();
      void navigate(address);
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}
