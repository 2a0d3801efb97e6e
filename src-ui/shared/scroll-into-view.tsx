import { type ReactNode, useEffect, useRef } from "react";

/**
 * What becomes of a press may stand elsewhere than its button: as it comes it is brought into sight, as far as it is
 * not.
 */
export function ScrollIntoView({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // newer browsers answer with a promise, which an effect must not hand on as its clean-up
    place.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  return <div ref={place}>{children}</div>;
}
