import { type RefObject, useLayoutEffect } from "react";

/** From the anchor, and from the edge of the window. */
const GAP_PX = 4;

/** Beneath the anchor, or above it where there is more room; inside the window, whatever scrolls. */
function place(anchor: HTMLElement, panel: HTMLElement): void {
  const edge = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const under = window.innerHeight - edge.bottom;
  const above = height + GAP_PX > under && edge.top > under;
  const top = above ? Math.max(GAP_PX, edge.top - height - GAP_PX) : edge.bottom + GAP_PX;
  const left = Math.min(edge.left, document.documentElement.clientWidth - width - GAP_PX);
  panel.style.setProperty("--panel-top", `${top}px`);
  panel.style.setProperty("--panel-left", `${Math.max(GAP_PX, left)}px`);
  panel.style.setProperty("--panel-anchor", `${edge.width}px`);
}

/**
 * Shows a native popover at its anchor while it is rendered: in the browser's top layer, so that neither a card nor an
 * open dialog cuts it off, and inside the dialog in the document, so that focus may go there.
 */
export function useFloating(anchor: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>, open: boolean): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const element = panel.current;
    if (!open || from === null || element === null) return undefined;
    if ("showPopover" in element) element.showPopover();
    const again = () => place(from, element);
    again();
    window.addEventListener("scroll", again, { capture: true, passive: true });
    window.addEventListener("resize", again);
    return () => {
      window.removeEventListener("scroll", again, { capture: true });
      window.removeEventListener("resize", again);
    };
  }, [anchor, panel, open]);
}
