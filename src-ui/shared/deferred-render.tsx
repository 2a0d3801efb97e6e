import { startTransition, useEffect, useState, type ReactNode } from "react";

export interface DeferredRenderProps {
  /** Placeholder of the same size, so that nothing shifts. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/** Renders secondary content after the rest of the page, in a transition that input can interrupt. */
export function DeferredRender({ placeholder, children }: DeferredRenderProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(true)), []);
  return isReady ? children : placeholder;
}
