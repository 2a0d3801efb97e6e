import { useEffect, useRef } from "react";

/**
 * What stands in the way of going back, the topmost last. One list for the document, as it has one top layer and one
 * history:
 * dialogs are opened from many places that know nothing of one another.
 */
const inTheWay: (() => void)[] = [];

/**
 * The way out of the topmost of what is open, which "back" takes before the page is left; `undefined` where nothing is
 * open.
 */
export function topmostWayBack(): (() => void) | undefined {
  return inTheWay.at(-1);
}

/**
 * While `held`, "back" does this instead of leaving the page: closes a dialog, returns to a step before.
 * `undefined` keeps the page and does nothing: something is being sent, and its outcome will be told here.
 */
export function useWayBack(held: boolean, back: (() => void) | undefined): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    if (!held) return undefined;
    const step = () => latest.current?.();
    inTheWay.push(step);
    return () => void inTheWay.splice(inTheWay.indexOf(step), 1);
  }, [held]);
}
