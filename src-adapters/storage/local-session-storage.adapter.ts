import type { SessionEnding, SessionStoragePort, StoredSession } from "#domain/session/index.ts";
import { SESSION_KEY, formatStoredSession, parseStoredSession } from "./stored-session.ts";

/** Keys that a logout removes: those of the portal but for chat window, greetings and language (SESS-06). */
const REMOVED_KEY = /^ebok\.(?!(chat\.open|widget|language(\.saved)?)$)/;

/**
 * Session in local storage, shared by the tabs. Has no dependencies, because it counts against the budget of the login
 * page. If the browser denies the storage (even access to it may throw) or has no room, the session lives as long as
 * this page.
 */
export class LocalSessionStorageAdapter implements SessionStoragePort {
  readonly #open: () => Storage;
  #thisPage: StoredSession | undefined;

  /** `open` returns the storage; it may throw. */
  constructor(open: () => Storage) {
    this.#open = open;
  }

  read(): StoredSession | undefined {
    return this.#thisPage ?? this.#try((storage) => parseStoredSession(storage.getItem(SESSION_KEY)));
  }

  write(stored: StoredSession): void {
    const text = formatStoredSession(stored);
    const isStored = this.#try((storage) => {
      storage.setItem(SESSION_KEY, text);
      return true;
    });
    this.#thisPage = isStored === true ? undefined : stored;
    // A stored value that could not be replaced is another session or has an outdated deadline.
    if (isStored !== true) this.#try((storage) => storage.removeItem(SESSION_KEY));
  }

  moveDeadline(deadline: number): void {
    const stored = this.read();
    if (stored !== undefined) this.write({ ...stored, deadline });
  }

  clear(ending: SessionEnding): void {
    this.#thisPage = undefined;
    // Writes the reason first: other tabs get an event for this change, even though the next line removes the value.
    this.#try((storage) => storage.setItem(SESSION_KEY, ending));
    this.#try((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) {
        if (key !== null && REMOVED_KEY.test(key)) storage.removeItem(key);
      }
    });
  }

  #try<Value>(use: (storage: Storage) => Value): Value | undefined {
    try {
      return use(this.#open());
    } catch {
      return undefined;
    }
  }
}
