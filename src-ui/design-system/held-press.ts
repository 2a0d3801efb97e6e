import type { MouseEvent } from "react";

/** For a button that sends: a complaint that comes with leaving a field would move it away from under the press, so the focus stays in the field until that. */
export const heldPress = { onMouseDown: (event: MouseEvent): void => event.preventDefault() };
