import { type RefObject, useEffect, useRef, useState } from "react";

/** Content that a button opens and closes. */
export interface Disclosure {
  readonly open: boolean;
  /** Element around the button and its content. */
  readonly container: RefObject<HTMLLIElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly close: () => void;
}

/** Closes on Escape (the focus returns to the button), on a press outside, and when the focus leaves. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const container = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const closeUnlessInside = ({ target }: Event) => {
      if (target instanceof Node && container.current?.contains(target) !== true) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeUnlessInside);
    document.addEventListener("focusin", closeUnlessInside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeUnlessInside);
      document.removeEventListener("focusin", closeUnlessInside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  return { open, container, button, toggle: () => setOpen(!open), close: () => setOpen(false) };
}
