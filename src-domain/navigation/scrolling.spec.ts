import fc from "fast-check";
import { expect, it } from "vitest";
import { afterScroll, type Afloat } from "./scrolling.ts";

const END = 3_000;
const SEEN = 700;

/** Where quick actions stand after a page was scrolled to each place in turn. */
const walk = (places: readonly number[], from: Afloat = { isAside: false, from: 0 }): Afloat =>
  places.reduce((afloat, at) => afterScroll(afloat, { at, end: END, seen: SEEN }), from);

it("(part of NAV-10) quick actions step aside for who reads on, and come back for who turns back, at the top and at the end", () => {
  expect(walk([40]).isAside).toBe(true);
  expect(walk([40, 400, 390]).isAside).toBe(true);
  expect(walk([40, 400, 380]).isAside).toBe(false);
  expect(walk([40, 400, 380, 395]).isAside).toBe(false);
  expect(walk([40, 400, 380, 400]).isAside).toBe(true);
  expect(walk([40, 0]).isAside).toBe(false);
  expect(walk([600, 1_200, 1_800, 2_400, END]).isAside).toBe(false);
  // a browser rounds the one and not the other
  expect(walk([600, 1_200, 1_800, 2_400, END - 0.5]).isAside).toBe(false);
});

it("(part of NAV-10) a finger that rests moves nothing, however long it does", () => {
  expect(walk([10, 5, 12, 4, 15, 6]).isAside).toBe(false);
  expect(walk([100, 90, 98, 88, 99]).isAside).toBe(true);
  // but a slow one does
  expect(walk([6, 12, 18]).isAside).toBe(true);
  expect(walk([100, 94, 88, 82]).isAside).toBe(false);
});

it("(part of NAV-10) a page that is opened in its middle, or springs at its ends, has them", () => {
  expect(walk([SEEN + 1])).toEqual({ isAside: false, from: SEEN + 1 });
  expect(walk([400, 400 + SEEN + 1]).isAside).toBe(false);
  expect(walk([-60, -20, 0]).isAside).toBe(false);
  expect(walk([END - 600, END + 80, END + 20])).toEqual({ isAside: false, from: END });
  expect(afterScroll({ isAside: true, from: 40 }, { at: 0, end: 0, seen: SEEN }), "nothing to scroll").toEqual({
    isAside: false,
    from: 0,
  });
});

it("(part of NAV-10) whatever was before, a step down of more than a tremble takes them aside, and one up brings them back", () => {
  const before = fc.array(fc.integer({ min: 0, max: END }), { maxLength: 20 });
  const step = fc.integer({ min: 16, max: SEEN });
  fc.assert(
    fc.property(before, fc.integer({ min: 1, max: END - 2 }), step, (places, at, by) => {
      const here = walk([...places, at]);
      const to = Math.min(at + by, END - 2);
      fc.pre(to - at >= 16);
      // what a finger has gone up before it turns does not count against it
      expect(afterScroll({ ...here, from: at }, { at: to, end: END, seen: SEEN }).isAside).toBe(true);
      expect(afterScroll({ isAside: true, from: to }, { at, end: END, seen: SEEN }).isAside).toBe(false);
    }),
  );
});
