import { useEffect, useRef } from "react";

/**
 * Open elements that handle "back", topmost last. One list per document, because dialogs from unrelated places share
 * one top layer and one history.
 */
const backStack: (() => void)[] = [];

/** Returns the back handler of the topmost open element; `undefined` if nothing is open. */
export function topBackHandler(): (() => void) | undefined {
  return backStack.at(-1);
}

/**
 * While `isActive`, "back" calls this handler instead of leaving the page, for example to close a dialog. With
 * `undefined`, "back" does nothing: a request runs and its result must be shown.
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
