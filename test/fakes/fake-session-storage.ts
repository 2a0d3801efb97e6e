import { Subject } from "rxjs";
import type { HeardSession, SessionEventsPort, SessionStoragePort, StoredSession } from "#domain/session/index.ts";

export interface FakeSessionStorage extends SessionStoragePort, SessionEventsPort {
  /** Another tab of the browser writes the session, or ends it. */
  otherTabWrites(heard: HeardSession): void;
  /** What other tabs hear of what this one does while `act` runs. */
  heardElsewhere(act: () => void): readonly HeardSession[];
  /** What other parts of the portal keep beside the session, by key. */
  readonly beside: Map<string, string>;
  /** How often this tab has written. */
  readonly writes: number;
}

const KEPT: readonly string[] = ["ebok.chat.open", "ebok.widget"];

/** The storage of one tab, in memory. */
export function fakeSessionStorage({ stored }: { stored?: StoredSession } = {}): FakeSessionStorage {
  const changes = new Subject<HeardSession>();
  const beside = new Map<string, string>();
  let current = stored;
  let writes = 0;
  let told: HeardSession[] = [];
  const write = (next: StoredSession): void => {
    current = next;
    told.push(next);
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
    clear(ending) {
      told.push(ending);
      current = undefined;
      for (const key of beside.keys()) {
        if (!KEPT.includes(key)) beside.delete(key);
      }
    },
    heardElsewhere(act) {
      told = [];
      act();
      return told;
    },
    otherTabWrites(next) {
      current = typeof next === "string" ? undefined : next;
      changes.next(next);
    },
  };
}
