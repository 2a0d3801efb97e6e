import type { DragEvent, KeyboardEvent, MouseEvent } from "react";

const preventEvent = (event: MouseEvent | DragEvent): void => event.preventDefault();

/** Keys that only pass by, or close what is open, are let through. */
const preventKey = (event: KeyboardEvent): void => {
  if (event.key !== "Tab" && event.key !== "Escape") event.preventDefault();
};

/**
 * What cannot be changed now is still reached by Tab and by a screen reader: otherwise nobody there would hear why. A
 * native
 * `disabled` takes it out of both. A box, a radio or a switch keeps its value, since React gives it back what it is
 * told.
 */
export function lockedCheckboxProps(locked: boolean) {
  return locked ? ({ "aria-disabled": true } as const) : {};
}

/** The same for a native list, which opens on the press itself. */
export function lockedSelectProps(locked: boolean) {
  return locked ? ({ "aria-disabled": true, onMouseDown: preventEvent, onKeyDown: preventKey } as const) : {};
}

/** The same for files: no dialog opens, and nothing can be dropped. */
export function lockedFileInputProps(locked: boolean) {
  return locked ? ({ "aria-disabled": true, onClick: preventEvent, onDrop: preventEvent } as const) : {};
}
