import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RowSlots } from "./row-slots.ts";

describe("the elements of rendered rows", () => {
  it("keeps the elements of rows that stay rendered, and reuses others for new rows", () => {
    const slots = new RowSlots();
    expect(slots.of([0, 1, 2, 3])).toEqual([0, 1, 2, 3]);
    expect(slots.of([1, 2, 3, 4])).toEqual([1, 2, 3, 0]);
    expect(slots.of([1, 900, 901, 902])).toEqual([1, 0, 2, 3]);
    expect(slots.of([900])).toEqual([0]);
  });

  it("renders rows with unique elements, at most as many as rows, kept by rows that stay", () => {
    const places = fc
      .uniqueArray(fc.nat({ max: 40 }), { maxLength: 12 })
      .map((drawn) => drawn.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(fc.array(places, { maxLength: 12 }), (steps) => {
        const slots = new RowSlots();
        let former = new Map<number, number>();
        let most = 0;
        for (const drawn of steps) {
          most = Math.max(most, drawn.length);
          const given = slots.of(drawn);
          expect(new Set(given).size).toBe(drawn.length);
          for (const slot of given) expect(slot).toBeLessThan(most);
          const now = new Map(drawn.map((place, at) => [place, given[at] ?? -1]));
          for (const [place, slot] of now) if (former.has(place)) expect(slot).toBe(former.get(place));
          former = now;
        }
      }),
    );
  });
});
