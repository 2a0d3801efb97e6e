import { expect, it } from "vitest";
import type { UserSession } from "#domain/session/index.ts";
import { fakeAuthenticator, fakePasskeys } from "#test/fakes/fake-passkeys.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { aSession } from "#test/mothers/index.ts";
import { PasskeyLoginStore } from "./passkey-login.store.ts";

const SAVED = { id: "k-1", name: "Telefon", createdAt: 1, lastUsedAt: undefined, isCurrent: false };
const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

function loginPage({ isSupported = true }: { readonly isSupported?: boolean } = {}) {
  const provider = fakePasskeys({ session: aSession(), saved: [SAVED] });
  const authenticator = fakeAuthenticator({ isSupported });
  const clock = movableClock();
  const opened: UserSession[] = [];
  const discarded: UserSession[] = [];
  let hasLeft = false;
  const model = new PasskeyLoginStore({
    authenticator,
    login: provider.login,
    clock,
    openSession: (session) => {
      opened.push(session);
      hasLeft = true;
    },
    endUnusedSession: (session) => void discarded.push(session),
    hasLeftPage: () => hasLeft,
  });
  return { model, provider, authenticator, clock, opened, discarded, leave: () => (hasLeft = true) };
}

it("(part of KEY-03) logs in by the button, and by a suggestion", async () => {
  const byButton = loginPage();
  byButton.model.start();
  expect(byButton.model.isOffered).toBe(true);
  await byButton.model.logIn();
  expect([byButton.opened.length, byButton.model.problem]).toEqual([1, undefined]);

  const bySuggestion = loginPage();
  bySuggestion.model.start();
  await settled();
  bySuggestion.authenticator.chooseSuggestion();
  await settled();
  expect(bySuggestion.opened).toHaveLength(1);
});

it("(part of KEY-02) asks the provider for nothing where the device has no passkeys", async () => {
  const { model, provider } = loginPage({ isSupported: false });
  model.start();
  await settled();
  expect([model.isOffered, provider.script.calls]).toEqual([false, []]);
});

it("(part of KEY-05) renews the challenge of the suggestions before it expires", async () => {
  const { model, provider, clock, authenticator } = loginPage();
  model.start();
  await settled();
  await clock.advance(4 * 60_000);
  await settled();
  expect([provider.script.calls, authenticator.isSuggesting()]).toEqual([["requestOptions", "requestOptions"], true]);
  model.stop();
  await settled();
  await clock.advance(60 * 60_000);
  expect([provider.script.calls.length, authenticator.isSuggesting(), clock.waiting]).toEqual([2, false, 0]);
});

it("shows why the button did not log in, and offers suggestions again", async () => {
  const { model, provider, authenticator } = loginPage();
  model.start();
  await settled();
  authenticator.failNext("declined");
  await model.logIn();
  expect(model.problem).toEqual({ kind: "not-given" });
  await settled();
  expect(authenticator.isSuggesting()).toBe(true);
  await provider.passkeys.remove({ idempotencyKey: "remove-1", id: SAVED.id });
  await model.logIn();
  expect([model.isRunning, model.problem]).toEqual([false, { kind: "login-refused", code: "bad-credentials" }]);
});

it("shows no problem of a suggestion that the server did not offer", async () => {
  const { model, provider } = loginPage();
  provider.script.failNext("requestOptions", { kind: "timeout" });
  model.start();
  await settled();
  expect([model.problem, provider.script.calls]).toEqual([undefined, ["requestOptions"]]);
});

it("ends a session that opened after the page was left", async () => {
  const { model, provider, opened, discarded, leave } = loginPage();
  const release = provider.script.hold("openSession");
  const pending = model.logIn();
  await settled();
  leave();
  release();
  await pending;
  expect([opened, discarded]).toEqual([[], [aSession()]]);
});

it("starts the suggestions once when the page is shown, left and shown again at once", async () => {
  const { model, provider, authenticator } = loginPage();
  model.start();
  model.stop();
  model.start();
  await settled();
  expect([provider.script.calls, authenticator.isSuggesting()]).toEqual([["requestOptions"], true]);
});

it("keeps the button busy when a suggestion is refused meanwhile", async () => {
  const { model, provider, authenticator } = loginPage();
  await provider.passkeys.remove({ idempotencyKey: "remove-2", id: SAVED.id });
  model.start();
  await settled();
  const refuse = provider.script.hold("openSession");
  authenticator.chooseSuggestion();
  await settled();
  const release = provider.script.hold("requestOptions");
  const pending = model.logIn();
  refuse();
  await settled();
  expect([model.isRunning, model.problem]).toEqual([true, undefined]);
  release();
  await pending;
  expect([model.isRunning, model.problem?.kind]).toEqual([false, "login-refused"]);
});
