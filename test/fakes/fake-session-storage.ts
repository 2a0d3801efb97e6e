import { Subject } from "rxjs";
import type { SessionChange, SessionEventsPort, SessionStoragePort, StoredSession } from "#domain/session/index.ts";

export interface FakeSessionStorage extends SessionStoragePort, SessionEventsPort {
  /** Another tab of the browser writes the session, or ends it. */
  otherTabWrites(event: SessionChange): void;
  /** What other tabs hear of what this one does while `act` runs. */
  eventsInOtherTabs(act: () => void): readonly SessionChange[];
  /** What other parts of the portal keep beside the session, by key. */
  readonly otherEntries: Map<string, string>;
  /** How often this tab has written. */
  readonly writes: number;
}

const KEYS_KEPT_AT_LOGOUT: readonly string[] = ["ebok.chat.open", "ebok.widget"];

/** The storage of one tab, in memory. */
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
        if (!KEYS_KEPT_AT_LOGOUT.includes(key)) otherEntries.delete(key);
      }
    },
    eventsInOtherTabs(act) {
      sent = [];
      act();
      return sent;
    },
    otherTabWrites(next) {
      current = typeof next === "string" ? undefined : next;
      changes.next(next);
    },
  };
}
