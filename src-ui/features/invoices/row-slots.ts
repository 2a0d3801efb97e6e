/**
 * Gives each drawn row a place among the elements that draw them: a row keeps its element while it is drawn, and one
 * that comes takes that of a
 * row that has gone. A list that is scrolled far fills the rows that it has anew, instead of making others.
 */
export class RowSlots {
  #slots: ReadonlyMap<number, number> = new Map();

  /**
   * @param drawn places of the rows to draw, ascending
   * @returns for each of them the number of its element, from 0; no two have the same
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
