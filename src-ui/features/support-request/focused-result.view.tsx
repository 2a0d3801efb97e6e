import { type ReactNode, useEffect, useRef } from "react";

/** What has become of a form, in its place: takes the focus, since the button that was pressed has gone. */
export function FocusedResult({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="stack" tabIndex={-1}>
      {children}
    </div>
  );
}
