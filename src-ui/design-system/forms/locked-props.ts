import type { DragEvent, KeyboardEvent, MouseEvent } from "react";

const preventEvent = (event: MouseEvent | DragEvent): void => event.preventDefault();

/** Allows the keys that leave the control or close an open list. */
const preventKey = (event: KeyboardEvent): void => {
  if (event.key !== "Tab" && event.key !== "Escape") event.preventDefault();
};

/**
 * Attributes of a control that cannot be changed but stays focusable, so that screen readers announce the reason;
 * native `disabled` would prevent that. A controlled checkbox, radio or switch keeps its value, because React restores
 * it.
 */
export function lockedCheckboxProps(locked: boolean) {
  return locked ? ({ "aria-disabled": true } as const) : {};
}

/** The same for a native select, which opens on the press itself. */
export function lockedSelectProps(locked: boolean) {
  return locked ? ({ "aria-disabled": true, onMouseDown: preventEvent, onKeyDown: preventKey } as const) : {};
}

/** The same for a file input: blocks its dialog and drops. */
export function lockedFileInputProps(locked: boolean) {
  return locked ? ({ "aria-disabled": true, onClick: preventEvent, onDrop: preventEvent } as const) : {};
}
