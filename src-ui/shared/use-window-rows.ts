import { useWindowVirtualizer, windowScroll, type Range, type ReactVirtualizer } from "@tanstack/react-virtual";
import { startTransition, useEffect, useRef, useState, type RefObject } from "react";

/** Estimates of a long list before its first render (px). */
export interface WindowRowsOptions {
  readonly count: number;
  /** Height of a row in a table, and of a card where `narrowQuery` matches. */
  readonly lineHeightPx: number;
  readonly cardHeightPx: number;
  /** Media query. */
  readonly narrowQuery: string;
  /** Estimated distance of the list from the top of the page; determines the number of rows in the first render. */
  readonly offsetTopPx: number;
  /** Number of rows rendered beyond the viewport, after the first render. */
  readonly overscanRows: number;
  /**
   * Selects the rows to render near the viewport; default: all. `offsetTopPx`: distance of the list from the top of the
   * page (px).
   */
  readonly selectRows?: ((range: Range, body: HTMLElement | null, offsetTopPx: number) => number[]) | undefined;
  /** Key of a row, by which its height is remembered when the list changes; default: its index. */
  readonly keyOf?: ((index: number) => string | number) | undefined;
  /** Measured heights by key (px). Outlive the list, so that it is as high as before when it is rendered again. */
  readonly heights?: Map<string | number, number> | undefined;
}

export interface WindowRows<Body extends HTMLElement, Row extends HTMLElement> {
  readonly body: RefObject<Body | null>;
  readonly virtualizer: ReactVirtualizer<Window, Row>;
  /** Distance of the rows from the top of the page (px): an estimate until it is measured. */
  readonly offsetTopPx: number;
}

/** Number of rows beyond the viewport in the first render: invisible, but the keyboard needs the next row. */
const INITIAL_OVERSCAN = 1;
/** Maximum wait for the idle callback, even in a busy browser (ms). */
const IDLE_TIMEOUT_MS = 500;

/**
 * Returns true once the browser has been idle after the first render. Without idle callbacks the remaining rows follow
 * at once, in a transition that input can interrupt.
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
 * Virtual rows of a long list in a window. Measures nothing during the render: the observer reports sizes after layout,
 * so that rendering and layout stay separate tasks. While the list is hidden, its measurements stay as they are.
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
  keyOf = (index) => index,
  heights,
}: WindowRowsOptions): WindowRows<Body, Row> {
  const body = useRef<Body>(null);
  const isIdle = useBrowserIdle();
  const [offsetTopPx, setOffsetTopPx] = useState(estimatedOffsetTopPx);
  const [expectedPx] = useState(() => (window.matchMedia(narrowQuery).matches ? cardHeightPx : lineHeightPx));
  const estimateHeight = (index: number): number => heights?.get(keyOf(index)) ?? expectedPx;
  useEffect(() => {
    // Reports the initial height of the page, and each change above the rows.
    const observer = new ResizeObserver(() => {
      const place = body.current?.getBoundingClientRect();
      if (place !== undefined && place.width > 0) setOffsetTopPx(Math.round(place.top + window.scrollY));
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const placed = useRef(false);
  const virtualizer = useWindowVirtualizer<Row>({
    count,
    estimateSize: estimateHeight,
    measureElement: (row, change, { itemSizeCache, indexFromElement }) => {
      const index = indexFromElement(row);
      // Whole pixels: differences of half a pixel would render the list again at every step.
      const height = Math.round(change?.borderBoxSize[0]?.blockSize ?? 0);
      // A hidden row has no height.
      if (height === 0) return itemSizeCache.get(keyOf(index)) ?? estimateHeight(index);
      heights?.set(keyOf(index), height);
      return height;
    },
    overscan: isIdle ? overscanRows : Math.min(overscanRows, INITIAL_OVERSCAN),
    ...(selectRows !== undefined && { rangeExtractor: (range) => selectRows(range, body.current, offsetTopPx) }),
    getItemKey: keyOf,
    scrollMargin: offsetTopPx,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialOffset: () => window.scrollY,
    // Skips the first call, which scrolls to the current position: it would force a layout during the render.
    scrollToFn: (...place) => {
      if (placed.current) windowScroll(...place);
      placed.current = true;
    },
  });
  return { body, virtualizer, offsetTopPx };
}
