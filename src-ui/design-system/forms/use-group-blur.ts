import { type FocusEvent, type FocusEventHandler, type PointerEvent, type PointerEventHandler, useRef } from "react";

interface GroupBlur {
  /** For the field and for what is beside it. */
  readonly onBlur: FocusEventHandler;
  /** For what is beside the field: its button. */
  readonly onPointerDown: PointerEventHandler;
}

const groupOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(".input-group") : null;

/**
 * Handlers of a field and of the button beside it, both in an `.input-group`: `onLeave` is called once the focus leaves
 * both (A11Y-43). Safari gives a pressed button no focus, so the field loses it to nothing: that blur is ignored, and
 * the button gets the focus with the click. After a press that ends elsewhere, the customer has left the group.
 */
export function useGroupBlur(onLeave: FocusEventHandler | undefined): GroupBlur {
  const isPressed = useRef(false);
  const ignored = useRef<() => void>(undefined);

  const onBlur = (event: FocusEvent) => {
    const { relatedTarget: next } = event;
    if (next !== null && groupOf(event.target)?.contains(next) === true) return;
    if (next === null && isPressed.current) ignored.current = () => onLeave?.(event);
    else onLeave?.(event);
  };

  const onPointerDown = ({ target, currentTarget }: PointerEvent) => {
    if (isPressed.current) return;
    const group = groupOf(currentTarget);
    const button = target instanceof Element ? target.closest("button") : null;
    const endPress = ({ type, target: end }: Event) => {
      isPressed.current = false;
      for (const name of ["click", "focusin", "pointercancel"]) document.removeEventListener(name, endPress);
      const reportIgnored = ignored.current;
      ignored.current = undefined;
      if (reportIgnored === undefined || group?.contains(document.activeElement) === true) return;
      if (type === "click" && end instanceof Node && group?.contains(end) === true) button?.focus();
      else reportIgnored();
    };
    isPressed.current = true;
    for (const name of ["click", "focusin", "pointercancel"]) document.addEventListener(name, endPress);
  };

  return { onBlur, onPointerDown };
}
