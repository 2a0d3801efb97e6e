import type { WelcomeMarksPort } from "#domain/site-content/index.ts";

/** Outlives a logout, like the key of the chat window (SESS-06). */
const KEY = "ebok.widget";

/** Marks in local storage, separated by spaces. Stores nothing where storage is denied. */
export class LocalWelcomeMarksAdapter implements WelcomeMarksPort {
  readonly #open: () => Storage;

  /** `open` returns the storage; it may throw. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  read(): readonly string[] {
    try {
      return (this.#open().getItem(KEY) ?? "").split(" ").filter((mark) => /^\w{1,24}$/.test(mark));
    } catch {
      return [];
    }
  }

  write(marks: readonly string[]): void {
    try {
      this.#open().setItem(KEY, marks.join(" "));
    } catch {
      // Storage is denied or full: the greeting is only shown once more.
    }
  }
}
