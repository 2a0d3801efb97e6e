import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import type { StoredSession } from "#domain/session/index.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aSession } from "#test/mothers/index.ts";
import { SessionStore } from "./session.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const MINUTE = 60_000;
const storedSession = (changes: Partial<StoredSession> = {}): StoredSession => ({
  session: aSession(),
  deadline: START + 15 * MINUTE,
  ...changes,
});

function store(stored?: StoredSession) {
  const provider = fakeSession();
  const storage = fakeSessionStorage(stored === undefined ? {} : { stored });
  return { provider, storage, session: new SessionStore({ port: provider, storage, credentials: provider }) };
}

describe("SessionStore", () => {
  it("[SESS-01] opens a session for 15 minutes after a login, stores it and sends its id", () => {
    const { session, storage, provider } = store();
    session.openSession(aSession(), START);
    expect(session.current).toEqual(aSession());
    expect(storage.read()).toEqual({ ...storedSession(), endsAt: START + 12 * 60 * 60_000 });
    expect(provider.sessionId).toBe(aSession().sessionId);
  });

  it("[SESS-07] resumes a stored session", () => {
    const { session, provider } = store(storedSession());
    expect(session.resume(START)).toBe(true);
    expect(session.current).toEqual(aSession());
    expect(provider.sessionId).toBe(aSession().sessionId);
    expect(session.ended).toBeUndefined();
  });

  it("(part of SESS-11) changes the credentials after an account switch here or in another tab", async () => {
    const { session, provider, storage } = store(storedSession());
    session.resume(START);
    const first = provider.isActive();
    session.openSession(aSession({ currentContext: "4127831" }), START);
    expect(await first).toEqual({ ok: false, failure: { kind: "aborted" } });
    const second = provider.isActive();
    storage.write(storedSession({ session: aSession({ currentContext: "4127832" }) }));
    expect(session.resume(START)).toBe(true);
    expect(await second).toEqual({ ok: false, failure: { kind: "aborted" } });
    expect(session.current?.currentContext).toBe("4127832");
  });

  it("resumes no session when none is stored", () => {
    const { session } = store();
    expect(session.resume(START)).toBe(false);
    expect([session.current, session.ended]).toEqual([undefined, undefined]);
  });

  it.each([
    ["passed", START - 1],
    ["about to pass", START + 1_000],
    ["too far ahead", START + 60 * MINUTE],
  ])("[SESS-05] does not resume a session with a deadline that is %s, and removes it", (_name, deadline) => {
    const { session, storage, provider } = store(storedSession({ deadline }));
    expect(session.resume(START)).toBe(false);
    expect([session.current, session.ended, storage.read(), provider.sessionId]).toEqual([
      undefined,
      "missing",
      undefined,
      undefined,
    ]);
  });

  it("[SESS-06] removes the session at logout before the server responds, even if the logout fails", async () => {
    for (const failing of [false, true]) {
      const { session, storage, provider } = store();
      session.openSession(aSession(), START);
      const release = provider.script.hold("end");
      if (failing) provider.script.failNext("end", { kind: "unreachable" });
      session.logout();
      expect(provider.script.calls).toEqual(["end"]);
      expect([session.current, session.ended, storage.read(), provider.sessionId]).toEqual([
        undefined,
        "logout",
        undefined,
        undefined,
      ]);
      release();
      await new Promise((done) => setImmediate(done));
      expect(session.ended).toBe("logout");
    }
  });

  it("sends the session id with the request that ends the session", () => {
    const asked: (string | undefined)[] = [];
    const { session, provider } = store();
    session.openSession(aSession(), START);
    provider.end = () => {
      asked.push(provider.sessionId);
      return Promise.resolve({ ok: true, value: undefined });
    };
    session.logout();
    session.logout();
    expect(asked).toEqual([aSession().sessionId]);
  });

  it("[SESS-03] expires only a session that is open in this tab", () => {
    const { session, storage } = store(storedSession());
    session.expire();
    expect([session.ended, storage.read()]).toEqual([undefined, storedSession()]);
    session.resume(START);
    session.expire();
    expect([session.current, session.ended, storage.read()]).toEqual([undefined, "expired", undefined]);
  });

  it("(part of LOGIN-05) ends a session after a new password here, as expired in other tabs", () => {
    const { session, storage } = store(storedSession());
    session.resume(START);
    expect(storage.eventsInOtherTabs(() => session.endAfterNewPassword())).toEqual(["expired"]);
    expect([session.current, session.ended, storage.read()]).toEqual([undefined, "password-changed", undefined]);
  });

  it("[SESS-08] ends the session here, but not in storage, when another tab has replaced it", () => {
    const { session, storage, provider } = store();
    session.openSession(aSession(), START);
    const other = storedSession({ session: aSession({ sessionId: "another" }) });
    storage.otherTabWrites(other);
    session.endFromOtherTab("logout");
    expect([session.current, session.ended, provider.sessionId]).toEqual([undefined, "logout", undefined]);
    expect(storage.read()).toEqual(other);
    expect(provider.script.calls).toEqual([]);
  });

  it("(part of SESS-05) closes a session without a deadline, but keeps its storage", () => {
    const { session, storage, provider } = store();
    session.closeWithoutDeadline();
    expect(session.ended).toBeUndefined();
    session.openSession(aSession(), START);
    const other = storedSession({ session: aSession({ sessionId: "another" }) });
    storage.otherTabWrites(other);
    session.closeWithoutDeadline();
    expect([session.current, session.ended, provider.sessionId]).toEqual([undefined, "missing", undefined]);
    expect([storage.read(), provider.script.calls]).toEqual([other, []]);
  });

  it("ends an unused session at the server and stores nothing of it", () => {
    const asked: (string | undefined)[] = [];
    const { session, storage, provider } = store();
    provider.end = () => {
      asked.push(provider.sessionId);
      return Promise.resolve({ ok: true, value: undefined });
    };
    session.endUnusedSession(aSession());
    expect(asked).toEqual([aSession().sessionId]);
    expect([session.current, session.ended, storage.read(), provider.sessionId]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);

    session.openSession(aSession({ sessionId: "another" }), START);
    session.endUnusedSession(aSession());
    expect(asked).toHaveLength(1);
    expect([session.current?.sessionId, provider.sessionId]).toEqual(["another", "another"]);
  });

  it("resets the reason of the last session's end when the next session starts", () => {
    const { session } = store();
    session.openSession(aSession(), START);
    session.logout();
    session.openSession(aSession({ sessionId: "another" }), START + MINUTE);
    expect([session.current?.sessionId, session.ended]).toEqual(["another", undefined]);
  });
});
