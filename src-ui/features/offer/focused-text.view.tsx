import { useEffect, useRef, type ReactNode } from "react";

/**
 * Words of a heading that has just taken the place of something else: they take the focus, so that whoever listens is
 * told.
 */
export function FocusedText({ children }: { readonly children: ReactNode }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <span ref={words} tabIndex={-1}>
      {children}
    </span>
  );
}
