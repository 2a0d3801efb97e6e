import { type RefObject, useEffect, useRef } from "react";
import { floatingBarAfterScroll, type FloatingBarPosition } from "./floating-bar.policy.ts";

/** Sets `data-aside` on the floating bar while the user scrolls down, without a render per scroll event. */
export function useHideOnScroll(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    let position: FloatingBarPosition | undefined;
    // In the next frame, which lays out the page anyway: reading at once would force a layout of the incomplete page.
    const frame = requestAnimationFrame(() => {
      position = { isHidden: false, from: window.scrollY };
    });
    const handleScroll = ({ target }: Event): void => {
      // Ignores scrolling inside an element, and the restored position of a page that opens.
      if (target !== document || position === undefined) return;
      const { scrollHeight, clientHeight } = document.documentElement;
      position = floatingBarAfterScroll(position, {
        at: window.scrollY,
        end: scrollHeight - clientHeight,
        viewport: clientHeight,
      });
      bar.current?.toggleAttribute("data-aside", position.isHidden);
    };
    // Captures, to read the sizes before other listeners render: reading them later would force a second layout in each
    // step.
    window.addEventListener("scroll", handleScroll, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", handleScroll, { capture: true });
    };
  }, []);
  return bar;
}
