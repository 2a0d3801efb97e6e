import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import type { SessionPort } from "#domain/session/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aSession } from "#test/mothers/index.ts";
import { SessionStore } from "./session.store.ts";
import { verifySession } from "./verify-session.ts";

beforeAll(() => configure({ enforceActions: "always" }));

function loggedIn() {
  const provider = fakeSession();
  const storage = fakeSessionStorage();
  const session = new SessionStore({ port: provider, storage, credentials: provider });
  session.openSession(aSession(), START);
  return {
    provider,
    storage,
    session,
    verify: (port: Pick<SessionPort, "serverHash"> = provider) => verifySession(session, port, storage),
  };
}

/** Returns a session port whose server reports this hash. */
const reporting = (hash: string): Pick<SessionPort, "serverHash"> => ({
  serverHash: () => Promise.resolve(succeed(hash)),
});

describe("verifySession", () => {
  it("(part of CALL-09) does nothing when the server reports this session", async () => {
    const { session, provider, verify } = loggedIn();
    await verify();
    expect([session.current, session.ended, provider.script.calls]).toEqual([aSession(), undefined, ["serverHash"]]);
  });

  it("(part of CALL-09) keeps the session of a server that computes another hash than SHA-256", async () => {
    const { session, storage, verify } = loggedIn();
    await verify(reporting("5F4DCC3B5AA765D61D8327DEB882CF99"));
    await verify(reporting("5F4DCC3B5AA765D61D8327DEB882CF99"));
    expect([session.current, session.ended, storage.read()?.serverHash]).toEqual([
      aSession(),
      undefined,
      "5F4DCC3B5AA765D61D8327DEB882CF99",
    ]);
  });

  it("(part of CALL-09) expires the session in all tabs when the server reports another one", async () => {
    const { session, provider, storage, verify } = loggedIn();
    await verify();
    const sent = provider.script.calls.length;
    // Read by another tab, or after a reload: the first hash is stored with the session.
    const reported = storage.eventsInOtherTabs(() => undefined);
    await verify(reporting("0".repeat(64)));
    expect([session.current, session.ended, storage.read(), provider.script.calls.length]).toEqual([
      undefined,
      "expired",
      undefined,
      sent,
    ]);
    expect(reported).toEqual(["expired"]);
    expect(provider.sessionId).toBeUndefined();
  });

  it("(part of CALL-09) compares with the first hash of this session, not of a former one", async () => {
    const { session, storage, verify } = loggedIn();
    await verify(reporting("hash-of-the-first"));
    session.openSession(aSession({ sessionId: "s-next" }), START);
    await verify(reporting("hash-of-the-next"));
    expect([session.current?.sessionId, storage.read()?.serverHash]).toEqual(["s-next", "hash-of-the-next"]);
  });

  it("(part of CALL-09) keeps the first hash through an account switch and a new deadline", async () => {
    const { session, storage, verify } = loggedIn();
    await verify(reporting("hash-of-the-first"));
    storage.moveDeadline(START + 60_000);
    session.setSessionInAllTabs({ ...aSession(), currentContext: "another" });
    expect(storage.read()?.serverHash).toBe("hash-of-the-first");
    await verify(reporting("hash-of-another"));
    expect([session.current, session.ended]).toEqual([undefined, "expired"]);
  });

  it.each([
    { kind: "timeout" },
    { kind: "unreachable" },
    { kind: "http", status: 500 },
    { kind: "malformed", why: "cut-off" },
  ] as const)("(part of CALL-09) keeps the session when the call that verifies it fails: $kind", async (failure) => {
    const { session, provider, verify } = loggedIn();
    provider.script.failNext("serverHash", failure);
    await verify();
    expect([session.current, session.ended]).toEqual([aSession(), undefined]);
  });

  it("(part of CALL-09) ignores a response about the session when another has started since", async () => {
    const { session, provider, storage, verify } = loggedIn();
    let answer = (): void => undefined;
    const late = {
      ...provider,
      serverHash: () =>
        new Promise<ReturnType<typeof succeed<string>>>((resolve) => {
          answer = () => resolve(succeed("0".repeat(64)));
        }),
    };
    const verified = verify(late);
    session.logout();
    session.openSession(aSession({ sessionId: "s-next" }), START);
    answer();
    await verified;
    expect([session.current?.sessionId, session.ended, storage.read()?.serverHash]).toEqual([
      "s-next",
      undefined,
      undefined,
    ]);
  });

  it("verifies nothing without a session", async () => {
    const { session, provider, verify } = loggedIn();
    session.logout();
    await verify();
    expect(provider.script.calls).toEqual(["end"]);
  });
});
