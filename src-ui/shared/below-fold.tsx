import { Children, createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";

/**
 * True on a page that no press has opened, but "back", "forward", a reload or an address: there the portal may restore
 * a scroll position at once. Outside the frame of a customer no page is split.
 */
export const ScrollRestoredContext = createContext(true);

/** Returns true once the first screen has been painted; at once where the scroll position is restored. */
export function useBelowFold(): boolean {
  const isRestored = use(ScrollRestoredContext);
  const [isRendered, setRendered] = useState(isRestored);
  useEffect(() => {
    // The frame that is drawn next contains the first screen; transitions are rendered after it.
    const frame = requestAnimationFrame(() => startTransition(() => setRendered(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isRendered;
}

/**
 * Content below the first screen of a page. It is rendered after the first screen has been painted, so that the page
 * opens sooner; where the scroll position is restored, together with it.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  return useBelowFold() && children;
}

export interface FoldAfterProps {
  /** Number of children that fill the first screen of a desktop. */
  readonly first: number;
  readonly children: ReactNode;
}

/** Renders the first children with the page, and the others as content below the fold. */
export function FoldAfter({ first, children }: FoldAfterProps) {
  const isRendered = useBelowFold();
  const all = Children.toArray(children);
  return isRendered ? all : all.slice(0, first);
}

/**
 * Returns how many rows of a page fill the window; the others are below the fold in every window. `top`: smallest
 * distance of the first row from the top of the page, px. `height`: smallest height of a row, px.
 */
export function rowsInWindow(top: number, height: number): number {
  return Math.max(1, Math.ceil((window.innerHeight - top) / height));
}
