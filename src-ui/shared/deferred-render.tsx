import { startTransition, useEffect, useState, type ReactNode } from "react";

export interface DeferredRenderProps {
  /** Placeholder of the same size, so that nothing shifts. */
  readonly placeholder: ReactNode;
  /**
   * Renders the content at once, on a page whose data are there when it opens: a second render would paint it twice.
   */
  readonly isAtOnce?: boolean;
  readonly children: ReactNode;
}

/** Renders secondary content after the rest of the page, in a transition that input can interrupt. */
export function DeferredRender({ placeholder, isAtOnce = false, children }: DeferredRenderProps) {
  const [isReady, setReady] = useState(isAtOnce);
  useEffect(() => startTransition(() => setReady(true)), []);
  return isReady ? children : placeholder;
}
