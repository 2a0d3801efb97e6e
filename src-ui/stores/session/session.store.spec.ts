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

describe("the session in force", () => {
  it("[SESS-01] begins with a login, with 15 minutes ahead, kept for the next page load, its id on every call", () => {
    const { session, storage, provider } = store();
    session.enter(aSession(), START);
    expect(session.current).toEqual(aSession());
    expect(storage.read()).toEqual(storedSession());
    expect(provider.sessionId).toBe(aSession().sessionId);
  });

  it("[SESS-07] is taken up again where the browser has kept it", () => {
    const { session, provider } = store(storedSession());
    expect(session.resume(START)).toBe(true);
    expect(session.current).toEqual(aSession());
    expect(provider.sessionId).toBe(aSession().sessionId);
    expect(session.ended).toBeUndefined();
  });

  it("(part of SESS-11) begins anew on the wire with another context, by a switch here or in the tab that kept it", async () => {
    const { session, provider, storage } = store(storedSession());
    session.resume(START);
    const first = provider.isActive();
    session.enter(aSession({ currentContext: "4127831" }), START);
    expect(await first).toEqual({ ok: false, failure: { kind: "aborted" } });
    const second = provider.isActive();
    storage.write(storedSession({ session: aSession({ currentContext: "4127832" }) }));
    expect(session.resume(START)).toBe(true);
    expect(await second).toEqual({ ok: false, failure: { kind: "aborted" } });
    expect(session.current?.currentContext).toBe("4127832");
  });

  it("is not there where nothing is kept", () => {
    const { session } = store();
    expect(session.resume(START)).toBe(false);
    expect([session.current, session.ended]).toEqual([undefined, undefined]);
  });

  it.each([
    ["passed", START - 1],
    ["about to pass", START + 1_000],
    ["too far ahead", START + 60 * MINUTE],
  ])("[SESS-05] is not taken up with a deadline that is %s, and nothing of it stays", (_name, deadline) => {
    const { session, storage, provider } = store(storedSession({ deadline }));
    expect(session.resume(START)).toBe(false);
    expect([session.current, session.ended, storage.read(), provider.sessionId]).toEqual([
      undefined,
      "missing",
      undefined,
      undefined,
    ]);
  });

  it("[SESS-06] is gone from this browser on logout before the provider has answered, or when it cannot", async () => {
    for (const failing of [false, true]) {
      const { session, storage, provider } = store();
      session.enter(aSession(), START);
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

  it("asks the provider to end it while the call still carries it", () => {
    const asked: (string | undefined)[] = [];
    const { session, provider } = store();
    session.enter(aSession(), START);
    provider.end = () => {
      asked.push(provider.sessionId);
      return Promise.resolve({ ok: true, value: undefined });
    };
    session.logout();
    session.logout();
    expect(asked).toEqual([aSession().sessionId]);
  });

  it("[SESS-03] is over when its time is up, and only then", () => {
    const { session, storage } = store(storedSession());
    session.expire();
    expect([session.ended, storage.read()]).toEqual([undefined, storedSession()]);
    session.resume(START);
    session.expire();
    expect([session.current, session.ended, storage.read()]).toEqual([undefined, "expired", undefined]);
  });

  it("[SESS-08] that another tab has replaced ends here without touching what that tab has stored", () => {
    const { session, storage, provider } = store();
    session.enter(aSession(), START);
    const other = storedSession({ session: aSession({ sessionId: "another" }) });
    storage.otherTabWrites(other);
    session.endedElsewhere("logout");
    expect([session.current, session.ended, provider.sessionId]).toEqual([undefined, "logout", undefined]);
    expect(storage.read()).toEqual(other);
    expect(provider.script.calls).toEqual([]);
  });

  it("that nobody came in with is ended at the provider, and nothing of it stays here", () => {
    const asked: (string | undefined)[] = [];
    const { session, storage, provider } = store();
    provider.end = () => {
      asked.push(provider.sessionId);
      return Promise.resolve({ ok: true, value: undefined });
    };
    session.discard(aSession());
    expect(asked).toEqual([aSession().sessionId]);
    expect([session.current, session.ended, storage.read(), provider.sessionId]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);

    session.enter(aSession({ sessionId: "another" }), START);
    session.discard(aSession());
    expect(asked).toHaveLength(1);
    expect([session.current?.sessionId, provider.sessionId]).toEqual(["another", "another"]);
  });

  it("forgets how the last one ended when the next begins", () => {
    const { session } = store();
    session.enter(aSession(), START);
    session.logout();
    session.enter(aSession({ sessionId: "another" }), START + MINUTE);
    expect([session.current?.sessionId, session.ended]).toEqual(["another", undefined]);
  });
});
