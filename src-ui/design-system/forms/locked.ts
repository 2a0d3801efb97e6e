import type { DragEvent, KeyboardEvent, MouseEvent } from "react";

const hold = (event: MouseEvent | DragEvent): void => event.preventDefault();

/** Keys that only pass by, or close what is open, are let through. */
const holdKey = (event: KeyboardEvent): void => {
  if (event.key !== "Tab" && event.key !== "Escape") event.preventDefault();
};

/**
 * What cannot be changed now is still reached by Tab and by a screen reader: otherwise nobody there would hear why. A
 * native
 * `disabled` takes it out of both. A box, a radio or a switch keeps its value, since React gives it back what it is
 * told.
 */
export function lockedBox(locked: boolean) {
  return locked ? ({ "aria-disabled": true } as const) : {};
}

/** The same for a native list, which opens on the press itself. */
export function lockedList(locked: boolean) {
  return locked ? ({ "aria-disabled": true, onMouseDown: hold, onKeyDown: holdKey } as const) : {};
}

/** The same for files: no dialog opens, and nothing can be dropped. */
export function lockedFile(locked: boolean) {
  return locked ? ({ "aria-disabled": true, onClick: hold, onDrop: hold } as const) : {};
}
