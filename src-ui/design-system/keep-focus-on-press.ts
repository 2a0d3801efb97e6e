import type { MouseEvent } from "react";

/**
 * For submit buttons: leaving a field may show an error and move the button before the click, so the field keeps the
 * focus until the press ends.
 */
export const keepFocusOnPress = {
  onMouseDown: (event: MouseEvent): void => event.preventDefault(),
  // Focus the button after a click, so that focusing a field again announces its error. Skipped for keyboard submits.
  onClick: ({ detail, currentTarget }: MouseEvent<HTMLElement>): void => void (detail > 0 && currentTarget.focus()),
};
