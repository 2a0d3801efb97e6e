import { useEffect } from "react";
import { focusVisibleHeading } from "#ui/design-system/focus-visible-heading.ts";
import { focusPlaceOf, headingAt, type FocusPlace } from "#ui/design-system/focus-place.ts";

const HEADING = /^H[1-6]$/u;

/** Focused element and its place. A layout that replaces another continues with them. */
export class FocusedPath {
  element: Element | undefined = undefined;
  place: FocusPlace = [];

  remember(element: Element): void {
    this.element = element;
    this.place = focusPlaceOf(element);
  }

  forget(): void {
    this.element = undefined;
    this.place = [];
  }
}

/**
 * Restores a lost focus: a retry button disappears when the response comes, a heading when its page is replaced. Moves
 * the focus to the heading of its section instead of the top of the page, and scrolls to it after a lost control: the
 * customer was there. A replaced heading scrolls nothing, because a page that is returned to restores its own position.
 * If that heading is for screen readers only, the first heading inside the window takes the focus, so that the keyboard
 * continues where the customer looks.
 */
export function useFocusRestoration(focus: FocusedPath): void {
  useEffect(() => {
    const rememberFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) focus.remember(target);
    };
    // The layout that this one replaces may have moved the focus after it stopped listening.
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) focus.remember(activeElement);
    const leave = ({ target }: FocusEvent) => {
      // A browser may report the blur while it removes the element.
      queueMicrotask(() => {
        if (target === focus.element && focus.element?.isConnected === true) focus.forget();
      });
    };
    const follow = new MutationObserver(() => {
      if (focus.element === undefined || focus.element.isConnected) return;
      const { place, element } = focus;
      const isControl = !HEADING.test(element.tagName);
      focus.forget();
      // In the next frame, which lays out the page anyway: a focus at once forces a layout before the page is complete.
      requestAnimationFrame(() => {
        // The observed `focusin` event remembers the new element.
        if (document.activeElement !== document.body) return;
        const heading = headingAt(place);
        if (heading === undefined) return;
        if (heading.closest(".visually-hidden") !== null) return focusVisibleHeading();
        // A page scrolls no more than it must; a dialog shows its heading, above content that has been replaced.
        heading.focus({ preventScroll: heading.closest("dialog") === null });
        if (isControl) heading.scrollIntoView({ block: "nearest" });
      });
    });
    document.addEventListener("focusin", rememberFocus);
    document.addEventListener("focusout", leave);
    follow.observe(document.body, { childList: true, subtree: true });
    return () => {
      follow.disconnect();
      document.removeEventListener("focusin", rememberFocus);
      document.removeEventListener("focusout", leave);
    };
  }, [focus]);
}
