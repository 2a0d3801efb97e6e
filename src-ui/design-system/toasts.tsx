import "./deep.css";
import "./toasts.css";
import { useEffect, useRef } from "react";
import { Button } from "./button.tsx";
import { Icon, type IconDrawing } from "./icon.tsx";

export interface Toast {
  readonly key: string;
  /** Two or three words: "Skopiowano". */
  readonly text: string;
  readonly icon?: IconDrawing | undefined;
  /** "Cofnij", after a removal. */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
}

export interface ToastsProps {
  /** Oldest first. Render the component always: a live region must exist before its text changes. */
  readonly toasts: readonly Toast[];
  /** A pointer hovers over the toasts or the focus is in them: pause their timers. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

/** Short messages at the bottom that disappear by themselves. Never for an error that needs a decision. */
export function Toasts({ toasts, onHold, onRelease }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const leave = () => {
      // The focus may stay after the pointer leaves, and vice versa.
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
    // A removed element that had the focus fires no `focusout`.
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
