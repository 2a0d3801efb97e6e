import "./toggletip.css";
import type {} from "./custom-properties.ts";
import { CircleQuestionMark } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { useDismissal } from "./use-dismissal.ts";

export interface ToggletipProps {
  /** Accessible name of the button: "Co to jest saldo". */
  readonly label: string;
  /** One or two sentences without interactive content. */
  readonly children: ReactNode;
}

/** Distance between the bubble and the window's edge. */
const MARGIN_PX = 12;

/** Returns the horizontal shift that keeps the bubble inside the window, px. */
function shiftOf({ left, right }: DOMRect): number {
  const room = document.documentElement.clientWidth - MARGIN_PX;
  return Math.max(MARGIN_PX - left, Math.min(0, room - right));
}

/**
 * Explanation beside a term. Opens on press, so that it works by touch and keyboard, and is announced. Escape, a press
 * elsewhere and leaving close it.
 */
export function Toggletip({ label, children }: ToggletipProps) {
  const [open, setOpen] = useState(false);
  const [shift, setShift] = useState(0);
  const container = useRef<HTMLSpanElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useDismissal({ open, container, opener, close: () => setOpen(false) });

  useLayoutEffect(() => {
    setShift(open && bubble.current !== null ? shiftOf(bubble.current.getBoundingClientRect()) : 0);
  }, [open]);

  return (
    <span className="toggletip" ref={container}>
      <button
        ref={opener}
        type="button"
        className="toggletip__button"
        aria-label={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of={CircleQuestionMark} />
      </button>
      <span role="status">
        {open && (
          <span ref={bubble} className="toggletip__bubble" style={{ "--shift": `${shift}px` }}>
            {children}
          </span>
        )}
      </span>
    </span>
  );
}
