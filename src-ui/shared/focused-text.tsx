import { useEffect, useRef, type ReactNode } from "react";

/** Text of a heading that replaces other content. It takes the focus, so that screen readers announce it. */
export function FocusedText({ children }: { readonly children: ReactNode }) {
  const words = useRef<HTMLSpanElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <span ref={words} tabIndex={-1} data-takes-focus>
      {children}
    </span>
  );
}
