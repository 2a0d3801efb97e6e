import { type ReactNode, useEffect, useRef } from "react";

/** Scrolls its content into view on mount: the result of an action may appear away from its button. */
export function ScrollIntoView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which the effect must not return as its cleanup.
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={place} style={{ scrollMarginBlock: "var(--space-4)" }}>
      {children}
    </div>
  );
}
