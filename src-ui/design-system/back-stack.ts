import { useEffect, useRef } from "react";

/**
 * What stands in the way of going back, the topmost last. One list for the document, as it has one top layer and one
 * history:
 * dialogs are opened from many places that know nothing of one another.
 */
const backStack: (() => void)[] = [];

/**
 * The way out of the topmost of what is open, which "back" takes before the page is left; `undefined` where nothing is
 * open.
 */
export function topBackHandler(): (() => void) | undefined {
  return backStack.at(-1);
}

/**
 * While `held`, "back" does this instead of leaving the page: closes a dialog, returns to a step before.
 * `undefined` keeps the page and does nothing: something is being sent, and its outcome will be told here.
 */
export function useBackHandler(isActive: boolean, back: (() => void) | undefined): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const step = () => latest.current?.();
    backStack.push(step);
    return () => void backStack.splice(backStack.indexOf(step), 1);
  }, [isActive]);
}
