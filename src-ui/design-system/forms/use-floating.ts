import { type RefObject, useLayoutEffect } from "react";

/** Distance from the anchor and from the window's edge. */
const GAP_PX = 4;

/** If the panel fits on neither side, scrolls the anchor to the top, so that the field stays visible beside it. */
function scrollAnchorIntoView(anchor: HTMLElement, panel: HTMLElement): void {
  const edge = anchor.getBoundingClientRect();
  const needed = panel.offsetHeight + 2 * GAP_PX;
  if (needed <= edge.top || needed <= window.innerHeight - edge.bottom) return;
  // The button of a date field lies below its input where both do not fit a line.
  (anchor.closest(".input-group") ?? anchor).scrollIntoView({ block: "start" });
}

/** Places the panel below the anchor, or above if there is more space; never over it and always inside the window. */
function positionPanel(anchor: HTMLElement, panel: HTMLElement): void {
  const edge = anchor.getBoundingClientRect();
  panel.style.removeProperty("--panel-room");
  const { offsetWidth: width, offsetHeight: height } = panel;
  const under = window.innerHeight - edge.bottom;
  const above = height + 2 * GAP_PX > under && edge.top > under;
  // Content that does not fit scrolls inside the panel.
  const availablePx = (above ? edge.top : under) - 2 * GAP_PX;
  const top = above ? edge.top - Math.min(height, availablePx) - GAP_PX : edge.bottom + GAP_PX;
  const left = Math.min(edge.left, document.documentElement.clientWidth - width - GAP_PX);
  panel.style.setProperty("--panel-room", `${availablePx}px`);
  panel.style.setProperty("--panel-top", `${top}px`);
  panel.style.setProperty("--panel-left", `${Math.max(GAP_PX, left)}px`);
}

/**
 * Shows a native popover at its anchor while rendered. It stays in its dialog in the DOM, so that focus may enter it,
 * but is displayed in the top layer, so that no card or dialog clips it.
 */
export function useFloating(
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  open: boolean,
): void {
  useLayoutEffect(() => {
    const from = anchor.current;
    const element = panel.current;
    if (!open || from === null || element === null) return undefined;
    if ("showPopover" in element) element.showPopover();
    const updatePosition = () => positionPanel(from, element);
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Node && element.contains(target))) updatePosition();
    };
    scrollAnchorIntoView(from, element);
    updatePosition();
    window.addEventListener("scroll", onScroll, { capture: true, passive: true });
    window.addEventListener("resize", updatePosition);
    return () => {
      window.removeEventListener("scroll", onScroll, { capture: true });
      window.removeEventListener("resize", updatePosition);
    };
  }, [anchor, panel, open]);
}
