const MARK = "ebok.reloaded";

/** The window, as far as a reload needs it. */
export interface ReloadablePage {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly location: Pick<Location, "assign">;
}

/**
 * A chunk that does not load is usually one of a former release: the page is loaded anew at its target, once (GUARD-06).
 * A failure after that is real and goes to the error page. Several chunks of one target may fail at once: they share
 * one decision.
 */
export class ReloadOnce {
  readonly #page: ReloadablePage;
  readonly #givenUp = new Set<string>();
  #leaving = false;

  constructor(page: ReloadablePage) {
    this.#page = page;
  }

  /** Whether the page is going away to be loaded anew at `target`; nothing may be drawn before it does. */
  to(target: string): boolean {
    if (this.#leaving) return true;
    if (this.#givenUp.has(target)) return false;
    // without a mark there would be no end to reloading
    if (this.#readMark() === target || !this.#writeMark(target)) {
      this.#givenUp.add(target);
      this.#writeMark(undefined);
      return false;
    }
    this.#leaving = true;
    this.#page.location.assign(target);
    return true;
  }

  /** All of a target has loaded: its next failure is a first one again. */
  forget(): void {
    this.#givenUp.clear();
    this.#writeMark(undefined);
  }

  #readMark(): string | undefined {
    try {
      return this.#page.sessionStorage.getItem(MARK) ?? undefined;
    } catch {
      return undefined;
    }
  }

  #writeMark(target: string | undefined): boolean {
    try {
      if (target === undefined) this.#page.sessionStorage.removeItem(MARK);
      else this.#page.sessionStorage.setItem(MARK, target);
      return true;
    } catch {
      return false;
    }
  }
}
