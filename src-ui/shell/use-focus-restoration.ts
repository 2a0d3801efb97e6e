import { useEffect } from "react";

/** Focused element with its ancestors, from the inside out. A layout that replaces another continues with it. */
export class FocusedPath {
  path: readonly EventTarget[] = [];
}

/**
 * Restores a lost focus: a retry button disappears when the response comes, a heading when its page is replaced. Moves
 * the focus to the heading of the nearest remaining ancestor instead of the top of the page.
 */
export function useFocusRestoration(focus: FocusedPath): void {
  useEffect(() => {
    const rememberFocus = (event: FocusEvent) => {
      focus.path = event.composedPath();
    };
    const leave = ({ target }: FocusEvent) => {
      // A browser may report the blur while it removes the element.
      queueMicrotask(() => {
        if (target === focus.path[0] && isInDocument(target)) focus.path = [];
      });
    };
    const follow = new MutationObserver(() => {
      const removedPath = focus.path;
      if (removedPath[0] === undefined || isInDocument(removedPath[0])) return;
      focus.path = [];
      // In the next frame, which lays out the page anyway: a focus at once forces a layout before the page is complete.
      requestAnimationFrame(() => {
        // The observed `focusin` event remembers the new element.
        if (document.activeElement === document.body) headingNear(removedPath)?.focus({ preventScroll: true });
      });
    });
    document.addEventListener("focusin", rememberFocus);
    document.addEventListener("focusout", leave);
    follow.observe(document.body, { childList: true, subtree: true });
    return () => {
      follow.disconnect();
      document.removeEventListener("focusin", rememberFocus);
      document.removeEventListener("focusout", leave);
    };
  }, [focus]);
}

const isInDocument = (target: EventTarget): boolean => target instanceof Node && target.isConnected;

function headingNear(path: readonly EventTarget[]): HTMLElement | undefined {
  for (const ancestor of path) {
    if (!(ancestor instanceof Element) || !ancestor.isConnected) continue;
    const heading = ancestor.querySelector<HTMLElement>("h1, h2, h3");
    if (heading === null) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}
