import fc from "fast-check";
import { expect, it } from "vitest";
import { floatingBarAfterScroll, type FloatingBarPosition } from "./floating-bar.policy.ts";

const END = 3_000;
const VIEWPORT = 700;

/** Returns the state of the bar after the page was scrolled to each position in turn. */
const scrollThrough = (
  positions: readonly number[],
  from: FloatingBarPosition = { isHidden: false, from: 0 },
): FloatingBarPosition =>
  positions.reduce((position, at) => floatingBarAfterScroll(position, { at, end: END, viewport: VIEWPORT }), from);

it("(part of NAV-10) hides the bar on scrolling down; shows it on scrolling up and at ends", () => {
  expect(scrollThrough([40]).isHidden).toBe(true);
  expect(scrollThrough([40, 400, 390]).isHidden).toBe(true);
  expect(scrollThrough([40, 400, 380]).isHidden).toBe(false);
  expect(scrollThrough([40, 400, 380, 395]).isHidden).toBe(false);
  expect(scrollThrough([40, 400, 380, 400]).isHidden).toBe(true);
  expect(scrollThrough([40, 0]).isHidden).toBe(false);
  expect(scrollThrough([600, 1_200, 1_800, 2_400, END]).isHidden).toBe(false);
  // Browsers round the scroll position but not the page height.
  expect(scrollThrough([600, 1_200, 1_800, 2_400, END - 0.5]).isHidden).toBe(false);
});

it("(part of NAV-10) ignores small scroll movements of a resting finger", () => {
  expect(scrollThrough([10, 5, 12, 4, 15, 6]).isHidden).toBe(false);
  expect(scrollThrough([100, 90, 98, 88, 99]).isHidden).toBe(true);
  // Slow scrolling counts.
  expect(scrollThrough([6, 12, 18]).isHidden).toBe(true);
  expect(scrollThrough([100, 94, 88, 82]).isHidden).toBe(false);
});

it("(part of NAV-10) shows the floating bar on a page that opens in its middle or overscrolls", () => {
  expect(scrollThrough([VIEWPORT + 1])).toEqual({ isHidden: false, from: VIEWPORT + 1 });
  expect(scrollThrough([400, 400 + VIEWPORT + 1]).isHidden).toBe(false);
  expect(scrollThrough([-60, -20, 0]).isHidden).toBe(false);
  expect(scrollThrough([END - 600, END + 80, END + 20])).toEqual({ isHidden: false, from: END });
  expect(
    floatingBarAfterScroll({ isHidden: true, from: 40 }, { at: 0, end: 0, viewport: VIEWPORT }),
    "nothing to scroll",
  ).toEqual({
    isHidden: false,
    from: 0,
  });
});

it("(part of NAV-10) hides the floating bar scrolled down past the threshold, else shows it", () => {
  const before = fc.array(fc.integer({ min: 0, max: END }), { maxLength: 20 });
  const step = fc.integer({ min: 16, max: VIEWPORT });
  fc.assert(
    fc.property(before, fc.integer({ min: 1, max: END - 2 }), step, (places, at, by) => {
      const here = scrollThrough([...places, at]);
      const to = Math.min(at + by, END - 2);
      fc.pre(to - at >= 16);
      // Movement before the change of direction does not count.
      expect(floatingBarAfterScroll({ ...here, from: at }, { at: to, end: END, viewport: VIEWPORT }).isHidden).toBe(
        true,
      );
      expect(floatingBarAfterScroll({ isHidden: true, from: to }, { at, end: END, viewport: VIEWPORT }).isHidden).toBe(
        false,
      );
    }),
  );
});
