import type { FocusEvent, FocusEventHandler } from "react";

/**
 * Returns the blur handler of a field and of the button beside it, both in an `.input-group`: it reports that the
 * customer leaves the field once the focus leaves both (A11Y-43).
 */
export function leavingGroup(onLeave: FocusEventHandler | undefined): FocusEventHandler {
  return (event: FocusEvent) => {
    const { target, relatedTarget: next } = event;
    if (next !== null && target.closest(".input-group")?.contains(next) === true) return;
    onLeave?.(event);
  };
}
