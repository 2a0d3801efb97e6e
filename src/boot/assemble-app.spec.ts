import { autorun } from "mobx";
import { describe, expect, it, vi } from "vitest";
import { DRAFT_PAGE } from "#test/fakes/fake-drafts.ts";
import { fakeReturnAddress } from "#test/fakes/fake-return-address.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aConfiguration, aSession } from "#test/mothers/index.ts";
import { openApp, type PortalStart } from "#test/journeys/support/fake-container.ts";
import { createFakeBackend, type FakeBackend } from "#test/journeys/support/fake-backend.ts";
import { FINANCE_STORE, ONBOARDING_STORE, SESSION_PORT } from "../container/tokens.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";
import * as tokens from "#src/container/tokens.ts";

const MINUTE = 60_000;

function assembled(
  backend: FakeBackend = createFakeBackend(),
  change: PortalStart["change"] = () => undefined,
  configuration = aConfiguration(),
) {
  return { backend, app: openApp(backend, { configuration, change }) };
}

const withStoredSession = (left: number): FakeBackend =>
  createFakeBackend({ storedSession: { session: aSession(), deadline: START + left } });

describe("assembled portal", () => {
  it("requests no customer data before a login", () => {
    const { app, backend } = assembled();
    expect(storesOf(app).session.current).toBeUndefined();
    expect([backend.client.script.calls, backend.session.script.calls, backend.siteContent.script.calls]).toEqual([
      [],
      [],
      [],
    ]);
  });

  it("[SESS-07] resumes the stored session and loads the customer's data", async () => {
    const { app, backend } = assembled(withStoredSession(10 * MINUTE));
    app.resume();
    app.resume();
    await backend.clock.advance(0);
    expect(storesOf(app).session.current).toEqual(aSession());
    expect(storesOf(app).client.data.state.status).toBe("ready");
    expect(backend.client.script.calls).toEqual(["load"]);
    await backend.clock.advance(15_000);
    expect(backend.session.script.calls).toEqual(["isActive"]);
  });

  it("[SESS-05] removes an expired session at the start", () => {
    const { app, backend } = assembled(withStoredSession(-1));
    expect(backend.storage.read()).toBeUndefined();
    app.resume();
    expect(storesOf(app).session.current).toBeUndefined();
  });

  it("(part of SEC-03) gives no return address of an expired session to another customer", async () => {
    const returnAddress = fakeReturnAddress();
    const { app, backend } = assembled(withStoredSession(MINUTE), ({ root }) => {
      root.rebind(tokens.RETURN_ADDRESS_PORT).toConstantValue(returnAddress);
    });
    app.resume();
    await backend.clock.advance(2 * MINUTE);
    expect(storesOf(app).session.ended).toBe("expired");
    returnAddress.keep("/invoice?ptoken=secret");
    expect(app.container.isLoaded("forms")).toBe(false);
    expect(returnAddress.take("another")).toBeUndefined();
  });

  it("(part of SEC-03) forgets the return address at once when the customer logs out", () => {
    const returnAddress = fakeReturnAddress();
    const { app } = assembled(withStoredSession(MINUTE), ({ root }) => {
      root.rebind(tokens.RETURN_ADDRESS_PORT).toConstantValue(returnAddress);
    });
    app.resume();
    returnAddress.keep("/invoice?ptoken=secret");
    storesOf(app).session.logout();
    expect(returnAddress.take(aSession().userId)).toBeUndefined();
  });

  it("keeps an unexpired session in storage before the portal resumes it", () => {
    const { backend } = assembled(withStoredSession(MINUTE));
    expect(backend.storage.read()).toEqual({ session: aSession(), deadline: START + MINUTE });
  });

  it("drops the stores of an account when the session ends, and stops watching the session", async () => {
    const { app, backend } = assembled();
    app.openSession(aSession());
    await app.container.load("finance", "onboarding");
    const { account } = app.container;
    await Promise.all([account?.get(FINANCE_STORE).entries.load(), account?.get(ONBOARDING_STORE).storedFlags.load()]);
    const ends: string[] = [];
    app.onSessionEnd((end) => ends.push(end));
    await backend.clock.advance(15 * MINUTE);
    expect(ends).toEqual(["expired"]);
    expect(app.container.account).toBeUndefined();
    app.openSession(aSession());
    expect(app.container.get(FINANCE_STORE).entries.state).toEqual({ status: "idle" });
    expect(app.container.get(ONBOARDING_STORE).storedFlags.state).toEqual({ status: "idle" });
    storesOf(app).session.expire();
    const requestCount = backend.session.script.calls.length;
    await backend.clock.advance(MINUTE);
    expect(backend.session.script.calls).toHaveLength(requestCount);
    expect(app.container.root.get(tokens.SESSION_KEEPER).warning).toBeUndefined();
  });

  it("keeps drafts after an expired session and removes them after a logout (part of SESS-06)", async () => {
    const { app, backend } = assembled();
    app.openSession(aSession());
    const { drafts } = await app.container.loadService("forms", tokens.FORM_SERVICES);
    drafts.of("request").keep({ note: "a" });
    await backend.clock.advance(15 * MINUTE);
    expect([storesOf(app).session.ended, drafts.of("request").read()]).toEqual(["expired", undefined]);
    app.openSession(aSession());
    expect(drafts.of("request").read()).toEqual({ note: "a" });
    storesOf(app).session.logout();
    expect(backend.drafts.stored.size).toBe(0);
  });

  it("removes a draft at a logout from a page without a form (part of SESS-06)", async () => {
    const before = assembled();
    before.app.openSession(aSession());
    (await before.app.container.loadService("forms", tokens.FORM_SERVICES)).drafts.of("request").keep({ note: "a" });
    const { app, backend } = assembled(before.backend);
    app.resume();
    storesOf(app).session.logout();
    await vi.waitFor(() => expect(backend.drafts.stored.size).toBe(0));
  });

  it("keeps a draft of a form that is created while an observer renders (part of SESS-06)", async () => {
    const { app, backend } = assembled();
    app.openSession(aSession());
    await app.container.load("forms");
    const stop = autorun(() => app.container.root.get(tokens.FORM_SERVICES).drafts.of("request").keep({ note: "a" }));
    expect(backend.drafts.stored.size).toBe(1);
    stop();
  });

  it("shows no draft of another customer and none that is too old", async () => {
    const { app, backend } = assembled();
    app.openSession(aSession());
    (await app.container.loadService("forms", tokens.FORM_SERVICES)).drafts.of("request").keep({ note: "a" });
    backend.clock.jumpTo(START + 31 * MINUTE);
    await assembled(backend).app.container.loadService("forms", tokens.FORM_SERVICES);
    expect(backend.drafts.stored.size).toBe(0);
    const other = assembled();
    other.app.openSession(aSession());
    (await other.app.container.loadService("forms", tokens.FORM_SERVICES)).drafts.of("request").keep({ note: "a" });
    other.app.openSession(aSession({ userId: "U-other" }));
    expect(other.backend.drafts.stored.size).toBe(0);
  });

  it("asks before leaving only with unsaved changes", async () => {
    const { app } = assembled();
    const gone: string[] = [];
    app.leaveForms(() => gone.push("before any form"));
    const { unsaved } = await app.container.loadService("forms", tokens.FORM_SERVICES);
    app.leaveForms(() => gone.push("without changes"));
    unsaved.watch({ dirty: true, busy: false, reset: () => undefined });
    app.leaveForms(() => gone.push("without a guard that could ask"));
    unsaved.addGuard();
    app.leaveForms(() => gone.push("with changes"));
    expect(gone).toEqual(["before any form", "without changes", "without a guard that could ask"]);
    expect(unsaved.question).toBeDefined();
  });

  it("[DIALOG-11] asks before a logout about a draft that no page shows, and not before another page", async () => {
    const { app } = assembled();
    app.openSession(aSession());
    const { drafts, unsaved } = await app.container.loadService("forms", tokens.FORM_SERVICES);
    unsaved.addGuard();
    const gone: string[] = [];
    app.leaveAccount(() => gone.push("without a draft"));
    drafts.of("request").keep({ note: "a" });
    app.leaveForms(() => gone.push("to another page"));
    app.leaveAccount(() => gone.push("logged out"));
    expect([gone, unsaved.question?.kind]).toEqual([["without a draft", "to another page"], "drafts"]);
    unsaved.question?.stay();
    expect([gone.length, drafts.lastUnfinished()]).toMatchObject([2, { page: DRAFT_PAGE }]);
    app.leaveAccount(() => gone.push("logged out"));
    unsaved.question?.leave();
    expect(gone.at(-1)).toBe("logged out");
  });

  it("(part of DIALOG-11) asks before a logout about a draft that another account keeps", async () => {
    const { app } = assembled();
    app.openSession(aSession());
    const { drafts, unsaved } = await app.container.loadService("forms", tokens.FORM_SERVICES);
    unsaved.addGuard();
    drafts.of("request").keep({ note: "a" });
    storesOf(app).session.setSessionInAllTabs({ ...aSession(), currentContext: "another" });
    const gone: string[] = [];
    app.leaveForAccount(() => gone.push("switched"));
    app.leaveAccount(() => gone.push("logged out"));
    expect([gone, unsaved.question]).toMatchObject([["switched"], { kind: "drafts", page: undefined }]);
    unsaved.question?.leave();
    storesOf(app).session.logout();
    expect([gone.at(-1), drafts.hasUnfinished()]).toEqual(["logged out", false]);
  });

  it("[I18N-02] refreshes the date when the page wakes up", () => {
    const { app, backend } = assembled();
    expect(storesOf(app).today.today).toBe("2026-11-20");
    backend.clock.jumpTo(START + 24 * 60 * MINUTE);
    backend.activity.wake();
    expect(storesOf(app).today.today).toBe("2026-11-21");
  });

  it("[CALL-21] corrects the date when a response names another day, and keeps the session's time", async () => {
    const { app, backend } = assembled(withStoredSession(10 * MINUTE));
    app.resume();
    const [sentAt, receivedAt] = [START, START];
    app.container.root.get(tokens.SERVICE_CLOCK).follow({ sentAt, receivedAt, serviceTime: START + 72 * 60 * MINUTE });
    expect(storesOf(app).today.today).toBe("2026-11-23");
    await backend.clock.advance(9 * MINUTE);
    expect(storesOf(app).session.current).toEqual(aSession());
    await backend.clock.advance(2 * MINUTE);
    expect(storesOf(app).session.current).toBeUndefined();
  });

  it("applies the configured length, warning and check interval of a session", async () => {
    const limits = {
      sessionMinutes: 5,
      warningSeconds: 60,
      checkSeconds: 20,
      requestSeconds: 60,
      fileMegabytes: 5,
      bankAccount: "polish",
    } as const;
    const { app, backend } = assembled(createFakeBackend(), undefined, aConfiguration({ limits }));
    app.openSession(aSession());
    expect(backend.storage.read()?.deadline).toBe(START + 5 * MINUTE);
    await backend.clock.advance(MINUTE);
    expect(backend.session.script.calls.filter((call) => call === "isActive")).toHaveLength(3);
    await backend.clock.advance(3 * MINUTE);
    expect(app.container.root.get(tokens.SESSION_KEEPER).warns).toBe(false);
    await backend.clock.advance(2_000);
    expect([
      app.container.root.get(tokens.SESSION_KEEPER).warns,
      app.container.root.get(tokens.SESSION_KEEPER).warningMs,
    ]).toEqual([true, 60_000]);
    await backend.clock.advance(MINUTE);
    expect(storesOf(app).session.ended).toBe("expired");
  });

  it("(part of CALL-09) verifies the session after a login and a switch, but not after a resume", async () => {
    const requestCount = ({ session }: FakeBackend) =>
      session.script.calls.filter((call) => call === "serverHash").length;
    const stored = assembled(withStoredSession(10 * MINUTE));
    stored.app.resume();
    const { app, backend } = assembled();
    app.openSession(aSession());
    await vi.waitFor(() => expect(requestCount(backend)).toBe(1));
    storesOf(app).session.setSessionInAllTabs({ ...aSession(), currentContext: "another" });
    await vi.waitFor(() => expect(requestCount(backend)).toBe(2));
    expect([storesOf(app).session.ended, requestCount(stored.backend)]).toEqual([undefined, 0]);
  });

  it("(part of CALL-09) ends a session mixed up at a switch, but not after a failure", async () => {
    const provided = { down: false, hash: "hash-of-this-session" };
    const backend = createFakeBackend();
    const readServerHash = (): ReturnType<typeof backend.session.serverHash> =>
      Promise.resolve(provided.down ? { ok: false, failure: { kind: "timeout" } } : { ok: true, value: provided.hash });
    const serverHash = vi.fn<typeof readServerHash>(readServerHash);
    const { app } = assembled(backend, ({ root }) => {
      root.rebind(SESSION_PORT).toConstantValue({ ...backend.session, serverHash });
    });
    const ends: string[] = [];
    app.onSessionEnd((end) => ends.push(end));
    app.openSession(aSession());
    const switchTo = (currentContext: string) =>
      storesOf(app).session.setSessionInAllTabs({ ...aSession(), currentContext });
    await vi.waitFor(() => expect(backend.storage.read()?.serverHash).toBe("hash-of-this-session"));
    provided.down = true;
    switchTo("another");
    await vi.waitFor(() => expect(serverHash).toHaveBeenCalledTimes(2));
    await backend.clock.advance(0);
    expect([storesOf(app).session.current?.currentContext, ends]).toEqual(["another", []]);
    Object.assign(provided, { down: false, hash: "hash-of-another-session" });
    switchTo("third");
    await vi.waitFor(() => expect(ends).toEqual(["expired"]));
    expect([storesOf(app).session.current, backend.storage.read(), app.container.account]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("hides a feature that the installation lacks", async () => {
    const { app, backend } = assembled();
    backend.featureAvailability.deny("wifi");
    app.openSession(aSession());
    await backend.clock.advance(0);
    expect(storesOf(app).navigation.access?.wifi).toBe("no");
    expect(storesOf(app).navigation.gate?.wifi).toBe("no");
  });
});
