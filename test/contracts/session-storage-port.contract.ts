import { describe, expect, it } from "vitest";
import type { SessionChange, SessionEventsPort, SessionStoragePort, StoredSession } from "#domain/session/index.ts";
import { aSession } from "#test/mothers/index.ts";

/** Two tabs of one browser. */
export interface SessionStorageContractSetup {
  readonly storage: SessionStoragePort;
  readonly events: SessionEventsPort;
  /** Writes or ends the session in the other tab. */
  otherTab(event: SessionChange): void;
  /** Returns the changes that other tabs receive while `act` runs in this tab. */
  eventsInOtherTabs(act: () => void): readonly SessionChange[];
  /** Writes another entry of the portal to the storage of the session. */
  put(key: string, value: string): void;
  /** Returns the value stored under a key. */
  get(key: string): string | undefined;
}

const STORED: StoredSession = { session: aSession(), deadline: 1_000 };

/** Runs the contract suite of `SessionStoragePort` and `SessionEventsPort`. */
export function sessionStoragePortContract(name: string, make: () => SessionStorageContractSetup): void {
  describe(`SessionStoragePort and SessionEventsPort: ${name}`, () => {
    it("keeps the session that was written last until it is cleared", () => {
      const { storage } = make();
      expect(storage.read()).toBeUndefined();
      storage.write(STORED);
      storage.write({ ...STORED, deadline: 2_000 });
      expect(storage.read()).toEqual({ ...STORED, deadline: 2_000 });
      storage.clear("logout");
      expect(storage.read()).toBeUndefined();
    });

    it("[SESS-06] clears all keys of the portal except the two that outlive a session", () => {
      const { storage, put, get } = make();
      storage.write(STORED);
      for (const key of ["ebok.chat.open", "ebok.widget", "ebok.language", "ebok.draft", "ebok.chat.opened"])
        put(key, key);
      storage.clear("logout");
      expect(storage.read()).toBeUndefined();
      for (const key of ["ebok.chat.open", "ebok.widget", "ebok.language"]) expect(get(key)).toBe(key);
      expect([get("ebok.draft"), get("ebok.chat.opened")]).toEqual([undefined, undefined]);
    });

    it("moves the deadline of a session, and creates none without a session", () => {
      const { storage } = make();
      storage.moveDeadline(3_000);
      expect(storage.read()).toBeUndefined();
      storage.write({ ...STORED, serverHash: "hash" });
      storage.moveDeadline(3_000);
      expect(storage.read()).toEqual({ ...STORED, serverHash: "hash", deadline: 3_000 });
    });

    it("[SESS-08] emits sessions that another tab has written or ended, and not those of its own tab", () => {
      const { storage, events, otherTab } = make();
      const seen: SessionChange[] = [];
      const watching = events.changes.subscribe((event) => seen.push(event));
      storage.write(STORED);
      otherTab({ ...STORED, deadline: 4_000 });
      expect(storage.read()?.deadline).toBe(4_000);
      otherTab("logout");
      otherTab("expired");
      expect(storage.read()).toBeUndefined();
      watching.unsubscribe();
      expect(seen).toEqual([{ ...STORED, deadline: 4_000 }, "logout", "expired"]);
    });

    it.each(["logout", "expired", "missing"] as const)(
      '[SESS-08] notifies other tabs of the end of the session by "%s", and stores no session',
      (ending) => {
        const { storage, eventsInOtherTabs, get } = make();
        storage.write(STORED);
        expect(eventsInOtherTabs(() => storage.clear(ending))[0]).toBe(ending);
        expect([storage.read(), get("ebok.session")]).toEqual([undefined, undefined]);
      },
    );
  });
}
