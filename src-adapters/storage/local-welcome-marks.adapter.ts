import type { WelcomeMarksPort } from "#domain/site-content/index.ts";

/** The one key of the portal's that a logout leaves beside the chat's (SESS-06). */
const KEY = "ebok.widget";

/** Marks in the browser's local storage, apart by spaces; where it is forbidden nothing is kept. */
export class LocalWelcomeMarksAdapter implements WelcomeMarksPort {
  readonly #open: () => Storage;

  /** `open` names the storage; it may throw. */
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
      // forbidden, or full: the greeting comes once more
    }
  }
}
