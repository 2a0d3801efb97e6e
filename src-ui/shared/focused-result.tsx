import { type ReactNode, useEffect, useRef } from "react";

/** Result that replaces a form. Takes the focus, because the pressed button is gone. */
export function FocusedResult({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="stack" tabIndex={-1}>
      {children}
    </div>
  );
}
