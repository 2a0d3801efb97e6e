/** Elements whose headings name only their own content. */
const SECTIONS = "section, article, aside, li, dialog, main";
const HEADINGS = "h1, h2, h3";

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
  const ancestors: ReadonlySet<Element> = new Set(place.map(({ ancestor }) => ancestor));
  const remaining = place.filter(({ ancestor }) => ancestor.isConnected);
  const isOwn = (heading: Element): boolean => {
    const section = heading.closest(SECTIONS);
    return section === null || ancestors.has(section);
  };
  const heading =
    remaining.map((step) => lastHeading(step, isOwn)).find((found) => found !== undefined) ??
    remaining.map((step) => lastHeading(step, () => true)).find((found) => found !== undefined);
  if (heading !== undefined) heading.tabIndex = -1;
  return heading;
}

/** Returns the last heading of the ancestor before the child; the first one after it if there is none before. */
function lastHeading({ ancestor, child, before }: Step, isOwn: (heading: Element) => boolean): HTMLElement | undefined {
  const headings = [...ancestor.querySelectorAll<HTMLElement>(HEADINGS)].filter(isOwn);
  const mark = child.isConnected ? child : before;
  return headings.findLast((heading) => mark?.isConnected === true && !isAfter(heading, mark)) ?? headings.at(0);
}

const isAfter = (heading: Node, mark: Node): boolean =>
  !mark.contains(heading) && (mark.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
