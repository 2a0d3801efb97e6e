import { useWindowVirtualizer, windowScroll, type Range, type ReactVirtualizer } from "@tanstack/react-virtual";
import { startTransition, useEffect, useRef, useState, type RefObject } from "react";

/** What is known of a long list before any of it is drawn, px. */
export interface WindowRowsOptions {
  readonly count: number;
  /** What a row measures as a line of a table, and as a card where the window fits `narrow`. */
  readonly line: number;
  readonly card: number;
  /** A media query. */
  readonly narrow: string;
  /** About how much of the page is above the rows: it decides how many are drawn at first. */
  readonly above: number;
  /** How many rows are drawn on either side of the window, once the page stands. */
  readonly beyond: number;
  /**
   * Which rows to draw of those near the window; all of them when left out. `above`: how much of the page is above the
   * list, px.
   */
  readonly draw?: ((range: Range, body: HTMLElement | null, above: number) => number[]) | undefined;
  /** What a row is known by, so that its height stays its own when the list changes; its place when left out. */
  readonly keyOf?: ((index: number) => string | number) | undefined;
}

export interface WindowRows<Body extends HTMLElement, Row extends HTMLElement> {
  readonly body: RefObject<Body | null>;
  readonly virtual: ReactVirtualizer<Window, Row>;
  /** How much of the page is above the rows, as far as it is known, px. */
  readonly above: number;
}

/**
 * How many rows are drawn on either side of the window together with the page: nobody sees them yet, and whoever goes
 * on by keyboard finds the next.
 */
const AT_FIRST = 1;
/** When the browser is asked for the others, however busy it is, ms. */
const OTHERS_WITHIN_MS = 500;

/**
 * Whether the browser has had time since the list was drawn. Where it does not tell, the others follow at once, in
 * pieces that give way to whatever
 * the customer does.
 */
function useStands(): boolean {
  const [stands, setStands] = useState(false);
  useEffect(() => {
    const stand = (): void => startTransition(() => setStands(true));
    if (!("requestIdleCallback" in window)) {
      stand();
      return undefined;
    }
    const idle = window.requestIdleCallback(stand, { timeout: OTHERS_WITHIN_MS });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return stands;
}

/**
 * The rows of a long list that stand near the window. Nothing is measured while they are being drawn: the browser tells
 * what they came to once it has laid the page out, so that drawing is one task and laying out another.
 */
export function useWindowRows<
  Body extends HTMLElement = HTMLTableSectionElement,
  Row extends HTMLElement = HTMLTableRowElement,
>({ count, line, card, narrow, above: guess, beyond, draw, keyOf }: WindowRowsOptions): WindowRows<Body, Row> {
  const body = useRef<Body>(null);
  const stands = useStands();
  const [above, setAbove] = useState(guess);
  const [estimate] = useState(() => (window.matchMedia(narrow).matches ? card : line));
  useEffect(() => {
    // is told at once how high the page is, and whenever what is above the rows grows or shrinks
    const observer = new ResizeObserver(() => {
      if (body.current !== null) setAbove(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const placed = useRef(false);
  const virtual = useWindowVirtualizer<Row>({
    count,
    estimateSize: () => estimate,
    // whole pixels: half of one more or less would draw the list anew at every step
    measureElement: (row, change, { options, itemSizeCache, indexFromElement }) =>
      change === undefined
        ? (itemSizeCache.get(options.getItemKey(indexFromElement(row))) ?? estimate)
        : Math.round(change.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height),
    overscan: stands ? beyond : Math.min(beyond, AT_FIRST),
    ...(draw !== undefined && { rangeExtractor: (range) => draw(range, body.current, above) }),
    ...(keyOf !== undefined && { getItemKey: keyOf }),
    scrollMargin: above,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    // at first it goes where the page is: for that the browser would have to lay it out in the middle of drawing it
    scrollToFn: (...place) => {
      if (placed.current) windowScroll(...place);
      placed.current = true;
    },
  });
  return { body, virtual, above };
}
