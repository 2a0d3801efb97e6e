import { describe, expect, it } from "vitest";
import type { SessionChange, SessionEventsPort, SessionStoragePort, StoredSession } from "#domain/session/index.ts";
import { aSession } from "#test/mothers/index.ts";

/** One tab of a browser, and another one. */
export interface SessionStorageContractSetup {
  readonly storage: SessionStoragePort;
  readonly events: SessionEventsPort;
  /** Another tab writes this session, or ends it. */
  otherTab(event: SessionChange): void;
  /** What other tabs hear while `act` runs in this one. */
  eventsInOtherTabs(act: () => void): readonly SessionChange[];
  /** Puts something of the portal beside the session, as its other parts do. */
  put(key: string, value: string): void;
  /** What stands there under a key. */
  get(key: string): string | undefined;
}

const STORED: StoredSession = { session: aSession(), deadline: 1_000 };

/** What every `SessionStoragePort` and `SessionEventsPort` keep to. */
export function sessionStoragePortContract(name: string, make: () => SessionStorageContractSetup): void {
  describe(`SessionStoragePort and SessionEventsPort: ${name}`, () => {
    it("holds what was written last, until it is cleared", () => {
      const { storage } = make();
      expect(storage.read()).toBeUndefined();
      storage.write(STORED);
      storage.write({ ...STORED, deadline: 2_000 });
      expect(storage.read()).toEqual({ ...STORED, deadline: 2_000 });
      storage.clear("logout");
      expect(storage.read()).toBeUndefined();
    });

    it("[SESS-06] clears everything of the portal but the two kept keys", () => {
      const { storage, put, get } = make();
      storage.write(STORED);
      for (const key of ["ebok.chat.open", "ebok.widget", "ebok.draft", "ebok.chat.opened"]) put(key, key);
      storage.clear("logout");
      expect(storage.read()).toBeUndefined();
      expect([get("ebok.chat.open"), get("ebok.widget")]).toEqual(["ebok.chat.open", "ebok.widget"]);
      expect([get("ebok.draft"), get("ebok.chat.opened")]).toEqual([undefined, undefined]);
    });

    it("moves the deadline of a session, and makes none", () => {
      const { storage } = make();
      storage.moveDeadline(3_000);
      expect(storage.read()).toBeUndefined();
      storage.write(STORED);
      storage.moveDeadline(3_000);
      expect(storage.read()).toEqual({ ...STORED, deadline: 3_000 });
    });

    it("[SESS-08] tells what another tab has written or ended, and not what this one has", () => {
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

    it.each(["logout", "expired"] as const)(
      "[SESS-08] tells other tabs why it was cleared, and leaves no word of that: %s",
      (ending) => {
        const { storage, eventsInOtherTabs, get } = make();
        storage.write(STORED);
        expect(eventsInOtherTabs(() => storage.clear(ending))[0]).toBe(ending);
        expect([storage.read(), get("ebok.session")]).toEqual([undefined, undefined]);
      },
    );
  });
}
