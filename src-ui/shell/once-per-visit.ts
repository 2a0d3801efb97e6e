/**
 * Allows something once in a visit, such as a session or an account that the customer acts for. Only the latest visit is
 * remembered.
 */
export class OncePerVisit {
  #latest: string | undefined;

  /** Returns whether this is the first call in `visit`. */
  claim(visit: string): boolean {
    if (visit === this.#latest) return false;
    this.#latest = visit;
    return true;
  }
}
