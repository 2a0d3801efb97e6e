import { type RefObject, useLayoutEffect } from "react";

/** From the anchor, and from the edge of the window. */
const GAP_PX = 4;

/**
 * Where neither side of the anchor holds the panel, the anchor goes to the window's top: the field must be seen beside
 * it.
 */
function scrollAnchorIntoView(anchor: HTMLElement, panel: HTMLElement): void {
  const edge = anchor.getBoundingClientRect();
  const needed = panel.offsetHeight + 2 * GAP_PX;
  if (needed > edge.top && needed > window.innerHeight - edge.bottom) anchor.scrollIntoView({ block: "start" });
}

/** Beneath the anchor, or above it where there is more room; never over it, and inside the window, whatever scrolls. */
function positionPanel(anchor: HTMLElement, panel: HTMLElement): void {
  const edge = anchor.getBoundingClientRect();
  panel.style.removeProperty("--panel-room");
  const { offsetWidth: width, offsetHeight: height } = panel;
  const under = window.innerHeight - edge.bottom;
  const above = height + 2 * GAP_PX > under && edge.top > under;
  // what does not fit scrolls inside the panel
  const room = (above ? edge.top : under) - 2 * GAP_PX;
  const top = above ? edge.top - Math.min(height, room) - GAP_PX : edge.bottom + GAP_PX;
  const left = Math.min(edge.left, document.documentElement.clientWidth - width - GAP_PX);
  panel.style.setProperty("--panel-room", `${room}px`);
  panel.style.setProperty("--panel-top", `${top}px`);
  panel.style.setProperty("--panel-left", `${Math.max(GAP_PX, left)}px`);
}

/**
 * Shows a native popover at its anchor while it is rendered: in the browser's top layer, so that neither a card nor an
 * open dialog cuts it off, and inside the dialog in the document, so that focus may go there.
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
