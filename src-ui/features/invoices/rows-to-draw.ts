/**
 * Returns the indexes of the rows to render, ascending and unique: rows near the viewport, the next selectable row on
 * either side, and the focused row with the nearest rows on either side that have a link or a button. So Tab reaches
 * the next control of the list, wherever the page is scrolled.
 * @param near indexes of the rows near the viewport, ascending
 * @param payable indexes of all selectable rows, ascending
 * @param count number of all rows
 * @param hasControl returns true for a row with something to focus
 */
export function selectRowsToDraw(
  near: readonly number[],
  payable: readonly number[],
  focused: number | undefined,
  count: number,
  hasControl: (index: number) => boolean,
): number[] {
  const drawn = new Set(near);
  const first = near.at(0) ?? 0;
  const last = near.at(-1) ?? 0;
  const nearest = (from: number, step: 1 | -1): number | undefined => {
    for (let index = from + step; index >= 0 && index < count; index += step) if (hasControl(index)) return index;
    return undefined;
  };
  const farRows = [payable.findLast((index) => index < first), payable.find((index) => index > last)];
  if (focused !== undefined) farRows.push(focused, nearest(focused, -1), nearest(focused, 1));
  for (const place of farRows) if (place !== undefined && place < count) drawn.add(place);
  return [...drawn].toSorted((one, other) => one - other);
}
