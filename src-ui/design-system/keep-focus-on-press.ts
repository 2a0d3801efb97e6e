import type { MouseEvent } from "react";

/**
 * For a button that sends: a complaint that comes with leaving a field would move it away from under the press, so the
 * focus stays in the field until the press is over.
 */
export const keepFocusOnPress = {
  onMouseDown: (event: MouseEvent): void => event.preventDefault(),
  // only then it goes where a press leads it: a field that got no focus anew would not have its complaint said. A form
  // that was sent by a key was never pressed
  onClick: ({ detail, currentTarget }: MouseEvent<HTMLElement>): void => void (detail > 0 && currentTarget.focus()),
};
