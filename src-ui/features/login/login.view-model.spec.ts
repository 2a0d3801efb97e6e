import { describe, expect, it, vi } from "vitest";
import { INITIAL_LOGIN_STATE, type Challenge, type LoginPossibility } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { fakeLogin, type FakeLogin } from "#test/fakes/fake-login.ts";
import { aSession } from "#test/mothers/index.ts";
import { LoginViewModel, type LoginDependencies, type LoginStart } from "./login.view-model.ts";
import { Protection } from "./protection/protection.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeStepHistory } from "#test/fakes/fake-step-history.ts";
import { loginSteps } from "./steps/login-steps.ts";
import { syncStepHistory } from "./steps/step-history.ts";

const LOGIN = "m.brzezinska";
const PASSWORD = "Wiazka-2026";
const NOW = Date.UTC(2026, 10, 21, 9);

const settled = (): Promise<void> => new Promise((done) => setImmediate(done));

/** The login page, with a portal that opens when the test says so. */
function page(
  provider: FakeLogin = fakeLogin({ accounts: [{ login: LOGIN, password: PASSWORD, session: aSession() }] }),
) {
  const entered: UserSession[] = [];
  const discarded: UserSession[] = [];
  const dependencies: LoginDependencies = {
    port: provider,
    accountAccess: () => Promise.resolve({ registration: fakeRegistration() }),
    idempotencyKeys: fakeIdempotencyKeys(),
    steps: {
      ...loginSteps,
      openHistory: () => Promise.resolve({ syncBrowserHistory: (steps) => syncStepHistory(fakeStepHistory(), steps) }),
    },
    forgotten: () => undefined,
    network: { online: true },
    now: () => NOW,
    enter: (session) => void entered.push(session),
    discard: (session) => void discarded.push(session),
  };
  const open = vi.fn<() => Promise<LoginDependencies>>(() => Promise.resolve(dependencies));
  const lost = vi.fn<LoginStart["lost"]>(() => false);
  const model = new LoginViewModel(open, { state: INITIAL_LOGIN_STATE, lost });
  return { model, provider, entered, discarded, dependencies, open, lost, state: () => model.snapshot() };
}

async function atPassword(possibility: LoginPossibility = "possible") {
  const one = page();
  one.provider.answerPossibility(LOGIN, possibility);
  await one.model.giveLogin(LOGIN);
  return one;
}

describe("the login page", () => {
  it("leads a customer through login and password", async () => {
    const { model, entered, provider, state } = page();
    await model.giveLogin(` ${LOGIN} `);
    expect(state()).toEqual({ step: "PASSWORD", login: LOGIN, busy: false, problem: undefined });
    await model.attempts?.givePassword(PASSWORD);
    expect(entered).toEqual([aSession()]);
    expect(provider.script.calls).toEqual(["beforeLogin", "startSession"]);
  });

  it("sends once what was sent before the portal had come", async () => {
    const { model, provider, open, dependencies, state } = page();
    let arrive = (_dependencies: LoginDependencies): void => undefined;
    open.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
    const given = model.giveLogin(LOGIN);
    void model.giveLogin(LOGIN);
    await settled();
    expect(state()).toMatchObject({ step: "CHOOSE", login: LOGIN, busy: true });
    expect(provider.script.calls).toEqual([]);
    arrive(dependencies);
    await given;
    expect(provider.script.calls).toEqual(["beforeLogin"]);
    expect(state()).toMatchObject({ step: "PASSWORD", busy: false });
  });

  it("says that the portal does not come, keeps the login, and tries again with the next attempt", async () => {
    const { model, open, state } = page();
    open.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await model.giveLogin(LOGIN);
    expect(state()).toEqual({ step: "CHOOSE", login: LOGIN, busy: false, problem: { kind: "unreachable" } });
    await model.giveLogin(LOGIN);
    expect(state()).toMatchObject({ step: "PASSWORD", problem: undefined });
  });

  it("(part of GUARD-06) says nothing while the page goes away to be loaded anew with what was typed", async () => {
    const { model, open, lost, state } = page();
    open.mockRejectedValue(new TypeError("Failed to fetch"));
    lost.mockReturnValue(true);
    await model.giveLogin(LOGIN);
    expect(lost).toHaveBeenCalledExactlyOnceWith(LOGIN);
    expect(state()).toMatchObject({ busy: true, problem: undefined });
  });

  it("says nothing of a portal that does not come while nothing was sent", async () => {
    const { model, open, state } = page();
    open.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    model.prepare();
    await settled();
    expect(state()).toMatchObject({ problem: undefined });
    expect(model.attempts).toBeUndefined();
    model.prepare();
    await settled();
    expect(model.attempts).toBeDefined();
  });

  it("asks nobody about an empty login or an empty password", async () => {
    const { model, provider, state, open } = page();
    await model.giveLogin("  ");
    expect(state()).toMatchObject({ busy: false, problem: { kind: "login-missing" } });
    expect(open).not.toHaveBeenCalled();
    await model.giveLogin(LOGIN);
    await model.attempts?.givePassword("");
    expect(state()).toMatchObject({ busy: false, problem: { kind: "password-missing" } });
    expect(provider.script.calls).toEqual(["beforeLogin"]);
  });

  it("[LOGIN-02] a login that is not possible is told so, and goes no further", async () => {
    const { state } = await atPassword("not-possible");
    expect(state()).toMatchObject({ step: "CHOOSE", login: LOGIN, busy: false, problem: { kind: "not-possible" } });
  });

  it("[LOGIN-02] an unknown login gets a password step that asks the provider and never succeeds", async () => {
    const { model, provider, entered, discarded, state } = await atPassword("forced");
    provider.startSession = vi.fn<FakeLogin["startSession"]>(() => Promise.resolve(succeed(aSession())));
    await model.attempts?.givePassword(PASSWORD);
    expect(provider.startSession).toHaveBeenCalledExactlyOnceWith({ login: LOGIN, password: PASSWORD });
    expect(entered).toEqual([]);
    expect(discarded, "what the provider opened nevertheless is ended there").toEqual([aSession()]);
    expect(state()).toEqual({
      step: "PASSWORD_FAKE",
      login: LOGIN,
      busy: false,
      problem: { kind: "login-refused", code: "bad-credentials" },
    });
  });

  it("[LOGIN-02] a wrong password of an unknown login is refused in the same words as one of a known login", async () => {
    const problems = [];
    for (const possibility of ["possible", "forced"] as const) {
      const { model, state } = await atPassword(possibility);
      await model.attempts?.givePassword("wrong");
      const { step: _step, ...rest } = state();
      problems.push(rest);
    }
    expect(problems[1]).toEqual(problems[0]);
  });

  it.each([
    { kind: "unreachable" },
    { kind: "timeout" },
    { kind: "http", status: 503 },
    { kind: "malformed", why: "cut-off" },
  ] as const)("stays where it is, with the login, when the provider gives no answer: $kind", async (failure) => {
    const { model, provider, state, entered } = page();
    provider.script.failNext("beforeLogin", failure);
    await model.giveLogin(LOGIN);
    expect(state()).toEqual({ step: "CHOOSE", login: LOGIN, busy: false, problem: failure });
    await model.giveLogin(LOGIN);
    provider.script.failNext("startSession", failure);
    await model.attempts?.givePassword(PASSWORD);
    expect(state()).toEqual({ step: "PASSWORD", login: LOGIN, busy: false, problem: failure });
    await model.attempts?.givePassword(PASSWORD);
    expect(entered).toHaveLength(1);
  });

  it("sends a password once, however often the button is pressed", async () => {
    const { model, provider } = await atPassword();
    const release = provider.script.hold("startSession");
    const given = model.attempts?.givePassword(PASSWORD);
    void model.attempts?.givePassword(PASSWORD);
    release();
    await given;
    expect(provider.script.calls).toEqual(["beforeLogin", "startSession"]);
  });

  it("[LOGIN-01] keeps the login when it is to be changed", async () => {
    for (const leave of ["changeLogin", "back"] as const) {
      const { model, state } = await atPassword();
      model[leave]();
      expect(state()).toEqual({ step: "LOGIN", login: LOGIN, busy: false, problem: undefined });
    }
  });

  it("keeps to the attempt that is under way, and enters once", async () => {
    const { model, provider, entered, discarded, state } = await atPassword();
    const release = provider.script.hold("startSession");
    const given = model.attempts?.givePassword(PASSWORD);
    model.changeLogin();
    model.back();
    await model.giveLogin("somebody.else");
    expect(state()).toMatchObject({ step: "PASSWORD", login: LOGIN, busy: true });
    release();
    await given;
    expect([entered, discarded]).toEqual([[aSession()], []]);
    expect(provider.script.calls).toEqual(["beforeLogin", "startSession"]);
  });

  it("ends the session of somebody who has left the page, and leads nobody in", async () => {
    const { model, provider, entered, discarded } = await atPassword();
    const leave = model.mount();
    const release = provider.script.hold("startSession");
    const given = model.attempts?.givePassword(PASSWORD);
    leave();
    release();
    await given;
    expect([entered, discarded]).toEqual([[], [aSession()]]);
  });

  describe("with a second factor", () => {
    const CHALLENGE: Challenge = {
      challengeId: "c-1",
      factor: "sms",
      phone: "••• ••• 214",
      trustedDevices: 0,
      validUntil: NOW + 300_000,
      againAt: NOW,
    };
    async function atCode(challenge: Challenge = CHALLENGE) {
      const one = page(
        fakeLogin({
          accounts: [
            { login: LOGIN, password: PASSWORD, session: aSession(), secondFactor: { challenge, code: "012345" } },
          ],
        }),
      );
      await one.model.giveLogin(LOGIN);
      await one.model.attempts?.givePassword(PASSWORD);
      return one;
    }

    it("(part of LOGIN-03) asks for the code, tells a wrong one, and enters with the right one", async () => {
      const { model, entered, provider, state } = await atCode();
      expect(state()).toMatchObject({ step: "ACCOUNT_PROTECTION", login: LOGIN, busy: false, challenge: CHALLENGE });
      await model.attempts?.protection?.giveCode("12345", false);
      expect(state()).toMatchObject({ problem: { kind: "code-incomplete" } });
      await model.attempts?.protection?.giveCode("543210", false);
      expect(state()).toMatchObject({
        step: "ACCOUNT_PROTECTION",
        busy: false,
        problem: { kind: "wrong-code", from: "sms" },
      });
      expect(entered).toEqual([]);
      await model.attempts?.protection?.giveCode("012345", false);
      expect(entered).toEqual([aSession()]);
      expect(provider.script.calls).toEqual(["beforeLogin", "startSession", "confirmSession", "confirmSession"]);
    });

    it("(part of LOGIN-09) tells the provider to remember the device, but never a sixth", async () => {
      for (const [trustedDevices, remembered] of [
        [4, true],
        [5, false],
      ] as const) {
        const { model, provider } = await atCode({ ...CHALLENGE, trustedDevices });
        const confirm = vi.spyOn(provider, "confirmSession");
        await model.attempts?.protection?.giveCode("012345", true);
        expect(confirm).toHaveBeenCalledExactlyOnceWith({ challengeId: "c-1", code: "012345", remember: remembered });
      }
    });

    it("says that the way to the code does not come, and tries again with the next attempt", async () => {
      const { model, dependencies, state } = page(
        fakeLogin({
          accounts: [
            {
              login: LOGIN,
              password: PASSWORD,
              session: aSession(),
              secondFactor: { challenge: CHALLENGE, code: "012345" },
            },
          ],
        }),
      );
      vi.spyOn(dependencies.steps, "openProtection").mockRejectedValueOnce(new TypeError("Failed to fetch"));
      await model.giveLogin(LOGIN);
      await model.attempts?.givePassword(PASSWORD);
      expect(state()).toMatchObject({ step: "PASSWORD", busy: false, problem: { kind: "unreachable" } });
      expect(model.attempts?.protection).toBeUndefined();
      await model.attempts?.givePassword(PASSWORD);
      expect(state()).toMatchObject({ step: "ACCOUNT_PROTECTION" });
      expect(model.attempts?.protection).toBeInstanceOf(Protection);
    });

    it("has another code sent, not before its time", async () => {
      const early = await atCode({ ...CHALLENGE, againAt: NOW + 1 });
      await early.model.attempts?.protection?.askAnotherCode();
      expect(early.state()).toMatchObject({ busy: false, problem: { kind: "login-refused", code: "sms-time-limit" } });
      const { model, provider, state } = await atCode();
      await model.attempts?.protection?.askAnotherCode();
      expect(provider.script.calls.at(-1)).toBe("sendAnotherCode");
      expect(state()).toMatchObject({ step: "ACCOUNT_PROTECTION", busy: false, problem: undefined });
      provider.script.failNext("sendAnotherCode", { kind: "timeout" });
      await model.attempts?.protection?.askAnotherCode();
      expect(state()).toMatchObject({ busy: false, problem: { kind: "timeout" } });
    });

    it("leads back to the password when the attempt is over, and when asked to", async () => {
      const { model, provider, state } = await atCode();
      provider.refuse({ kind: "challenge-over" });
      await model.attempts?.protection?.giveCode("012345", false);
      expect(state()).toEqual({ step: "PASSWORD", login: LOGIN, busy: false, problem: { kind: "challenge-over" } });
      const other = await atCode();
      other.model.back();
      expect(other.state()).toMatchObject({ step: "PASSWORD", problem: undefined });
    });

    it("ends the session of somebody who has left the page before the code was answered", async () => {
      const { model, provider, entered, discarded } = await atCode();
      const leave = model.mount();
      const release = provider.script.hold("confirmSession");
      const given = model.attempts?.protection?.giveCode("012345", false);
      leave();
      release();
      await given;
      expect([entered, discarded]).toEqual([[], [aSession()]]);
    });
  });

  it("[LOGIN-01] leads to a new account and back", async () => {
    const { model, state } = page();
    await model.register(LOGIN);
    expect(state().step).toBe("REGISTER");
    model.back();
    expect(state()).toMatchObject({ step: "LOGIN", login: LOGIN, problem: undefined });
  });

  it("says that the way to a new account does not come", async () => {
    const { model, open, state } = page();
    open.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await model.register(LOGIN);
    expect(state()).toMatchObject({ step: "CHOOSE", problem: { kind: "unreachable" } });
  });

  it("tells those who listen of every change, until they stop", async () => {
    const { model } = page();
    const listener = vi.fn<() => void>();
    const stop = model.subscribe(listener);
    await model.giveLogin(LOGIN);
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    model.changeLogin();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
