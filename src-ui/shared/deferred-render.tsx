import { startTransition, useEffect, useState, type ReactNode } from "react";

export interface DeferredRenderProps {
  /** Holds the room of what comes, in its shape, so that nothing shifts. */
  readonly placeholder: ReactNode;
  readonly children: ReactNode;
}

/**
 * What a page can be read without: drawn once the rest of it stands, in pieces that give way to whatever the customer
 * does.
 */
export function DeferredRender({ placeholder, children }: DeferredRenderProps) {
  const [isReady, setReady] = useState(false);
  useEffect(() => startTransition(() => setReady(true)), []);
  return isReady ? children : placeholder;
}
