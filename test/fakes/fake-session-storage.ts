import { Subject } from "rxjs";
import type { SessionEventsPort, SessionStoragePort, StoredSession } from "#domain/session/index.ts";

export interface FakeSessionStorage extends SessionStoragePort, SessionEventsPort {
  /** Another tab of the browser writes the session, or clears it. */
  otherTabWrites(stored: StoredSession | undefined): void;
  /** How often this tab has written. */
  readonly writes: number;
}

/** The storage of one tab, in memory. */
export function fakeSessionStorage({ stored }: { stored?: StoredSession } = {}): FakeSessionStorage {
  const changes = new Subject<StoredSession | undefined>();
  let current = stored;
  let writes = 0;
  const write = (next: StoredSession): void => {
    current = next;
    writes += 1;
  };
  return {
    changes: changes.asObservable(),
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
    },
    otherTabWrites(next) {
      current = next;
      changes.next(next);
    },
  };
}
