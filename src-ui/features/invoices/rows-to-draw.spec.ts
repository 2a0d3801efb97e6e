import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectRowsToDraw } from "./rows-to-draw.ts";

describe("the rendered rows of a long list", () => {
  it("renders rows near the viewport, the focused one, and the adjacent selectable ones", () => {
    expect(selectRowsToDraw([10, 11, 12], [0, 1, 11, 40, 50], 30)).toEqual([1, 10, 11, 12, 30, 40]);
    expect(selectRowsToDraw([0, 1, 2], [0, 1], undefined)).toEqual([0, 1, 2]);
    expect(selectRowsToDraw([], [3, 9], undefined)).toEqual([3]);
  });

  it("renders rows in ascending order, once each, including all near the viewport", () => {
    const places = fc
      .uniqueArray(fc.nat(5000), { maxLength: 30 })
      .map((list) => list.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(places, places, fc.option(fc.nat(5000), { nil: undefined }), (near, payable, focused) => {
        const drawn = selectRowsToDraw(near, payable, focused);
        expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => one - other));
        expect(drawn).toEqual(expect.arrayContaining([...near]));
        expect(drawn.length).toBeLessThanOrEqual(near.length + 3);
      }),
    );
  });
});
