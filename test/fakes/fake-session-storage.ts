import { Subject } from "rxjs";
import type { SessionChange, SessionEventsPort, SessionStoragePort, StoredSession } from "#domain/session/index.ts";

export interface FakeSessionStorage extends SessionStoragePort, SessionEventsPort {
  /** Writes or ends the session in another tab of the browser. */
  otherTabWrites(event: SessionChange): void;
  /** Removes the stored session without a reason and without an event, as a cleaner of browser data does. */
  remove(): void;
  /** Returns the changes that other tabs receive while `act` runs in this tab. */
  eventsInOtherTabs(act: () => void): readonly SessionChange[];
  /** Other stored entries of the portal, by key. */
  readonly otherEntries: Map<string, string>;
  /** Number of writes of this tab. */
  readonly writes: number;
}

const KEYS_STORED_BEYOND_LOGOUT: readonly string[] = [
  "ebok.chat.open",
  "ebok.widget",
  "ebok.language",
  "ebok.language.saved",
];

/** Storage of one tab, in memory. */
export function fakeSessionStorage({ stored }: { stored?: StoredSession } = {}): FakeSessionStorage {
  const changes = new Subject<SessionChange>();
  const otherEntries = new Map<string, string>();
  let current = stored;
  let writes = 0;
  let sent: SessionChange[] = [];
  const write = (next: StoredSession): void => {
    current = next;
    sent.push(next);
    writes += 1;
  };
  return {
    changes: changes.asObservable(),
    otherEntries,
    get writes() {
      return writes;
    },
    read: () => current,
    write,
    moveDeadline(deadline) {
      if (current !== undefined) write({ ...current, deadline });
    },
    clear(ending) {
      sent.push(ending);
      current = undefined;
      for (const key of otherEntries.keys()) {
        if (!KEYS_STORED_BEYOND_LOGOUT.includes(key)) otherEntries.delete(key);
      }
    },
    eventsInOtherTabs(act) {
      sent = [];
      act();
      return sent;
    },
    remove() {
      current = undefined;
    },
    otherTabWrites(next) {
      current = typeof next === "string" ? undefined : next;
      changes.next(next);
    },
  };
}
