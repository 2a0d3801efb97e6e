// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from "@testing-library/react";
import fc from "fast-check";
import { useLayoutEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runs } from "#test/models/runs.ts";
import { MOST, STEP, useLogWindow, type LogWindow } from "./log-window.ts";

const LINE = 20;
const HEIGHT = 400;
const tops = new WeakMap<Element, number>();
const heightOf = (box: Element): number => box.children.length * LINE;
const topOf = (box: Element): number => Math.min(tops.get(box) ?? 0, Math.max(0, heightOf(box) - HEIGHT));

/** Lines of one height in a box that is scrolled: as much of a layout as the window asks for. */
beforeEach(() => {
  vi.spyOn(Element.prototype, "scrollHeight", "get").mockImplementation(function height(this: Element) {
    return heightOf(this);
  });
  vi.spyOn(Element.prototype, "clientHeight", "get").mockReturnValue(HEIGHT);
  vi.spyOn(Element.prototype, "scrollTop", "get").mockImplementation(function top(this: Element) {
    return topOf(this);
  });
  vi.spyOn(Element.prototype, "scrollTop", "set").mockImplementation(function scroll(this: Element, top: number) {
    tops.set(this, Math.max(0, top));
  });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function rect(this: Element) {
    const box = this.parentElement;
    if (box === null || !this.hasAttribute("data-line")) return new DOMRect(0, 0, 400, HEIGHT);
    return new DOMRect(0, [...box.children].indexOf(this) * LINE - topOf(box), 400, LINE);
  });
});
afterEach(cleanup);

type Shown = Omit<LogWindow, "log" | "onScroll">;

function Log({ count, hear }: { readonly count: number; readonly hear: (shown: Shown) => void }) {
  const { log, onScroll, from, to, atEnd, older, newer, toEnd } = useLogWindow(count, count);
  useLayoutEffect(() => hear({ from, to, atEnd, older, newer, toEnd }));
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
  const hear = (drawn: Shown): void => void (latest = drawn);
  const { rerender, container } = render(<Log count={count} hear={hear} />);
  const box = () => {
    const [found] = container.children;
    if (found === undefined) throw new Error("no log");
    return found;
  };
  const shown = (): Shown => {
    if (latest === undefined) throw new Error("not drawn");
    return latest;
  };
  return {
    shown,
    drawn: () => [shown().from, shown().to, shown().atEnd],
    top: () => topOf(box()),
    /** Where a line stands in sight, px from the top of the box. */
    placeOf: (line: number) =>
      [...box().children].find(({ textContent }) => textContent === String(line))?.getBoundingClientRect().top,
    come: (lines: number) => rerender(<Log count={lines} hear={hear} />),
    scroll(top: number) {
      tops.set(box(), top);
      fireEvent.scroll(box());
    },
    press: (what: "older" | "newer" | "toEnd") => act(() => shown()[what]()),
  };
}

describe("the part of a conversation that is drawn", () => {
  it("is its end, and goes with it: what comes is seen, what is left behind is not drawn", () => {
    const it = opened(500);
    expect([it.drawn(), it.top()]).toEqual([[500 - STEP, 500, true], STEP * LINE - HEIGHT]);
    it.come(530);
    expect([it.drawn(), it.top()]).toEqual([[530 - STEP, 530, true], STEP * LINE - HEIGHT]);
    const few = opened(3);
    expect(few.drawn()).toEqual([0, 3, true]);
  });

  it("grows at the top when somebody is near it, and the line they read stays where it was", () => {
    const it = opened(500);
    it.scroll(150);
    expect(it.drawn()).toEqual([500 - 2 * STEP, 500, false]);
    expect([it.placeOf(500 - STEP + 7), it.top()]).toEqual([7 * LINE - 150, STEP * LINE + 150]);
  });

  it("moves nothing for whoever reads further up, and goes to the newest when asked", () => {
    const it = opened(500);
    it.scroll(500);
    const [, , atEnd] = it.drawn();
    const before = it.placeOf(470);
    it.come(501);
    expect([atEnd, it.placeOf(470), it.drawn()]).toEqual([false, before, [500 - STEP, 501, false]]);
    it.press("toEnd");
    expect([it.drawn(), it.top()]).toEqual([[501 - STEP, 501, true], STEP * LINE - HEIGHT]);
  });

  it("is at its end again for whoever has scrolled there", () => {
    const it = opened(500);
    it.scroll(500);
    it.scroll(STEP * LINE - HEIGHT - 10);
    expect(it.drawn()[2]).toBe(true);
  });

  it("is never more than so much: what is far beneath goes, and comes back on the way down", () => {
    const it = opened(1_000);
    for (let more = 0; more < 6; more += 1) it.press("older");
    expect(it.drawn()).toEqual([1_000 - 7 * STEP, 1_000 - 7 * STEP + MOST, false]);
    const last = 1_000 - 7 * STEP + MOST - 1;
    it.scroll(MOST * LINE - HEIGHT);
    expect(it.drawn()).toEqual([1_000 - 6 * STEP, 1_000 - 6 * STEP + MOST, false]);
    expect(it.placeOf(last), "what stood at the lower edge still does").toBe(HEIGHT - LINE);
    for (let more = 0; more < 6; more += 1) it.press("newer");
    expect(it.drawn()).toEqual([1_000 - MOST, 1_000, false]);
  });

  it("is a part that there is, whatever is scrolled and comes", () => {
    const deed = fc.oneof(
      fc.record({ kind: fc.constant("come" as const), by: fc.nat(300) }),
      fc.record({ kind: fc.constant("scroll" as const), to: fc.nat(6_000) }),
      fc.record({ kind: fc.constantFrom("older" as const, "newer" as const, "toEnd" as const) }),
    );
    fc.assert(
      fc.property(fc.nat(400), fc.array(deed, { maxLength: 12 }), (first, deeds) => {
        const it = opened(first);
        let count = first;
        for (const one of deeds) {
          if (one.kind === "come") it.come((count += one.by));
          else if (one.kind === "scroll") it.scroll(one.to);
          else it.press(one.kind);
          const { from, to } = it.shown();
          expect([from >= 0, to <= count, count === 0 ? to === 0 : to > from, to - from <= MOST]).toEqual([
            true,
            true,
            true,
            true,
          ]);
        }
        cleanup();
      }),
      { numRuns: runs(40) },
    );
  });
});
