/** Elements whose headings name only their own content. */
const SECTIONS = "section, article, aside, li, dialog, main";

/** Element and its ancestors, the nearest first: its place, remembered for the time after its removal. */
export type FocusPlace = readonly Element[];

/** Remembers the place of an element. */
export function focusPlaceOf(element: Element | null): FocusPlace {
  return element === null ? [] : [element, ...focusPlaceOf(element.parentElement)];
}

/**
 * Returns the heading of the nearest remaining section of a place, not that of another section beside it. Prepares it
 * for the focus.
 */
export function headingAt(place: FocusPlace): HTMLElement | undefined {
  const heading = place
    .filter((ancestor) => ancestor.isConnected)
    .flatMap((ancestor) => [...ancestor.querySelectorAll<HTMLElement>("h1, h2, h3")])
    .find((one) => place.includes(one.closest(SECTIONS) ?? document.body));
  if (heading !== undefined) heading.tabIndex = -1;
  return heading;
}
