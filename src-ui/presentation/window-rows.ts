import { useWindowVirtualizer, windowScroll, type Range, type ReactVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState, type RefObject } from "react";

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
  /** How many rows are drawn on either side of the window. */
  readonly beyond: number;
  /** Which rows to draw of those near the window; all of them when left out. */
  readonly draw?: ((range: Range, body: HTMLElement | null) => number[]) | undefined;
}

export interface WindowRows {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly virtual: ReactVirtualizer<Window, HTMLTableRowElement>;
  /** How much of the page is above the rows, as far as it is known, px. */
  readonly above: number;
}

/**
 * The rows of a long list that stand near the window. Nothing is measured while they are being drawn: the browser tells
 * what they came to once it has laid the page out, so that drawing is one task and laying out another.
 */
export function useWindowRows({ count, line, card, narrow, above: guess, beyond, draw }: WindowRowsOptions): WindowRows {
  const body = useRef<HTMLTableSectionElement>(null);
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
  const virtual = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    estimateSize: () => estimate,
    // whole pixels: half of one more or less would draw the list anew at every step
    measureElement: (row, change, { options, itemSizeCache, indexFromElement }) =>
      change === undefined
        ? itemSizeCache.get(options.getItemKey(indexFromElement(row))) ?? estimate
        : Math.round(change.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height),
    overscan: beyond,
    ...(draw !== undefined && { rangeExtractor: (range) => draw(range, body.current) }),
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
