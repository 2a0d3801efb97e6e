import { useWindowVirtualizer, windowScroll, type Range, type ReactVirtualizer } from "@tanstack/react-virtual";
import { startTransition, useEffect, useRef, useState, type RefObject } from "react";

/** What is known of a long list before any of it is drawn, px. */
export interface WindowRowsOptions {
  readonly count: number;
  /** What a row measures as a line of a table, and as a card where the window fits `narrow`. */
  readonly lineHeightPx: number;
  readonly cardHeightPx: number;
  /** A media query. */
  readonly narrowQuery: string;
  /** About how much of the page is above the rows: it decides how many are drawn at first. */
  readonly offsetTopPx: number;
  /** How many rows are drawn on either side of the window, once the page stands. */
  readonly overscanRows: number;
  /**
   * Which rows to draw of those near the window; all of them when left out. `above`: how much of the page is above the
   * list, px.
   */
  readonly selectRows?: ((range: Range, body: HTMLElement | null, offsetTopPx: number) => number[]) | undefined;
  /** What a row is known by, so that its height stays its own when the list changes; its place when left out. */
  readonly keyOf?: ((index: number) => string | number) | undefined;
}

export interface WindowRows<Body extends HTMLElement, Row extends HTMLElement> {
  readonly body: RefObject<Body | null>;
  readonly virtualizer: ReactVirtualizer<Window, Row>;
  /** How much of the page is above the rows, as far as it is known, px. */
  readonly offsetTopPx: number;
}

/**
 * How many rows are drawn on either side of the window together with the page: nobody sees them yet, and whoever goes
 * on by keyboard finds the next.
 */
const INITIAL_OVERSCAN = 1;
/** When the browser is asked for the others, however busy it is, ms. */
const IDLE_TIMEOUT_MS = 500;

/**
 * Whether the browser has had time since the list was drawn. Where it does not tell, the others follow at once, in
 * pieces that give way to whatever
 * the customer does.
 */
function useBrowserIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const markIdle = (): void => startTransition(() => setIdle(true));
    if (!("requestIdleCallback" in window)) {
      markIdle();
      return undefined;
    }
    const idle = window.requestIdleCallback(markIdle, { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(idle);
  }, []);
  return isIdle;
}

/**
 * The rows of a long list that stand near the window. Nothing is measured while they are being drawn: the browser tells
 * what they came to once it has laid the page out, so that drawing is one task and laying out another.
 */
export function useWindowRows<
  Body extends HTMLElement = HTMLTableSectionElement,
  Row extends HTMLElement = HTMLTableRowElement,
>({
  count,
  lineHeightPx,
  cardHeightPx,
  narrowQuery,
  offsetTopPx: estimatedOffsetTopPx,
  overscanRows,
  selectRows,
  keyOf,
}: WindowRowsOptions): WindowRows<Body, Row> {
  const body = useRef<Body>(null);
  const isIdle = useBrowserIdle();
  const [offsetTopPx, setOffsetTopPx] = useState(estimatedOffsetTopPx);
  const [estimate] = useState(() => (window.matchMedia(narrowQuery).matches ? cardHeightPx : lineHeightPx));
  useEffect(() => {
    // is told at once how high the page is, and whenever what is above the rows grows or shrinks
    const observer = new ResizeObserver(() => {
      if (body.current !== null) setOffsetTopPx(Math.round(body.current.getBoundingClientRect().top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const placed = useRef(false);
  const virtualizer = useWindowVirtualizer<Row>({
    count,
    estimateSize: () => estimate,
    // whole pixels: half of one more or less would draw the list anew at every step
    measureElement: (row, change, { options, itemSizeCache, indexFromElement }) =>
      change === undefined
        ? (itemSizeCache.get(options.getItemKey(indexFromElement(row))) ?? estimate)
        : Math.round(change.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height),
    overscan: isIdle ? overscanRows : Math.min(overscanRows, INITIAL_OVERSCAN),
    ...(selectRows !== undefined && { rangeExtractor: (range) => selectRows(range, body.current, offsetTopPx) }),
    ...(keyOf !== undefined && { getItemKey: keyOf }),
    scrollMargin: offsetTopPx,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    // at first it goes where the page is: for that the browser would have to lay it out in the middle of drawing it
    scrollToFn: (...place) => {
      if (placed.current) windowScroll(...place);
      placed.current = true;
    },
  });
  return { body, virtualizer, offsetTopPx };
}
