import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";

/**
 * True on a page that no press has opened, but "back", "forward", a reload or an address: there the portal may restore
 * a scroll position at once.
 */
export const ScrollRestoredContext = createContext(false);

/**
 * Content below the first screen of a page. It is rendered after the first screen has been painted, so that the page
 * opens sooner; where the scroll position is restored, together with it.
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  const isRestored = use(ScrollRestoredContext);
  const [isRendered, setRendered] = useState(isRestored);
  useEffect(() => {
    // The frame that is drawn next contains the first screen; transitions are rendered after it.
    const frame = requestAnimationFrame(() => startTransition(() => setRendered(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isRendered && children;
}
