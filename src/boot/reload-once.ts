const MARK = "ebok.reloaded";
const CARRIED = "ebok.carried";

/** The window, as far as a reload needs it. */
export interface ReloadablePage {
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  readonly location: Pick<Location, "assign">;
  readonly navigator: Pick<Navigator, "onLine">;
}

/**
 * A chunk that does not load is usually one of a former release: the page is loaded anew at its target, once
 * (GUARD-06).
 * A failure after that is real and goes to the error page, and so does one without a network, where a reload would take
 * away the portal that stands. Several chunks of one target may fail at once: they share one decision.
 */
export class ReloadOnce {
  readonly #page: ReloadablePage;
  #givenUp: string | undefined;
  #leaving = false;
  /** What the page before this one has handed over when it was loaded anew; `undefined` where it was not. */
  readonly carried: string | undefined;

  constructor(page: ReloadablePage) {
    this.#page = page;
    this.carried = this.#read(CARRIED);
    if (this.carried !== undefined) this.#write(CARRIED, undefined);
  }

  /**
   * Whether the page is going away to be loaded anew at `target`, with `carry`; nothing may be drawn before it does.
   */
  to(target: string, carry?: string): boolean {
    if (this.#leaving) return true;
    if (!this.#page.navigator.onLine || this.#givenUp === target) return false;
    // without a mark there would be no end to reloading
    if (this.#read(MARK) === target || !this.#write(MARK, target)) {
      this.#givenUp = target;
      this.#write(MARK, undefined);
      return false;
    }
    this.#write(CARRIED, carry);
    this.#leaving = true;
    this.#page.location.assign(target);
    return true;
  }

  /** All of a target has loaded: its next failure is a first one again. */
  forget(): void {
    this.#givenUp = undefined;
    this.#write(MARK, undefined);
  }

  #read(key: string): string | undefined {
    try {
      return this.#page.sessionStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  #write(key: string, value: string | undefined): boolean {
    try {
      if (value === undefined) this.#page.sessionStorage.removeItem(key);
      else this.#page.sessionStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  }
}
