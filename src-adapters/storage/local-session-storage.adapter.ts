import type { SessionEnding, SessionStoragePort, StoredSession } from "#domain/session/index.ts";
import { SESSION_KEY, formatStoredSession, parseStoredSession } from "./stored-session.ts";

const KEY_PREFIX = "ebok.";

/** What outlives a logout (SESS-06). */
const RETAINED_KEYS: readonly string[] = ["ebok.chat.open", "ebok.widget"];

/**
 * The session in the browser's local storage, shared by its tabs. On the login page's budget: it depends on nothing.
 *
 * A browser may forbid the storage altogether (even naming it throws) or be out of room. The session then
 * lives as long as this page.
 */
export class LocalSessionStorageAdapter implements SessionStoragePort {
  readonly #open: () => Storage;
  #thisPage: StoredSession | undefined;

  /** `open` names the storage; it may throw. */
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
    // What could not be replaced is another session, or this one with a deadline that no longer holds.
    if (isStored !== true) this.#try((storage) => storage.removeItem(SESSION_KEY));
  }

  moveDeadline(deadline: number): void {
    const stored = this.read();
    if (stored !== undefined) this.write({ ...stored, deadline });
  }

  clear(ending: SessionEnding): void {
    this.#thisPage = undefined;
    // the one way to tell a tab why: it hears of each change, this one too, which is gone with the next line
    this.#try((storage) => storage.setItem(SESSION_KEY, ending));
    this.#try((storage) => {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) {
        if (key !== null && key.startsWith(KEY_PREFIX) && !RETAINED_KEYS.includes(key)) storage.removeItem(key);
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
