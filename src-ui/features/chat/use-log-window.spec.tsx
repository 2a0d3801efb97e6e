// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import fc from "fast-check";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runs } from "#test/models/runs.ts";
import { MAX_RENDERED_LINES, LINES_PER_PAGE, useLogWindow, type LogWindow } from "./use-log-window.ts";

const LINE_HEIGHT_PX = 20;
const BOX_HEIGHT_PX = 400;
const tops = new WeakMap<Element, number>();
const heightOf = (box: Element): number => box.children.length * LINE_HEIGHT_PX;
const topOf = (box: Element): number => Math.min(tops.get(box) ?? 0, Math.max(0, heightOf(box) - BOX_HEIGHT_PX));

/** Simulates layout: lines of equal height in a scrolled box. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function height(this: Element) {
    return heightOf(this);
  });
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(BOX_HEIGHT_PX);
  vi.spyOn(Element.prototype, "scrollTop", "get").mockImplementation(function top(this: Element) {
    return topOf(this);
  });
  vi.spyOn(Element.prototype, "scrollTop", "set").mockImplementation(function scroll(this: Element, top: number) {
    tops.set(this, Math.max(0, top));
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    const box = this.parentElement;
    if (box === null || !this.hasAttribute("data-line")) return new DOMRect(0, 0, 400, BOX_HEIGHT_PX);
    return new DOMRect(0, [...box.children].indexOf(this) * LINE_HEIGHT_PX - topOf(box), 400, LINE_HEIGHT_PX);
  });
});
/** Restored by hand: two spies on one property restore each other. */
const SCROLL_TOP = Object.getOwnPropertyDescriptor(Element.prototype, "scrollTop") ?? {};
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.defineProperty(Element.prototype, "scrollTop", SCROLL_TOP);
});

type Shown = Omit<LogWindow, "log" | "onScroll">;

function Log({ count, onRender }: { readonly count: number; readonly onRender: (shown: Shown) => void }) {
  const { log, onScroll, from, to, atEnd, older, newer, toEnd } = useLogWindow(count, count);
  useLayoutEffect(() => onRender({ from, to, atEnd, older, newer, toEnd }));
  return (
    <div ref={log} onScroll={onScroll}>
      {Array.from({ length: to - from }, (_, at) => (
        <p key={from + at} data-line="">
          {from + at}
        </p>
      ))}
    </div>
  );
}

function opened(count: number) {
  let latest: Shown | undefined;
  const onRender = (rendered: Shown): void => void (latest = rendered);
  const { rerender, container } = render(<Log count={count} onRender={onRender} />);
  const box = () => {
    const [found] = container.children;
    if (found === undefined) throw new Error("log element not found");
    return found;
  };
  const shown = (): Shown => {
    if (latest === undefined) throw new Error("LogWindow has not been rendered");
    return latest;
  };
  return {
    shown,
    rendered: () => [shown().from, shown().to, shown().atEnd],
    top: () => topOf(box()),
    /** Position of a visible line, px from the top of the box. */
    placeOf: (line: number) =>
      [...box().children].find(({ textContent }) => textContent === String(line))?.getBoundingClientRect().top,
    come: (lines: number) => rerender(<Log count={lines} onRender={onRender} />),
    scroll(top: number) {
      tops.set(box(), top);
      fireEvent.scroll(box());
    },
    press: (what: "older" | "newer" | "toEnd") => act(() => shown()[what]()),
  };
}

describe("useLogWindow", () => {
  it("renders the end of the chat log, follows new lines and drops old ones", () => {
    const it = opened(500);
    expect([it.rendered(), it.top()]).toEqual([
      [500 - LINES_PER_PAGE, 500, true],
      LINES_PER_PAGE * LINE_HEIGHT_PX - BOX_HEIGHT_PX,
    ]);
    it.come(530);
    expect([it.rendered(), it.top()]).toEqual([
      [530 - LINES_PER_PAGE, 530, true],
      LINES_PER_PAGE * LINE_HEIGHT_PX - BOX_HEIGHT_PX,
    ]);
    const few = opened(3);
    expect(few.rendered()).toEqual([0, 3, true]);
  });

  it("adds older lines of the chat log near its top, without moving the visible line", () => {
    const it = opened(500);
    it.scroll(150);
    expect(it.rendered()).toEqual([500 - 2 * LINES_PER_PAGE, 500, false]);
    expect([it.placeOf(500 - LINES_PER_PAGE + 7), it.top()]).toEqual([
      7 * LINE_HEIGHT_PX - 150,
      LINES_PER_PAGE * LINE_HEIGHT_PX + 150,
    ]);
  });

  it("does not scroll the chat log for new lines while reading further up, only on request", () => {
    const it = opened(500);
    it.scroll(500);
    const [, , atEnd] = it.rendered();
    const before = it.placeOf(470);
    it.come(501);
    expect([atEnd, it.placeOf(470), it.rendered()]).toEqual([false, before, [500 - LINES_PER_PAGE, 501, false]]);
    it.press("toEnd");
    expect([it.rendered(), it.top()]).toEqual([
      [501 - LINES_PER_PAGE, 501, true],
      LINES_PER_PAGE * LINE_HEIGHT_PX - BOX_HEIGHT_PX,
    ]);
  });

  it("follows the end of the chat log again after the user scrolled there", () => {
    const it = opened(500);
    it.scroll(500);
    it.scroll(LINES_PER_PAGE * LINE_HEIGHT_PX - BOX_HEIGHT_PX - 10);
    expect(it.rendered()[2]).toBe(true);
  });

  it("stays at the end of the chat log when a picture of an older line loads", () => {
    const observed = new Set<Element>();
    let notify = (): void => undefined;
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(listener: () => void) {
          notify = listener;
        }
        readonly observe = (element: Element): void => void observed.add(element);
        readonly disconnect = (): void => observed.clear();
      },
    );
    const it = opened(30);
    const lines = [...document.querySelectorAll("[data-line]")];
    expect(lines.filter((line) => !observed.has(line))).toEqual([]);
    vi.spyOn(Element.prototype, "scrollHeight", "get").mockReturnValue(30 * LINE_HEIGHT_PX + 128);
    notify();
    expect(tops.get(lines[0]?.parentElement ?? document.body)).toBe(30 * LINE_HEIGHT_PX + 128);
    expect(it.shown().atEnd).toBe(true);
    vi.unstubAllGlobals();
  });

  it("limits the rendered lines of the chat log; newer ones return when scrolling down", () => {
    const it = opened(1_000);
    for (let more = 0; more < 6; more += 1) it.press("older");
    expect(it.rendered()).toEqual([1_000 - 7 * LINES_PER_PAGE, 1_000 - 7 * LINES_PER_PAGE + MAX_RENDERED_LINES, false]);
    const last = 1_000 - 7 * LINES_PER_PAGE + MAX_RENDERED_LINES - 1;
    it.scroll(MAX_RENDERED_LINES * LINE_HEIGHT_PX - BOX_HEIGHT_PX);
    expect(it.rendered()).toEqual([1_000 - 6 * LINES_PER_PAGE, 1_000 - 6 * LINES_PER_PAGE + MAX_RENDERED_LINES, false]);
    expect(it.placeOf(last), "the line at the lower edge keeps its position").toBe(BOX_HEIGHT_PX - LINE_HEIGHT_PX);
    for (let more = 0; more < 6; more += 1) it.press("newer");
    expect(it.rendered()).toEqual([1_000 - MAX_RENDERED_LINES, 1_000, false]);
  });

  it("renders a valid range of the chat log after any scrolling and new lines", () => {
    const operation = fc.oneof(
      fc.record({ kind: fc.constant("come" as const), by: fc.nat(300) }),
      fc.record({ kind: fc.constant("scroll" as const), to: fc.nat(6_000) }),
      fc.record({ kind: fc.constantFrom("older" as const, "newer" as const, "toEnd" as const) }),
    );
    fc.assert(
      fc.property(fc.nat(400), fc.array(operation, { maxLength: 12 }), (first, operations) => {
        const it = opened(first);
        let count = first;
        for (const one of operations) {
          if (one.kind === "come") it.come((count += one.by));
          else if (one.kind === "scroll") it.scroll(one.to);
          else it.press(one.kind);
          const { from, to } = it.shown();
          expect([from >= 0, to <= count, count === 0 ? to === 0 : to > from, to - from <= MAX_RENDERED_LINES]).toEqual(
            [true, true, true, true],
          );
        }
        cleanup();
      }),
      { numRuns: runs(40) },
    );
  });
});
