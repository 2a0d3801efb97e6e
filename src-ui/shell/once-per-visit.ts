/** Allows an action once per visit, such as a session or a context. Remembers only the latest visit. */
export class OncePerVisit {
  #latest: string | undefined;

  /** Returns true for the first call in `visit`. */
  claim(visit: string): boolean {
    if (visit === this.#latest) return false;
    this.#latest = visit;
    return true;
  }
}
