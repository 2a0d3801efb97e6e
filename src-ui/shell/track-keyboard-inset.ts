import { useEffect } from "react";
import { isOnScreenKeyboardOpen } from "./on-screen-keyboard.policy.ts";

/** Elements that open the on-screen keyboard of a phone. */
const TEXT_CONTROLS =
  "input:not([type='checkbox'], [type='radio'], [type='file'], [type='range'], [type='button'], [type='submit']), " +
  "textarea, [contenteditable='true']";

/**
 * Sets `data-typing` while the user types with an on-screen keyboard, which hides the bars at the bottom (bars.css): a
 * keyboard that shrinks the page would push them over the field.
 */
export function useKeyboardInset(): void {
  useEffect(() => trackKeyboardInset(window), []);
}

/** Returns the function that stops it. */
export function trackKeyboardInset(page: Window): () => void {
  const { documentElement: root } = page.document;
  const view = page.visualViewport ?? undefined;
  if (view === undefined) return () => undefined;
  // A rotated phone has another height.
  const largestByWidth = new Map<number, number>();
  const measure = (): boolean => {
    // Pinch zoom does not change the height.
    const seen = view.height * view.scale;
    const most = Math.max(largestByWidth.get(page.innerWidth) ?? 0, page.innerHeight, seen);
    largestByWidth.set(page.innerWidth, most);
    return isOnScreenKeyboardOpen({ visible: seen, largest: most });
  };
  const hasFocusedText = (): boolean => page.document.activeElement?.matches(TEXT_CONTROLS) === true;
  const update = (): void => {
    const isOpen = measure();
    root.toggleAttribute("data-typing", isOpen && hasFocusedText());
  };
  // Measures only for a text control: reading the height would lay out the page in the middle of a route change.
  const enter = (): void => void root.toggleAttribute("data-typing", hasFocusedText() && measure());
  const leave = ({ relatedTarget }: FocusEvent): void => {
    // Moving from field to field changes nothing.
    if (relatedTarget === null) root.removeAttribute("data-typing");
  };
  // With the layout of the next frame: here it would lay out the page once more.
  const firstFrame = page.requestAnimationFrame(update);
  view.addEventListener("resize", update);
  page.document.addEventListener("focusin", enter);
  page.document.addEventListener("focusout", leave);
  return () => {
    page.cancelAnimationFrame(firstFrame);
    view.removeEventListener("resize", update);
    page.document.removeEventListener("focusin", enter);
    page.document.removeEventListener("focusout", leave);
    root.removeAttribute("data-typing");
  };
}
