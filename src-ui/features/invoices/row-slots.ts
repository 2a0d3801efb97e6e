/** Row to render. */
export interface DrawnRow {
  /** Index among all rows. */
  readonly index: number;
  /** Identifies the row in every version of the list. */
  readonly id: string;
  /** Rows of one kind have the same elements. */
  readonly kind: string;
}

/** Rendered row and the number of its element. */
export interface SlottedRow extends DrawnRow {
  readonly slot: number;
  /** True for an element that shows no row at present: its row was removed, and the element is kept. */
  readonly isSpare: boolean;
}

export interface RowArrangement {
  /** Former result, in the order of the elements in the document. */
  readonly former: readonly SlottedRow[];
  /** Rows to render, ascending. */
  readonly drawn: readonly DrawnRow[];
  readonly isScrolling: boolean;
  /** Row that contains the focus; its element shows no other row, which would take the focus over. */
  readonly focusedId: string | undefined;
}

/** Highest number of elements that are kept without a row. */
export const MAX_SPARE_ROWS = 16;

/**
 * Assigns rendered rows to elements. A row keeps its element while it is rendered; a new row takes an element whose
 * former row was of the same kind, so that it has the same content. Scrolling then changes texts and attributes only:
 * inserting and moving elements costs the browser a multiple.
 *
 * Returns the rows in the order in which their elements should be rendered. While the list scrolls, each element keeps
 * its place in the document; once it is at rest, the order is that of the rows, which the keyboard and screen readers
 * follow, and there are no spare elements.
 */
export function arrangeRows({ former, drawn, isScrolling, focusedId }: RowArrangement): readonly SlottedRow[] {
  const byId = new Map(drawn.map((row) => [row.id, row]));
  const isLeft = ({ id }: SlottedRow): boolean => !byId.has(id);
  const reusable = former.filter((row) => isLeft(row) && row.id !== focusedId);
  const known = new Set(former.filter((row) => !isLeft(row)).map(({ id }) => id));
  const numbers = new Set(former.map(({ slot }) => slot));
  const reused = new Map<number, DrawnRow>();
  const added: SlottedRow[] = [];
  for (const row of drawn) {
    if (known.has(row.id)) continue;
    const place = reusable.findIndex(({ kind }) => kind === row.kind);
    const [taken] = place < 0 ? [] : reusable.splice(place, 1);
    if (taken === undefined) added.push({ ...row, slot: addUnusedNumber(numbers), isSpare: false });
    else reused.set(taken.slot, row);
  }
  const spares = new Set(isScrolling ? reusable.slice(0, MAX_SPARE_ROWS).map(({ slot }) => slot) : []);
  const staying = former.flatMap((row): SlottedRow[] => {
    const shown = reused.get(row.slot) ?? byId.get(row.id);
    if (shown !== undefined) return [{ ...shown, slot: row.slot, isSpare: false }];
    return spares.has(row.slot) ? [{ ...row, isSpare: true }] : [];
  });
  const rows = [...staying, ...added];
  return isScrolling ? rows : rows.toSorted((one, other) => one.index - other.index);
}

/** Adds the lowest number that is not used, and returns it. */
function addUnusedNumber(numbers: Set<number>): number {
  let next = 0;
  while (numbers.has(next)) next += 1;
  numbers.add(next);
  return next;
}
