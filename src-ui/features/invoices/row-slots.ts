/** Rendered row and the number of its element. */
export interface SlottedRow {
  readonly index: number;
  readonly slot: number;
  /** True for an element that shows no row at present: the row at `index` was removed, and the element is kept. */
  readonly isSpare: boolean;
}

/** Highest number of elements that are kept without a row. */
export const MAX_SPARE_ROWS = 16;

/**
 * Assigns rendered rows to elements. A row keeps its element while it is rendered; a new row takes an element whose
 * former row was of the same kind, so that it has the same content. Scrolling then changes texts and attributes only:
 * inserting and moving elements costs the browser a multiple.
 */
export class RowSlots {
  /** Slots in the order of their elements in the document. */
  #slots: readonly { readonly slot: number; readonly index: number; readonly kind: string }[] = [];

  /**
   * Returns the rows in the order in which their elements should be rendered. While the list scrolls, each element
   * keeps its place in the document; once it is at rest, the order is that of the rows, which the keyboard and screen
   * readers follow, and there are no spare elements.
   * @param drawn indexes of the rows to render, ascending
   * @param kindOf kind of the row at an index
   */
  arrange(drawn: readonly number[], isScrolling: boolean, kindOf: (index: number) => string): readonly SlottedRow[] {
    const shown = new Set(drawn);
    const former = new Set(this.#slots.filter(({ index }) => shown.has(index)).map(({ index }) => index));
    const slots = [...this.#slots];
    const numbers = new Set(slots.map(({ slot }) => slot));
    const free = new Set(slots.flatMap(({ index }, place) => (shown.has(index) ? [] : [place])));
    for (const index of drawn) {
      if (former.has(index)) continue;
      const kind = kindOf(index);
      const place = [...free].find((candidate) => slots[candidate]?.kind === kind) ?? slots.length;
      free.delete(place);
      slots[place] = { slot: slots[place]?.slot ?? unusedNumber(numbers), index, kind };
    }
    const spares = new Set(isScrolling ? [...free].slice(0, MAX_SPARE_ROWS) : []);
    const rows = slots.flatMap((slot, place) =>
      free.has(place) && !spares.has(place) ? [] : [{ ...slot, isSpare: free.has(place) }],
    );
    if (!isScrolling) rows.sort((one, other) => one.index - other.index);
    this.#slots = rows;
    return rows;
  }
}

/** Adds the lowest number that is not used. */
function unusedNumber(numbers: Set<number>): number {
  let next = 0;
  while (numbers.has(next)) next += 1;
  numbers.add(next);
  return next;
}
