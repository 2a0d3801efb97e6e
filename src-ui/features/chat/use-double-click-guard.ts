import { useEffect, useRef, type RefObject } from "react";

/**
 * Ignores the second press of a double click on a button of `box` that has opened another step: it would select text
 * of that step.
 */
export function useDoubleClickGuard(box: RefObject<HTMLElement | null>, step: string): void {
  const current = useRef(step);
  useEffect(() => {
    current.current = step;
  }, [step]);
  useEffect(() => {
    let firstPress = current.current;
    const onMouseDown = (event: MouseEvent): void => {
      if (event.detail <= 1) firstPress = current.current;
      else if (firstPress !== current.current) event.preventDefault();
    };
    const element = box.current;
    element?.addEventListener("mousedown", onMouseDown);
    return () => element?.removeEventListener("mousedown", onMouseDown);
  }, [box]);
}
