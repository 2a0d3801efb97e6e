import { configure } from "mobx";
import { beforeAll, describe, expect, it } from "vitest";
import { fakeCustomerContexts, plainRoles } from "#test/fakes/fake-customer-contexts.ts";
import { fakeTabLock } from "#test/fakes/fake-tab-lock.ts";
import { fakeSession } from "#test/fakes/fake-session.ts";
import { fakeSessionStorage } from "#test/fakes/fake-session-storage.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aSession } from "#test/mothers/index.ts";
import { AccountSwitch } from "./account-switch.ts";
import { SessionStore } from "./session.store.ts";

beforeAll(() => configure({ enforceActions: "always" }));

const FLAT = { id: "5600321", name: "Mieszkanie" };
const COMPANY = { id: "6005610", name: "Pracownia" };
const settled = () => new Promise((done) => setImmediate(done));

/** Creates a customer with two accounts. */
function portal({
  tabLock = fakeTabLock(),
  storage = fakeSessionStorage(),
  contexts = fakeCustomerContexts([plainRoles(FLAT.id), { ...plainRoles(COMPANY.id), b2b: true }]),
} = {}) {
  const provider = fakeSession();
  const session = new SessionStore({ port: provider, storage, credentials: provider });
  session.openSession(aSession({ currentContext: FLAT.id, contexts: [FLAT, COMPANY] }), START);
  return { provider, storage, session, contexts, switching: new AccountSwitch(session, { contexts, tabLock }) };
}

describe("AccountSwitch", () => {
  it("[SESS-11] replaces the account, roles and access in all tabs and keeps the deadline", async () => {
    const { switching, session, storage } = portal();
    const deadline = storage.read()?.deadline;
    const reported = storage.eventsInOtherTabs(() => void switching.switchAccount(COMPANY, "/index"));
    await settled();
    expect(session.current).toMatchObject({ currentContext: COMPANY.id, b2b: true, contexts: [FLAT, COMPANY] });
    expect(reported).toMatchObject([{ session: session.current, deadline }]);
    expect(switching.state).toEqual({ kind: "idle" });
  });

  it("(part of SESS-11) drops responses for the former account after an account switch", async () => {
    const { switching, provider } = portal();
    const release = provider.script.hold("serverHash");
    const requested = provider.serverHash();
    expect(await switching.switchAccount(COMPANY, "/index")).toBe(true);
    release();
    expect(await requested).toEqual({ ok: false, failure: { kind: "aborted" } });
  });

  it("switches no account before the response, and sends one request for several presses", async () => {
    const { switching, session, contexts } = portal();
    const release = contexts.script.hold("switchAccount");
    const pressed = switching.switchAccount(COMPANY, "/index");
    expect(await switching.switchAccount(FLAT, "/index")).toBe(false);
    await settled();
    expect([switching.isSwitching, session.current?.currentContext, contexts.script.calls]).toEqual([
      true,
      FLAT.id,
      ["switchAccount"],
    ]);
    release();
    expect(await pressed).toBe(true);
    expect(session.current?.currentContext).toBe(COMPANY.id);
  });

  it("exposes the target page only while this tab switches the account", async () => {
    const { switching, session } = portal();
    const seen: (string | undefined)[] = [];
    const setInAllTabs = session.setSessionInAllTabs.bind(session);
    session.setSessionInAllTabs = (next) => {
      seen.push(switching.landing);
      setInAllTabs(next);
    };
    await switching.switchAccount(COMPANY, "/invoice");
    expect([seen, switching.landing]).toEqual([["/invoice"], undefined]);
  });

  it.each([
    [{ kind: "unreachable" }, "unknown"],
    [{ kind: "timeout" }, "unknown"],
    [{ kind: "http", status: 503 }, "unknown"],
    [{ kind: "malformed", why: "wrong-field" }, "unknown"],
    [{ kind: "http", status: 404 }, "not-done"],
    [{ kind: "refused", message: "nie" }, "not-done"],
  ] as const)(
    "shows an account switch that failed with %o as %s, and succeeds when repeated",
    async (failure, kind) => {
      const { switching, session, contexts } = portal();
      contexts.script.failNext("switchAccount", failure);
      expect(await switching.switchAccount(COMPANY, "/index")).toBe(false);
      expect([switching.state, session.current?.currentContext]).toEqual([{ kind, to: COMPANY }, FLAT.id]);
      switching.dismissProblem();
      expect(switching.state.kind).toBe(kind === "unknown" ? "unknown" : "idle");
      expect(await switching.switchAccount(COMPANY, "/index")).toBe(true);
      expect(switching.state).toEqual({ kind: "idle" });
    },
  );

  it("reports an account switch to a customer context that no longer exists", async () => {
    const { switching, contexts } = portal();
    contexts.removeAccount(COMPANY.id);
    expect(await switching.switchAccount(COMPANY, "/index")).toBe(false);
    expect(switching.state).toEqual({ kind: "gone", to: COMPANY });
  });

  it.each(["before", "after"] as const)(
    "does not switch the account when the session ended %s the request",
    async (when) => {
      const { switching, session, contexts, storage } = portal();
      const release = contexts.script.hold("switchAccount");
      const pressed = switching.switchAccount(COMPANY, "/index");
      if (when === "after") await settled();
      session.logout();
      release();
      expect(await pressed).toBe(when === "after");
      expect([session.current, storage.read(), switching.state]).toEqual([undefined, undefined, { kind: "idle" }]);
      expect(contexts.script.calls).toEqual(when === "after" ? ["switchAccount"] : []);
      expect(await switching.switchAccount(COMPANY, "/index")).toBe(false);
    },
  );

  it("resets the unknown outcome of an account switch", async () => {
    const { switching, contexts } = portal();
    contexts.script.failNext("switchAccount", { kind: "unreachable" });
    await switching.switchAccount(COMPANY, "/index");
    switching.forget();
    expect(switching.state).toEqual({ kind: "idle" });
  });

  it("shows an unknown outcome of an account switch when the lock throws", async () => {
    const { switching } = portal({
      tabLock: { ...fakeTabLock(), runExclusively: () => Promise.reject(new Error("broken")) },
    });
    await expect(switching.switchAccount(COMPANY, "/index")).rejects.toThrow("broken");
    expect(switching.state).toEqual({ kind: "unknown", to: COMPANY });
  });

  it("(part of SESS-08) switches accounts of two tabs one by one and stores the last account", async () => {
    const shared = {
      tabLock: fakeTabLock(),
      storage: fakeSessionStorage(),
      contexts: fakeCustomerContexts([plainRoles(FLAT.id), plainRoles(COMPANY.id)]),
    };
    const [one, other] = [portal(shared), portal(shared)];
    const release = shared.contexts.script.hold("switchAccount");
    const ends = [one.switching.switchAccount(COMPANY, "/index"), other.switching.switchAccount(FLAT, "/index")];
    await settled();
    release();
    await Promise.all(ends);
    expect(shared.storage.read()?.session.currentContext).toBe(shared.contexts.current);
  });
});
