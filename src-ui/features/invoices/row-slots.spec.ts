import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_SPARE_ROWS, RowSlots, type SlottedRow } from "./row-slots.ts";

const same = (): string => "invoice";
const odd = (index: number): string => (index % 2 === 1 ? "payment" : "invoice");
const shown = (rows: readonly SlottedRow[]): readonly (readonly [number, number])[] =>
  rows.filter(({ isSpare }) => !isSpare).map(({ index, slot }) => [index, slot]);

describe("the elements of rendered rows", () => {
  it("keeps the elements of rows that stay, and their places while the list scrolls", () => {
    const slots = new RowSlots();
    expect(shown(slots.arrange([0, 1, 2], true, same))).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(shown(slots.arrange([1, 2, 3], true, same))).toEqual([
      [3, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it("puts the elements in the order of the rows once the list is at rest", () => {
    const slots = new RowSlots();
    slots.arrange([0, 1, 2], true, same);
    slots.arrange([1, 2, 3], true, same);
    expect(shown(slots.arrange([1, 2, 3], false, same))).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
  });

  it("reuses elements of the same kind and removes the others when the list is at rest", () => {
    const slots = new RowSlots();
    slots.arrange([0, 1], true, odd);
    expect(slots.arrange([1, 3], true, odd)).toMatchObject([
      { index: 0, slot: 0, isSpare: true },
      { index: 1, slot: 1, isSpare: false },
      { index: 3, slot: 2, isSpare: false },
    ]);
    expect(shown(slots.arrange([3, 4], true, odd))).toContainEqual([4, 0]);
    expect(slots.arrange([3, 4], false, odd)).toHaveLength(2);
  });

  it("renders every row once, in an element of its own, with a limited number of spare ones", () => {
    const places = fc
      .uniqueArray(fc.nat({ max: 90 }), { maxLength: 30 })
      .map((drawn) => drawn.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(fc.array(fc.tuple(places, fc.boolean()), { maxLength: 12 }), (steps) => {
        const slots = new RowSlots();
        let former = new Map<number, number>();
        for (const [drawn, isScrolling] of steps) {
          const rows = slots.arrange(drawn, isScrolling, odd);
          expect(new Set(rows.map(({ slot }) => slot)).size).toBe(rows.length);
          expect(rows.length - drawn.length).toBeLessThanOrEqual(isScrolling ? MAX_SPARE_ROWS : 0);
          const now = new Map(shown(rows));
          expect([...now.keys()].toSorted((one, other) => one - other)).toEqual(drawn);
          for (const [index, slot] of now) if (former.has(index)) expect(slot).toBe(former.get(index));
          if (!isScrolling) expect([...now.keys()]).toEqual(drawn);
          former = now;
        }
      }),
    );
  });
});
