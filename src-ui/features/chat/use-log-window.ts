import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/** So many lines are drawn at first, and so many more at a time. */
export const LINES_PER_PAGE = 60;
/** No more are ever drawn at once, however long a conversation is. */
export const MAX_RENDERED_LINES = 240;
/** So close to an end of what is drawn, px, the next lines are. */
const NEAR_EDGE_PX = 200;
/** Whoever is so close to the end, px, is taken along with what comes. */
const AT_END_PX = 48;

export interface LogWindow {
  readonly log: RefObject<HTMLDivElement | null>;
  /** Lines from `from` up to, but without, `to` are drawn. */
  readonly from: number;
  readonly to: number;
  /** Whether the newest line is in sight: then what comes is. */
  readonly atEnd: boolean;
  readonly older: () => void;
  readonly newer: () => void;
  readonly toEnd: () => void;
  readonly onScroll: () => void;
}

interface RenderedRange {
  readonly from: number;
  /** `undefined`: up to the newest, whatever comes. */
  readonly to: number | undefined;
}

/**
 * The part of a long conversation that is drawn: its end, or what somebody has scrolled to. Lines that are added above
 * or beneath move nothing
 * that is in sight: the line at the top stays where it is.
 */
export function useLogWindow(count: number, content: unknown): LogWindow {
  const log = useRef<HTMLDivElement>(null);
  const [rendered, setDrawn] = useState<RenderedRange>({ from: Math.max(0, count - LINES_PER_PAGE), to: undefined });
  const [atEnd, setAtEnd] = useState(true);
  const anchor = useRef<{ readonly element: Element; readonly top: number } | undefined>(undefined);
  const to = Math.min(count, rendered.to ?? count);
  // what is left behind at the top is not drawn any more, while somebody follows the end
  const from = Math.min(
    rendered.to === undefined && atEnd
      ? Math.max(rendered.from, to - LINES_PER_PAGE)
      : Math.max(rendered.from, to - MAX_RENDERED_LINES),
    Math.max(0, to - 1),
  );

  const hold = (): void => {
    const box = log.current;
    if (box === null) return;
    const { top } = box.getBoundingClientRect();
    const element = [...box.querySelectorAll("[data-line]")].find((line) => line.getBoundingClientRect().bottom > top);
    anchor.current = element === undefined ? undefined : { element, top: element.getBoundingClientRect().top };
  };
  const older = (): void => {
    if (from === 0) return;
    hold();
    const first = Math.max(0, from - LINES_PER_PAGE);
    setAtEnd(false);
    setDrawn({ from: first, to: to - first > MAX_RENDERED_LINES ? first + MAX_RENDERED_LINES : rendered.to });
  };
  const newer = (): void => {
    if (to >= count) return;
    hold();
    const last = to + LINES_PER_PAGE;
    setDrawn({ from: Math.max(from, last - MAX_RENDERED_LINES), to: last >= count ? undefined : last });
  };
  const toEnd = (): void => {
    anchor.current = undefined;
    setDrawn({ from: Math.max(0, count - LINES_PER_PAGE), to: undefined });
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
    const held = anchor.current;
    anchor.current = undefined;
    if (held?.element.isConnected === true) box.scrollTop += held.element.getBoundingClientRect().top - held.top;
    else if (atEnd) box.scrollTop = box.scrollHeight;
    if (!atEnd || typeof ResizeObserver === "undefined") return undefined;
    // a picture has come, the window is another size, or the keyboard of a phone is up
    const follow = new ResizeObserver(() => {
      box.scrollTop = box.scrollHeight;
    });
    follow.observe(box);
    for (const line of [...box.children].slice(-3)) follow.observe(line);
    return () => follow.disconnect();
  }, [from, to, atEnd, content]);

  return { log, from, to, atEnd, older, newer, toEnd, onScroll };
}
