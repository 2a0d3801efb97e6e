import { type RefObject, useEffect, useRef } from "react";
import { floatingBarAfterScroll, type FloatingBarPosition } from "./floating-bar.policy.ts";

/** Marks what floats with `data-aside` while a page is read on: without a render for each step of a scroll. */
export function useAside(): RefObject<HTMLElement | null> {
  const afloat = useRef<HTMLElement>(null);
  useEffect(() => {
    let place: FloatingBarPosition = { isHidden: false, from: window.scrollY };
    const look = ({ target }: Event): void => {
      // a list that scrolls in itself is not the page
      if (target !== document) return;
      const { scrollHeight, clientHeight } = document.documentElement;
      place = floatingBarAfterScroll(place, {
        at: window.scrollY,
        end: scrollHeight - clientHeight,
        viewport: clientHeight,
      });
      afloat.current?.toggleAttribute("data-aside", place.isHidden);
    };
    // Before whoever draws anew on the way: asked afterwards, the browser would have to lay the page out twice in each
    // step.
    window.addEventListener("scroll", look, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", look, { capture: true });
  }, []);
  return afloat;
}
