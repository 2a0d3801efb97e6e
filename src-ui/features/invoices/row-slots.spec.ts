import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arrangeRows, MAX_SPARE_ROWS, type DrawnRow, type SlottedRow } from "./row-slots.ts";

const same = (): string => "invoice";
const odd = (index: number): string => (index % 2 === 1 ? "payment" : "invoice");
const shown = (rows: readonly SlottedRow[]): readonly (readonly [number, number])[] =>
  rows.filter(({ isSpare }) => !isSpare).map(({ index, slot }) => [index, slot]);

/** Rows of a list in which entry `E-n` is at index `n`. */
const rowsAt = (indexes: readonly number[], kindOf: (index: number) => string): readonly DrawnRow[] =>
  indexes.map((index) => ({ index, id: `E-${index}`, kind: kindOf(index) }));

/** Arranges rows one after the other, each from the former arrangement. */
function arranger(kindOf: (index: number) => string) {
  let former: readonly SlottedRow[] = [];
  return (indexes: readonly number[], isScrolling: boolean): readonly SlottedRow[] => {
    former = arrangeRows({ former, drawn: rowsAt(indexes, kindOf), isScrolling, focusedId: undefined });
    return former;
  };
}

describe("the elements of rendered rows", () => {
  it("keeps the elements of rows that stay, and their places while the list scrolls", () => {
    const arrange = arranger(same);
    expect(shown(arrange([0, 1, 2], true))).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
    ]);
    expect(shown(arrange([1, 2, 3], true))).toEqual([
      [3, 0],
      [1, 1],
      [2, 2],
    ]);
  });

  it("puts the elements in the order of the rows once the list is at rest", () => {
    const arrange = arranger(same);
    arrange([0, 1, 2], true);
    arrange([1, 2, 3], true);
    expect(shown(arrange([1, 2, 3], false))).toEqual([
      [1, 1],
      [2, 2],
      [3, 0],
    ]);
  });

  it("reuses elements of the same kind and removes the others when the list is at rest", () => {
    const arrange = arranger(odd);
    arrange([0, 1], true);
    expect(arrange([1, 3], true)).toMatchObject([
      { index: 0, slot: 0, isSpare: true },
      { index: 1, slot: 1, isSpare: false },
      { index: 3, slot: 2, isSpare: false },
    ]);
    expect(shown(arrange([3, 4], true))).toContainEqual([4, 0]);
    expect(arrange([3, 4], false)).toHaveLength(2);
  });

  it("[LIST-25] keeps the element of an entry whose index changes, for its focus", () => {
    const arrange = arranger(same);
    const former = arrange([0, 1, 2], false);
    const moved = [
      { index: 0, id: "new", kind: "invoice" },
      ...rowsAt([0, 1, 2], same).map((row) => ({ ...row, index: row.index + 1 })),
    ];
    const rows = arrangeRows({ former, drawn: moved, isScrolling: false, focusedId: "E-1" });
    expect(rows.map(({ id, slot }) => [id, slot])).toEqual([
      ["new", 3],
      ["E-0", 0],
      ["E-1", 1],
      ["E-2", 2],
    ]);
  });

  it.each([true, false])("(part of LIST-25) shows no other row in a focused element (scrolling: %s)", (isScrolling) => {
    const former = arranger(same)([0, 1], false);
    const drawn = rowsAt([1, 2], same);
    const slotsOf = (focusedId: string | undefined) =>
      arrangeRows({ former, drawn, isScrolling, focusedId }).map(({ id, slot }) => [id, slot]);
    expect(slotsOf("E-0")).toEqual([
      ["E-1", 1],
      ["E-2", 2],
    ]);
    expect(slotsOf(undefined)).toContainEqual(["E-2", 0]);
  });

  it("renders every row once, in an element of its own, with a limited number of spare ones", () => {
    const places = fc
      .uniqueArray(fc.nat({ max: 90 }), { maxLength: 30 })
      .map((drawn) => drawn.toSorted((one, other) => one - other));
    fc.assert(
      fc.property(fc.array(fc.tuple(places, fc.boolean()), { maxLength: 12 }), (steps) => {
        const arrange = arranger(odd);
        let former = new Map<number, number>();
        for (const [drawn, isScrolling] of steps) {
          const rows = arrange(drawn, isScrolling);
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
