import type { DragEvent, KeyboardEvent, MouseEvent } from "react";

const hold = (event: MouseEvent | DragEvent): void => event.preventDefault();

/** Keys that only pass by, or close what is open, are let through. */
const holdKey = (event: KeyboardEvent): void => {
  if (event.key !== "Tab" && event.key !== "Escape") event.preventDefault();
};

/**
 * A box, a radio, a switch or a file field that cannot be changed now, and is still reached by Tab and by a screen reader:
 * otherwise nobody there would hear why. A native `disabled` takes it out of both.
 */
export function lockedBox(locked: boolean) {
  return locked ? { "aria-disabled": true, onClick: hold, onDrop: hold } as const : {};
}

/** The same for a native list, which opens on the press itself. */
export function lockedList(locked: boolean) {
  return locked ? { "aria-disabled": true, onMouseDown: hold, onKeyDown: holdKey } as const : {};
}
