import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";

/** What opens and closes by a button beside it. */
export interface Disclosure {
  readonly open: boolean;
  /** Goes around the button and what it opens. */
  readonly around: RefObject<HTMLLIElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  readonly close: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Closes on Escape (focus returns to the button), on a press outside, and when focus leaves. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const around = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = (event: Event) => {
      if (event.target instanceof Node && around.current?.contains(event.target) === true) return;
      setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open]);

  return {
    open,
    around,
    button,
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
    onKeyDown: (event) => {
      if (!open || event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    },
    onBlur: (event) => {
      const next = event.relatedTarget;
      if (next instanceof Node && around.current?.contains(next) !== true) setOpen(false);
    },
  };
}
