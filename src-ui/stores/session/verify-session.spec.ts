import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { succeed } from "#domain/shared-kernel/index.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { hashedMarks } from "#test/fakes/fake-tracking.ts";
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
  return { provider, storage, session, verify: (port = provider) => verifySession(session, port, hashedMarks()) };
}

/** Creates a session port that reports the session of another customer. */
const mixedUp = (provider: ReturnType<typeof fakeSession>) => ({
  ...provider,
  serverHash: () => Promise.resolve(succeed("0".repeat(64))),
});

describe("verifySession", () => {
  it("(part of CALL-09) does nothing when the server reports this session", async () => {
    const { session, provider, verify } = loggedIn();
    await verify();
    expect([session.current, session.ended, provider.script.calls]).toEqual([aSession(), undefined, ["serverHash"]]);
  });

  it("(part of CALL-09) expires the session in all tabs when the server reports another one", async () => {
    const { session, provider, storage, verify } = loggedIn();
    const reported = storage.eventsInOtherTabs(() => undefined);
    await verify(mixedUp(provider));
    expect([session.current, session.ended, storage.read(), provider.script.calls]).toEqual([
      undefined,
      "expired",
      undefined,
      [],
    ]);
    expect(reported).toEqual(["expired"]);
    expect(provider.sessionId).toBeUndefined();
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
    const { session, provider } = loggedIn();
    let answer = (): void => undefined;
    const late = {
      ...provider,
      serverHash: () =>
        new Promise<ReturnType<typeof succeed<string>>>((resolve) => {
          answer = () => resolve(succeed("0".repeat(64)));
        }),
    };
    const verified = verifySession(session, late, hashedMarks());
    session.logout();
    session.openSession(aSession({ sessionId: "s-next" }), START);
    answer();
    await verified;
    expect([session.current?.sessionId, session.ended]).toEqual(["s-next", undefined]);
  });

  it("verifies nothing without a session", async () => {
    const { session, provider, verify } = loggedIn();
    session.logout();
    await verify();
    expect(provider.script.calls).toEqual(["end"]);
  });
});
