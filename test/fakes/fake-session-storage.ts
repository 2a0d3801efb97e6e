import { Subject } from "rxjs";
import type { SessionEventsPort, SessionStoragePort, StoredSession } from "#domain/session/index.ts";

export interface FakeSessionStorage extends SessionStoragePort, SessionEventsPort {
  /** Another tab of the browser writes the session, or clears it. */
  otherTabWrites(stored: StoredSession | undefined): void;
  /** What other parts of the portal keep beside the session, by key. */
  readonly beside: Map<string, string>;
  /** How often this tab has written. */
  readonly writes: number;
}

const KEPT: readonly string[] = ["ebok.chat.open", "ebok.widget"];

/** The storage of one tab, in memory. */
export function fakeSessionStorage({ stored }: { stored?: StoredSession } = {}): FakeSessionStorage {
  const changes = new Subject<StoredSession | undefined>();
  const beside = new Map<string, string>();
  let current = stored;
  let writes = 0;
  const write = (next: StoredSession): void => {
    current = next;
    writes += 1;
  };
  return {
    changes: changes.asObservable(),
    beside,
    get writes() {
      return writes;
    },
    read: () => current,
    write,
    moveDeadline(deadline) {
      if (current !== undefined) write({ ...current, deadline });
    },
    clear() {
      current = undefined;
      for (const key of beside.keys()) {
        if (!KEPT.includes(key)) beside.delete(key);
      }
    },
    otherTabWrites(next) {
      current = next;
      changes.next(next);
    },
  };
}
