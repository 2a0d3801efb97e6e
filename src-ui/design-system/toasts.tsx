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
  /** A pointer hovers over the toasts, the focus is in them or the tab is in the background: pause their timers. */
  readonly onHold: () => void;
  readonly onRelease: () => void;
}

/** Returns true while a toast must stay: the customer reads it, or the tab is in the background. */
const mustStay = (region: HTMLElement): boolean => document.hidden || region.matches(":hover, :focus-within");

/** Short messages at the bottom that disappear by themselves. Never for an error that needs a decision. */
export function Toasts({ toasts, onHold, onRelease }: ToastsProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null) return undefined;
    const leave = () => {
      // The focus may stay after the pointer leaves, and vice versa.
      if (!mustStay(element)) onRelease();
    };
    const visibilityChanges = () => (document.hidden ? onHold() : leave());
    const focusLeaves = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
      if (!document.hidden && !element.matches(":hover")) onRelease();
    };
    document.addEventListener("visibilitychange", visibilityChanges);
    element.addEventListener("mouseenter", onHold);
    element.addEventListener("mouseleave", leave);
    element.addEventListener("focusin", onHold);
    element.addEventListener("focusout", focusLeaves);
    return () => {
      document.removeEventListener("visibilitychange", visibilityChanges);
      element.removeEventListener("mouseenter", onHold);
      element.removeEventListener("mouseleave", leave);
      element.removeEventListener("focusin", onHold);
      element.removeEventListener("focusout", focusLeaves);
    };
  }, [onHold, onRelease]);
  useEffect(() => {
    if (document.hidden) onHold();
    // A removed element that had the focus fires no `focusout`.
    else if (region.current !== null && !mustStay(region.current)) onRelease();
  }, [toasts, onHold, onRelease]);
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
