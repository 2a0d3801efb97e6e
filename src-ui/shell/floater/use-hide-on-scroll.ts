import { type RefObject, useEffect, useRef } from "react";
import { floatingBarAfterScroll, type FloatingBarPosition } from "./floating-bar.policy.ts";

/** Marks what floats with `data-aside` while a page is read on: without a render for each step of a scroll. */
export function useHideOnScroll(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    let position: FloatingBarPosition = { isHidden: false, from: window.scrollY };
    const handleScroll = ({ target }: Event): void => {
      // a list that scrolls in itself is not the page
      if (target !== document) return;
      const { scrollHeight, clientHeight } = document.documentElement;
      position = floatingBarAfterScroll(position, {
        at: window.scrollY,
        end: scrollHeight - clientHeight,
        viewport: clientHeight,
      });
      bar.current?.toggleAttribute("data-aside", position.isHidden);
    };
    // Before whoever draws anew on the way: asked afterwards, the browser would have to lay the page out twice in each
    // step.
    window.addEventListener("scroll", handleScroll, { capture: true, passive: true });
    return () => window.removeEventListener("scroll", handleScroll, { capture: true });
  }, []);
  return bar;
}
