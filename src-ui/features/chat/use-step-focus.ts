import { useEffect, useRef, type RefObject } from "react";

/**
 * Keeps whoever works in the window in it: when `step` changes and what had the focus is gone with the former one, the
 * heading of the next one has
 * it (`undefined` while that is not drawn yet), or `title` where there is none. Nobody is brought here who was
 * elsewhere last (ADA-01).
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
