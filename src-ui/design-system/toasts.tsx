import "./deep.css";
import "./toasts.css";
import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Icon, type IconDrawing } from "./icon.tsx";

export interface Toast {
  readonly key: string;
  /** What happened, in two or three words: "Skopiowano". */
  readonly text: string;
  readonly icon?: IconDrawing | undefined;
  /** "Cofnij", where something was removed. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastsProps {
  /** The oldest first. Render it always, also without any: it must be there before it speaks. */
  readonly toasts: readonly Toast[];
  /** A pointer rests on them or the focus is in them: they wait. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

/** News that need no answer: deep, at the bottom, gone after a while. Never for an error that needs a decision. */
export function Toasts({ toasts, onHold, onRelease }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const leave = () => {
      // the focus may be in them while the pointer goes, and the other way round
      if (!element.matches(":hover, :focus-within")) onRelease();
    };
    const focusLeaves = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      if (!element.matches(":hover")) onRelease();
    };
    element.addEventListener("mouseenter", onHold);
    element.addEventListener("mouseleave", leave);
    element.addEventListener("focusin", onHold);
    element.addEventListener("focusout", focusLeaves);
    return () => {
      element.removeEventListener("mouseenter", onHold);
      element.removeEventListener("mouseleave", leave);
      element.removeEventListener("focusin", onHold);
      element.removeEventListener("focusout", focusLeaves);
    };
  }, [onHold, onRelease]);
  useEffect(() => {
    // what had the focus may have gone, and then nothing says that it left
    if (region.current?.matches(":hover, :focus-within") === false) onRelease();
  }, [toasts, onRelease]);
  return (
    <div className="toasts" role="status" aria-atomic="false" ref={region}>
      {toasts.map(({ key, text, icon, action }) => (
        <div className="toast deep" key={key}>
          {icon !== undefined && <Icon of={icon} />}
          <span>{text}</span>{" "}
          {action !== undefined && (
            <Button variant="quiet" size="s" onClick={action.onPress}>
              {action.label}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
