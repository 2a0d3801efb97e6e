import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { StoredSession } from "#domain/session/index.ts";
import { LocalSessionStorageAdapter } from "./local-session-storage.adapter.ts";
import { formatStoredSession, parseStoredSession } from "./stored-session.ts";

const STORED: StoredSession = {
  deadline: 1_795_000_000_000,
  session: {
    isLogged: true,
    sessionId: "s-1",
    userId: "u-1",
    currentContext: "00123456789",
    contexts: [{ id: "00123456789", name: "Mieszkanie" }],
    cooperative: false,
    b2b: true,
    crmUser: false,
    access: { ebok: true, wifi: false },
  },
};

/** Creates a storage with room for `room` keys. */
function memory(room = Number.POSITIVE_INFINITY): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem(key, value) {
      if (!values.has(key) && values.size >= room) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

describe("LocalSessionStorageAdapter", () => {
  it("[SESS-07] reads the stored session after a reload and in other tabs", () => {
    const storage = memory();
    new LocalSessionStorageAdapter(() => storage).write(STORED);
    expect(new LocalSessionStorageAdapter(() => storage).read()).toEqual(STORED);
    expect(JSON.parse(storage.getItem("ebok.session") ?? "")).toEqual({ version: 1, ...STORED });
  });

  it("[SESS-07] returns no session from an empty storage, even after moving the deadline", () => {
    const adapter = new LocalSessionStorageAdapter(() => memory());
    adapter.moveDeadline(5);
    expect(adapter.read()).toBeUndefined();
  });

  it("moves the deadline of the stored session and keeps its other fields", () => {
    const storage = memory();
    const adapter = new LocalSessionStorageAdapter(() => storage);
    const stored = { ...STORED, endsAt: STORED.deadline + 1, serverHash: "hash" };
    adapter.write(stored);
    adapter.moveDeadline(7);
    expect(adapter.read()).toEqual({ ...stored, deadline: 7 });
  });

  it("[SESS-06] removes the portal's storage keys except the retained ones, and no foreign keys", () => {
    const storage = memory();
    const retained = ["ebok.chat.open", "ebok.widget", "ebok.language", "ebok.language.saved"];
    for (const key of [...retained, "ebok.a", "ebok.chat", "ebok.widget.old", "ebok.languages", "other", "ebokx"])
      storage.setItem(key, "1");
    const adapter = new LocalSessionStorageAdapter(() => storage);
    adapter.write(STORED);
    adapter.clear("logout");
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
      ...retained,
      "other",
      "ebokx",
    ]);
    expect(adapter.read()).toBeUndefined();
  });

  it.each([
    [
      "denied",
      () => {
        throw new DOMException("no", "SecurityError");
      },
    ],
    ["full", () => memory(0)],
  ] as const)("keeps the session as long as the page when the storage is %s", (_name, open) => {
    const adapter = new LocalSessionStorageAdapter(open);
    adapter.write(STORED);
    expect(adapter.read()).toEqual(STORED);
    adapter.moveDeadline(9);
    expect(adapter.read()?.deadline).toBe(9);
    adapter.clear("logout");
    expect(adapter.read()).toBeUndefined();
  });

  it("removes the older session when the new one does not fit", () => {
    const storage = memory();
    new LocalSessionStorageAdapter(() => storage).write({ ...STORED, deadline: 1 });
    storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    new LocalSessionStorageAdapter(() => storage).write(STORED);
    expect(storage.getItem("ebok.session")).toBeNull();
  });
});

describe("parseStoredSession", () => {
  it("[SESS-07] parses any session that was written back to the same session", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.boolean(), (name, deadline, flag) => {
        const stored: StoredSession = {
          deadline,
          session: { ...STORED.session, cooperative: flag, contexts: [{ id: "1", name }] },
        };
        expect(parseStoredSession(formatStoredSession(stored))).toEqual(stored);
      }),
    );
  });

  it("(part of GUARD-07) parses the rights that the session lacks, and no other words", () => {
    const session = { ...STORED.session, unreadRights: ["wifi"] as const };
    expect(parseStoredSession(formatStoredSession({ ...STORED, session }))?.session).toEqual(session);
    const other = JSON.stringify({ version: 1, ...STORED, session: { ...STORED.session, unreadRights: ["all", 1] } });
    expect(parseStoredSession(other)?.session.unreadRights).toEqual([]);
  });

  const good: Record<string, unknown> = { version: 1, ...STORED };
  it.each([
    ["nothing", null],
    ["not JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["another version", JSON.stringify({ ...good, version: 2 })],
    ["no deadline", JSON.stringify({ ...good, deadline: undefined })],
    ["a deadline in text", JSON.stringify({ ...good, deadline: "1" })],
    ["an endless deadline", JSON.stringify(good).replace(String(STORED.deadline), "1e999")],
    ["not of a logged-in user", JSON.stringify({ ...good, session: { ...STORED.session, isLogged: false } })],
    ["no session id", JSON.stringify({ ...good, session: { ...STORED.session, sessionId: "" } })],
    ["a flag in text", JSON.stringify({ ...good, session: { ...STORED.session, b2b: "true" } })],
    ["a context without an id", JSON.stringify({ ...good, session: { ...STORED.session, contexts: [{ name: "x" }] } })],
    ["no access", JSON.stringify({ ...good, session: { ...STORED.session, access: undefined } })],
  ])("[SESS-07] returns no session when the stored text is %s", (_name, text) => {
    expect(parseStoredSession(text)).toBeUndefined();
  });

  it("returns no session from any other stored JSON, without throwing", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(parseStoredSession(text)).toBeUndefined();
      }),
    );
  });
});
