import { useEffect } from "react";
import { isKeyboardOpen } from "./on-screen-keyboard.policy.ts";

/** What a phone raises its keyboard for. */
const TEXT_CONTROLS =
  "input:not([type='checkbox'], [type='radio'], [type='file'], [type='range'], [type='button'], [type='submit']), textarea, [contenteditable='true']";

/**
 * While somebody types and a keyboard takes the room, what stands at the bottom of the page gives way (`data-typing`,
 * bars.css): a keyboard that makes the page smaller
 * would carry it up, above what is typed.
 */
export function useKeyboardInset(): void {
  useEffect(() => trackKeyboardInset(window), []);
}

/** Gives what ends it. */
export function trackKeyboardInset(page: Window): () => void {
  const { documentElement: root } = page.document;
  const view = page.visualViewport ?? undefined;
  if (view === undefined) return () => undefined;
  // a phone that is turned has another height
  const largestByWidth = new Map<number, number>();
  const update = (): void => {
    // what two fingers have made larger is as much as before
    const seen = view.height * view.scale;
    const most = Math.max(largestByWidth.get(page.innerWidth) ?? 0, page.innerHeight, seen);
    largestByWidth.set(page.innerWidth, most);
    root.toggleAttribute(
      "data-typing",
      page.document.activeElement?.matches(TEXT_CONTROLS) === true && isKeyboardOpen({ visible: seen, largest: most }),
    );
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    // from field to field nothing comes and goes
    if (relatedTarget === null) update();
  };
  update();
  view.addEventListener("resize", update);
  page.document.addEventListener("focusin", update);
  page.document.addEventListener("focusout", leave);
  return () => {
    view.removeEventListener("resize", update);
    page.document.removeEventListener("focusin", update);
    page.document.removeEventListener("focusout", leave);
    root.removeAttribute("data-typing");
  };
}
