import { useWindowVirtualizer, windowScroll, type Range, type ReactVirtualizer } from "@tanstack/react-virtual";
import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";

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
 * Virtual rows of a long list in a window; each row has its index in `data-index`. One observer of the page serves all
 * rows: it reports changes of their heights after the layout, so that the first rendering and its layout stay separate
 * tasks. While the list scrolls, its new rows are measured at once, in the layout that the frame needs anyway. While
 * the list is hidden, its measurements do not change.
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
  const placed = useRef(false);
  const virtualizer = useWindowVirtualizer<Row>({
    count,
    estimateSize: estimateHeight,
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
  const measured = useRef(new WeakMap<Element, string>());
  /** `all`: also rows that show what they showed when they were measured. */
  const measureRows = (all: boolean): void => {
    for (const row of body.current?.children ?? []) {
      const place = row.getAttribute("data-index");
      if (place === null || (!all && measured.current.get(row) === place)) continue;
      measured.current.set(row, place);
      const index = Number(place);
      // Whole pixels: differences of half a pixel would render the list again at every step.
      const height = Math.round(row.getBoundingClientRect().height);
      // A hidden row has no height.
      if (height === 0) continue;
      heights?.set(keyOf(index), height);
      virtualizer.resizeItem(index, height);
    }
  };
  const handlePageResize = useEffectEvent(() => {
    const place = body.current?.getBoundingClientRect();
    if (place === undefined || place.width === 0) return;
    setOffsetTopPx(Math.round(place.top + window.scrollY));
    measureRows(true);
  });
  useEffect(() => {
    // Reports the initial height of the page, and each change of it.
    const observer = new ResizeObserver(() => handlePageResize());
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  useLayoutEffect(() => {
    if (virtualizer.isScrolling) measureRows(false);
  });
  return { body, virtualizer, offsetTopPx };
}
