/**
 * Assigns rendered rows to elements. A row keeps its element while it is rendered; a new row takes the element of a
 * removed one. Scrolling then reuses elements instead of creating them.
 */
export class RowSlots {
  #slots: ReadonlyMap<number, number> = new Map();

  /**
   * Returns a unique element number from 0 for each row.
   * @param drawn indexes of the rows to render, ascending
   */
  of(drawn: readonly number[]): readonly number[] {
    const usedSlots = new Set(drawn.flatMap((place) => this.#slots.get(place) ?? []));
    let next = 0;
    const free = (): number => {
      while (usedSlots.has(next)) next += 1;
      next += 1;
      return next - 1;
    };
    this.#slots = new Map(drawn.map((place) => [place, this.#slots.get(place) ?? free()]));
    return [...this.#slots.values()];
  }
}
