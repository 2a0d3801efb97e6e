/**
 * Which rows to draw: those near the window, the one that holds focus, and on either side the next one that can be
 * ticked, so that Tab always finds it. Ascending, each once.
 *
 * @param near places of the rows near the window, ascending
 * @param payable places of all rows that can be ticked, ascending
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
