import { useEffect, useRef, type RefObject } from "react";

/**
 * Keeps the focus in the chat window. When `step` changes and removes the focused element, focuses the heading of the
 * next step, or `title` if it has none. `step` is `undefined` until the step is rendered. Does nothing if the user last
 * worked outside the window (ADA-01).
 */
export function useStepFocus(
  box: RefObject<HTMLElement | null>,
  title: RefObject<HTMLElement | null>,
  step: string | undefined,
): void {
  const isHere = useRef(false);
  useEffect(() => {
    const look = ({ target }: Event): void => {
      isHere.current = target instanceof Node && box.current?.contains(target) === true;
    };
    document.addEventListener("focusin", look);
    document.addEventListener("pointerdown", look);
    return () => {
      document.removeEventListener("focusin", look);
      document.removeEventListener("pointerdown", look);
    };
  }, [box]);
  useEffect(() => {
    if (step === undefined || !isHere.current || document.activeElement !== document.body) return;
    (box.current?.querySelector<HTMLElement>("h3[tabindex]") ?? title.current)?.focus();
  }, [box, title, step]);
}
