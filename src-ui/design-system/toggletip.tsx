import "./toggletip.css";
import type {} from "./custom-properties.ts";
import { CircleQuestionMark } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import { useDismissal } from "./use-dismissal.ts";

export interface ToggletipProps {
  /** What it explains, for those who do not see what it stands beside: "Co to jest saldo". */
  readonly label: string;
  /** One or two sentences; nothing to press. */
  readonly children: ReactNode;
}

/** Room that stays between the bubble and the edge of the window. */
const MARGIN_PX = 12;

/** How far the bubble has to move for its whole width to be in the window. */
function shiftOf({ left, right }: DOMRect): number {
  const room = document.documentElement.clientWidth - MARGIN_PX;
  return Math.max(MARGIN_PX - left, Math.min(0, room - right));
}

/**
 * A word of explanation beside what needs one. It opens by a press, so a finger and a keyboard reach it as a mouse
 * does; what
 * it says is announced. Escape, a press elsewhere and leaving close it.
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
