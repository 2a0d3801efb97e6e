import type { MouseEvent } from "react";

type Press = (event: MouseEvent<HTMLButtonElement>) => void;

/**
 * Handlers of a submit button: leaving a field may show an error and move the button before the click, so the field
 * keeps the focus until the press ends.
 */
export const keepFocusOnPress = (onClick: Press): { readonly onMouseDown: Press; readonly onClick: Press } => ({
  onMouseDown: (event) => event.preventDefault(),
  onClick: (event) => {
    // Focus the button after a click, so that focusing a field again announces its error. Skipped for keyboard submits.
    if (event.detail > 0) event.currentTarget.focus();
    onClick(event);
  },
});
