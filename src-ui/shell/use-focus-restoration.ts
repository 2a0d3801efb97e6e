import { useEffect } from "react";

/**
 * The element that has the focus, and all that is around it, from the inside out. A frame that takes another's place
 * goes on with it.
 */
export class FocusedPath {
  path: readonly EventTarget[] = [];
}

/**
 * What had the focus may go by itself: a button to try again when the answer comes, a heading of which its page takes
 * the
 * place. The focus then goes to the heading of the nearest part that still stands, instead of the top of the page.
 */
export function useFocusRestoration(focus: FocusedPath): void {
  useEffect(() => {
    const rememberFocus = (event: FocusEvent) => {
      focus.path = event.composedPath();
    };
    const leave = ({ target }: FocusEvent) => {
      // a browser may tell of the loss while it takes the element away
      queueMicrotask(() => {
        if (target === focus.path[0] && isInDocument(target)) focus.path = [];
      });
    };
    const follow = new MutationObserver(() => {
      const removedPath = focus.path;
      if (removedPath[0] === undefined || isInDocument(removedPath[0])) return;
      focus.path = [];
      // what gets the focus now is held in turn
      if (document.activeElement === document.body) headingNear(removedPath)?.focus({ preventScroll: true });
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
