/** Elements whose headings name only their own content. */
const SECTIONS = "section, article, aside, li, dialog, main";

interface Step {
  readonly ancestor: Element;
  /** Child of the ancestor that contains the element. */
  readonly child: Element;
  readonly before: Element | null;
}

/** Place of an element in the document, remembered for the time after its removal: its ancestors, the nearest first. */
export type FocusPlace = readonly Step[];

/** Remembers the place of an element. */
export function focusPlaceOf(element: Element): FocusPlace {
  const steps: Step[] = [];
  for (let child = element, ancestor = child.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
    steps.push({ ancestor, child, before: child.previousElementSibling });
    child = ancestor;
  }
  return steps;
}

/** Returns the nearest remaining section of a place; `undefined` if only the page itself is left. */
export function sectionAt(place: FocusPlace): Element | undefined {
  const section = place.find(({ ancestor }) => ancestor.matches(SECTIONS) && !ancestor.matches("li"))?.ancestor;
  return section?.isConnected === true && !section.matches("main") ? section : undefined;
}

/**
 * Returns the last heading before a place, in the nearest remaining ancestor that has one: the heading of the section,
 * not that of another section beside it. Prepares it for the focus.
 */
export function headingAt(place: FocusPlace): HTMLElement | undefined {
  for (const { ancestor, child, before } of place) {
    if (!ancestor.isConnected) continue;
    const mark = child.isConnected ? child : before;
    let found: HTMLElement | undefined;
    for (const heading of ancestor.querySelectorAll<HTMLElement>("h1, h2, h3")) {
      const section = heading.closest(SECTIONS);
      const isOwn = section === null || place.some((step) => step.ancestor === section);
      if (isOwn && (found === undefined || !isAfter(heading, mark))) found = heading;
    }
    if (found === undefined) continue;
    found.tabIndex = -1;
    return found;
  }
  return undefined;
}

/** Returns true if the heading follows the mark, or the mark has disappeared. */
function isAfter(heading: Node, mark: Node | null): boolean {
  const { DOCUMENT_POSITION_FOLLOWING: following, DOCUMENT_POSITION_CONTAINED_BY: contained } = Node;
  return mark?.isConnected !== true || (mark.compareDocumentPosition(heading) & (following | contained)) === following;
}
