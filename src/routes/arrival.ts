import { useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router-dom";

/**
 * After a change of page the focus goes to the new page's heading, so that a screen reader says where it is and the
 * keyboard goes on from there. A page that the browser has just loaded keeps the focus where the browser put it.
 */
export function useArrival(): void {
  const { pathname, key } = useLocation();
  const { state } = useNavigation();
  const seen = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (state !== "idle" || seen.current === pathname) return;
    const first = seen.current === undefined && key === "default";
    seen.current = pathname;
    // with the frame, which lays the page out anyway: before it the browser would have to do so in the middle of
    // drawing
    if (!first)
      requestAnimationFrame(() => document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true }));
  }, [pathname, key, state]);
}
