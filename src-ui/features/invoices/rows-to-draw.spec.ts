import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectRowsToDraw } from "./rows-to-draw.ts";

const COUNT = 5001;
const always = (): boolean => true;
const tens = (index: number): boolean => index % 10 === 0;

describe("the rendered rows of a long list", () => {
  it("renders rows near the viewport, the focused one, and the adjacent selectable ones", () => {
    expect(selectRowsToDraw([10, 11, 12], [0, 1, 11, 40, 50], 30, COUNT, tens)).toEqual([1, 10, 11, 12, 20, 30, 40]);
    expect(selectRowsToDraw([0, 1, 2], [0, 1], undefined, COUNT, always)).toEqual([0, 1, 2]);
    expect(selectRowsToDraw([], [3, 9], undefined, COUNT, always)).toEqual([3]);
  });

  it("renders the rows that Tab reaches from a focused row far from the viewport", () => {
    expect(selectRowsToDraw([200, 201], [3, 150], 4, COUNT, always)).toEqual([3, 4, 5, 150, 200, 201]);
    expect(selectRowsToDraw([200, 201], [], 15, COUNT, tens)).toEqual([10, 15, 20, 200, 201]);
    expect(selectRowsToDraw([200], [], 0, COUNT, tens), "at the start").toEqual([0, 10, 200]);
    expect(selectRowsToDraw([5], [], 5000, COUNT, tens), "at the end").toEqual([5, 4990, 5000]);
  });

  it("renders rows in ascending order, once each, including all near the viewport", () => {
    const places = fc
      .uniqueArray(fc.nat(5000), { maxLength: 30 })
      .map((list) => list.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(places, places, fc.option(fc.nat(5000), { nil: undefined }), (near, payable, focused) => {
        const drawn = selectRowsToDraw(near, payable, focused, COUNT, tens);
        expect(drawn).toEqual([...new Set(drawn)].toSorted((one, other) => one - other));
        expect(drawn).toEqual(expect.arrayContaining([...near]));
        expect(drawn.length).toBeLessThanOrEqual(near.length + 5);
      }),
    );
  });
});
