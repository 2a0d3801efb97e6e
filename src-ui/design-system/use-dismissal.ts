import { type RefObject, useEffect, useRef } from "react";

export interface DismissalOptions {
  readonly open: boolean;
  /** Element with the opener and the floating content. */
  readonly container: RefObject<HTMLElement | null>;
  /** Takes the focus after Escape. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly close: () => void;
}

/** Closes floating content on Escape, on a press elsewhere, and when the focus leaves. */
export function useDismissal({ open, container, opener, close }: DismissalOptions): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && container.current?.contains(target) !== true) latest.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // Keeps a dialog around it open.
      event.preventDefault();
      event.stopPropagation();
      latest.current();
      opener.current?.focus();
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
      document.removeEventListener("keydown", onKey, true);
    };
  }, [open, container, opener]);
}
