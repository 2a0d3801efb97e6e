import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** Number of lines rendered at first, and added by each page. */
export const LINES_PER_PAGE = 60;
/** Maximum number of lines rendered at once. */
export const MAX_RENDERED_LINES = 240;
/** Loads the next page when the scroll position is this close to an edge of the rendered lines (px). */
const NEAR_EDGE_PX = 200;
/** Counts as scrolled to the end within this distance (px); new messages then stay in view. */
const AT_END_PX = 48;

export interface LogWindow {
  readonly log: RefObject<HTMLDivElement | null>;
  /** Renders lines from `from` (inclusive) to `to` (exclusive). */
  readonly from: number;
  readonly to: number;
  /** The newest line is in view, so new messages are scrolled to. */
  readonly atEnd: boolean;
  readonly older: () => void;
  readonly newer: () => void;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

interface RenderedRange {
  readonly from: number;
  /** `undefined`: to the newest line, including future ones. */
  readonly to: number | undefined;
}

/**
 * Renders part of a long conversation: its end, or the lines the user has scrolled to. Keeps the scroll position of the
 * top visible line when lines are added or removed.
 * @param content changes when a line changes
 * @param isTyping the log has a typing indicator after its lines
 */
export function useLogWindow(count: number, content: unknown, isTyping = false): LogWindow {
  const log = useRef<HTMLDivElement>(null);
  const [rendered, setRendered] = useState<RenderedRange>({ from: Math.max(0, count - LINES_PER_PAGE), to: undefined });
  const [atEnd, setAtEnd] = useState(true);
  const anchor = useRef<{ readonly element: Element; readonly top: number } | undefined>(undefined);
  const to = Math.min(count, rendered.to ?? count);
  // While the user follows the end of the log, lines above one page are dropped.
  const from = Math.min(
    rendered.to === undefined && atEnd
      ? Math.max(rendered.from, to - LINES_PER_PAGE)
      : Math.max(rendered.from, to - MAX_RENDERED_LINES),
    Math.max(0, to - 1),
  );

  const saveAnchor = (): void => {
    const box = log.current;
    if (box === null) return;
    const { top } = box.getBoundingClientRect();
    const element = [...box.querySelectorAll("[data-line]")].find((line) => line.getBoundingClientRect().bottom > top);
    anchor.current = element === undefined ? undefined : { element, top: element.getBoundingClientRect().top };
  };
  const older = (): void => {
    if (from === 0) return;
    saveAnchor();
    const first = Math.max(0, from - LINES_PER_PAGE);
    setAtEnd(false);
    setRendered({ from: first, to: to - first > MAX_RENDERED_LINES ? first + MAX_RENDERED_LINES : rendered.to });
  };
  const newer = (): void => {
    if (to >= count) return;
    saveAnchor();
    const last = to + LINES_PER_PAGE;
    setRendered({ from: Math.max(from, last - MAX_RENDERED_LINES), to: last >= count ? undefined : last });
  };
  const toEnd = (): void => {
    anchor.current = undefined;
    setRendered({ from: Math.max(0, count - LINES_PER_PAGE), to: undefined });
    setAtEnd(true);
  };
  const onScroll = (): void => {
    const box = log.current;
    if (box === null) return;
    const left = box.scrollHeight - box.clientHeight - box.scrollTop;
    setAtEnd(left < AT_END_PX && to >= count);
    if (box.scrollTop < NEAR_EDGE_PX) older();
    else if (left < NEAR_EDGE_PX) newer();
  };

  useLayoutEffect(() => {
    const box = log.current;
    if (box === null) return undefined;
    const savedAnchor = anchor.current;
    anchor.current = undefined;
    if (savedAnchor?.element.isConnected === true)
      box.scrollTop += savedAnchor.element.getBoundingClientRect().top - savedAnchor.top;
    else if (atEnd) box.scrollTop = box.scrollHeight;
    if (!atEnd) return undefined;
    // A picture or a font has loaded, also in an older line; the window was resized, or a phone keyboard has opened.
    const follow = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight;
    });
    follow.observe(box);
    for (const line of box.children) follow.observe(line);
    return () => follow.disconnect();
  }, [from, to, atEnd, content, isTyping]);

  return { log, from, to, atEnd, older, newer, toEnd, onScroll };
}
