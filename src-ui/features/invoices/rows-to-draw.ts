/**
 * Returns the indexes of the rows to render, ascending and unique: rows near the viewport, the focused row, and the
 * next selectable row on either side, so that Tab can reach it.
 * @param near indexes of the rows near the viewport, ascending
 * @param payable indexes of all selectable rows, ascending
 */
export function selectRowsToDraw(
  near: readonly number[],
  payable: readonly number[],
  focused: number | undefined,
): number[] {
  const drawn = new Set(near);
  const first = near.at(0) ?? 0;
  const last = near.at(-1) ?? 0;
  for (const place of [focused, payable.findLast((index) => index < first), payable.find((index) => index > last)]) {
    if (place !== undefined) drawn.add(place);
  }
  return [...drawn].toSorted((one, other) => one - other);
}
