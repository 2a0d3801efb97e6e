import { useRef, type MouseEvent } from "react";

/**
 * Returns a handler of `mousedown` that ignores the second press of a double click on a button that has opened another
 * step: it would select the text that is now in its place.
 */
export function useDoubleClickGuard(step: string): (event: MouseEvent) => void {
  const firstPress = useRef(step);
  return (event) => {
    if (event.detail <= 1) firstPress.current = step;
    else if (firstPress.current !== step) event.preventDefault();
  };
}
