import { describe, expect, it, vi } from "vitest";
import { INITIAL_LOGIN_STATE, type SecondFactorChallenge, type LoginPossibility } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { succeed } from "#domain/shared-kernel/index.ts";
import { fakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
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

/** Login page with a portal that loads when the test resolves it. */
function page(
  provider: FakeLogin = fakeLogin({ accounts: [{ login: LOGIN, password: PASSWORD, session: aSession() }] }),
) {
  const entered: UserSession[] = [];
  const discarded: UserSession[] = [];
  const dependencies: LoginDependencies = {
    port: provider,
    accountAccess: () => Promise.resolve({ registration: fakeRegistration(), onAccountCreated: () => undefined }),
    authenticator: () => Promise.resolve(fakeAuthenticator()),
    idempotencyKeys: fakeIdempotencyKeys(),
    showToast: () => undefined,
    steps: {
      ...loginSteps,
      openHistory: () => Promise.resolve({ syncBrowserHistory: (steps) => syncStepHistory(fakeStepHistory(), steps) }),
    },
    forgotten: () => undefined,
    network: { online: true },
    now: () => NOW,
    isAvailable: () => true,
    openSession: (session) => void entered.push(session),
    endUnusedSession: (session) => void discarded.push(session),
  };
  const open = vi.fn<() => Promise<LoginDependencies>>(() => Promise.resolve(dependencies));
  const lost = vi.fn<LoginStart["lost"]>(() => false);
  const reported: unknown[] = [];
  const report = (error: unknown): void => void reported.push(error);
  const model = new LoginViewModel(open, { state: INITIAL_LOGIN_STATE, lost, report });
  return { model, provider, entered, discarded, dependencies, open, lost, reported, state: () => model.snapshot() };
}

async function atPassword(possibility: LoginPossibility = "possible") {
  const one = page();
  one.provider.answerPossibility(LOGIN, possibility);
  await one.model.giveLogin(LOGIN);
  return one;
}

describe("LoginViewModel", () => {
  it("logs in with login and password", async () => {
    const { model, entered, provider, state } = page();
    await model.giveLogin(` ${LOGIN} `);
    expect(state()).toEqual({ step: "PASSWORD", login: LOGIN, busy: false, failureReason: undefined });
    await model.attempts?.givePassword(PASSWORD);
    expect(entered).toEqual([aSession()]);
    expect(provider.script.calls).toEqual(["beforeLogin", "startSession"]);
  });

  it("sends a login once that was submitted before the portal had loaded", async () => {
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

  it("shows that the portal failed to load, keeps the login, and loads again on submit", async () => {
    const { model, open, state } = page();
    open.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module: /assets/app.js"));
    await model.giveLogin(LOGIN);
    expect(state()).toEqual({ step: "CHOOSE", login: LOGIN, busy: false, failureReason: { kind: "unreachable" } });
    await model.giveLogin(LOGIN);
    expect(state()).toMatchObject({ step: "PASSWORD", failureReason: undefined });
  });

  it("(part of GUARD-06) shows no login error while the page reloads with the typed login", async () => {
    const { model, open, lost, state } = page();
    open.mockRejectedValue(new TypeError("Failed to fetch dynamically imported module: /assets/app.js"));
    lost.mockReturnValue(true);
    await model.giveLogin(LOGIN);
    expect(lost).toHaveBeenCalledExactlyOnceWith(LOGIN);
    expect(state()).toMatchObject({ busy: true, failureReason: undefined });
  });

  it("(part of HTTP-04) reports an error that the portal throws, and shows it without a reload", async () => {
    const { model, open, lost, reported, state } = page();
    const broken = new TypeError("no map");
    open.mockRejectedValueOnce(broken);
    await model.giveLogin(LOGIN);
    expect(state()).toEqual({ step: "CHOOSE", login: LOGIN, busy: false, failureReason: { kind: "unexpected-error" } });
    expect(reported).toEqual([broken]);
    expect(lost).not.toHaveBeenCalled();
    await model.giveLogin(LOGIN);
    expect(state()).toMatchObject({ step: "PASSWORD", failureReason: undefined });
  });

  it("(part of HTTP-04) reports an error that a step throws, and enables its form again", async () => {
    const { model, provider, reported, state } = await atPassword();
    const broken = new TypeError("no map");
    vi.spyOn(provider, "startSession").mockRejectedValueOnce(broken);
    await model.attempts?.givePassword(PASSWORD);
    expect(state()).toMatchObject({ step: "PASSWORD", busy: false, failureReason: { kind: "unexpected-error" } });
    expect(reported).toEqual([broken]);
  });

  it("(part of HTTP-04) reports an error of a registration that is thrown while it loads", async () => {
    const { model, dependencies, open, reported, state } = page();
    const broken = new TypeError("no map");
    open.mockResolvedValue({ ...dependencies, accountAccess: () => Promise.reject(broken) });
    await model.register(LOGIN);
    expect(state()).toMatchObject({ busy: false, failureReason: { kind: "unexpected-error" } });
    expect(reported).toEqual([broken]);
  });

  it("shows no error of a portal that failed to load before the login is submitted", async () => {
    const { model, open, state } = page();
    open.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module: /assets/app.js"));
    model.prepare();
    await settled();
    expect(state()).toMatchObject({ failureReason: undefined });
    expect(model.attempts).toBeUndefined();
    model.prepare();
    await settled();
    expect(model.attempts).toBeDefined();
  });

  it("makes no request for an empty login or password", async () => {
    const { model, provider, state, open } = page();
    await model.giveLogin("  ");
    expect(state()).toMatchObject({ busy: false, failureReason: { kind: "login-missing" } });
    expect(open).not.toHaveBeenCalled();
    await model.giveLogin(LOGIN);
    await model.attempts?.givePassword("");
    expect(state()).toMatchObject({ busy: false, failureReason: { kind: "password-missing" } });
    expect(provider.script.calls).toEqual(["beforeLogin"]);
  });

  it("[LOGIN-02] stops at the login step with the reason when login is not possible", async () => {
    const { state } = await atPassword("not-possible");
    expect(state()).toMatchObject({
      step: "CHOOSE",
      login: LOGIN,
      busy: false,
      failureReason: { kind: "not-possible" },
    });
  });

  it("[LOGIN-02] shows a password step for an unknown login whose password the server always refuses", async () => {
    const { model, provider, entered, discarded, state } = await atPassword("forced");
    provider.startSession = vi.fn<FakeLogin["startSession"]>(() => Promise.resolve(succeed(aSession())));
    await model.attempts?.givePassword(PASSWORD);
    expect(provider.startSession).toHaveBeenCalledExactlyOnceWith({ login: LOGIN, password: PASSWORD });
    expect(entered).toEqual([]);
    expect(discarded, "the unexpected session is ended at the server").toEqual([aSession()]);
    expect(state()).toEqual({
      step: "PASSWORD_FAKE",
      login: LOGIN,
      busy: false,
      failureReason: { kind: "login-refused", code: "bad-credentials" },
    });
  });

  it("[LOGIN-02] refuses the password of an unknown login in the same way as of a known one", async () => {
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
  ] as const)("keeps the login step and the login when the server does not respond: $kind", async (failure) => {
    const { model, provider, state, entered } = page();
    provider.script.failNext("beforeLogin", failure);
    await model.giveLogin(LOGIN);
    expect(state()).toEqual({ step: "CHOOSE", login: LOGIN, busy: false, failureReason: failure });
    await model.giveLogin(LOGIN);
    provider.script.failNext("startSession", failure);
    await model.attempts?.givePassword(PASSWORD);
    expect(state()).toEqual({ step: "PASSWORD", login: LOGIN, busy: false, failureReason: failure });
    await model.attempts?.givePassword(PASSWORD);
    expect(entered).toHaveLength(1);
  });

  it("sends a password once despite repeated presses", async () => {
    const { model, provider } = await atPassword();
    const release = provider.script.hold("startSession");
    const given = model.attempts?.givePassword(PASSWORD);
    void model.attempts?.givePassword(PASSWORD);
    release();
    await given;
    expect(provider.script.calls).toEqual(["beforeLogin", "startSession"]);
  });

  it("[LOGIN-01] keeps the login when the user returns to change it", async () => {
    for (const leave of ["changeLogin", "back"] as const) {
      const { model, state } = await atPassword();
      model[leave]();
      expect(state()).toEqual({ step: "LOGIN", login: LOGIN, busy: false, failureReason: undefined });
    }
  });

  it("ignores other actions during a login attempt and logs in once", async () => {
    const { model, provider, entered, discarded, state } = await atPassword();
    const release = provider.script.hold("startSession");
    const given = model.attempts?.givePassword(PASSWORD);
    model.changeLogin();
    model.back();
    await model.giveLogin("another.login");
    expect(state()).toMatchObject({ step: "PASSWORD", login: LOGIN, busy: true });
    release();
    await given;
    expect([entered, discarded]).toEqual([[aSession()], []]);
    expect(provider.script.calls).toEqual(["beforeLogin", "startSession"]);
  });

  it("ends the new session and does not log in after the user has left the page", async () => {
    const { model, provider, entered, discarded } = await atPassword();
    const leave = model.mount();
    const release = provider.script.hold("startSession");
    const given = model.attempts?.givePassword(PASSWORD);
    leave();
    release();
    await given;
    expect([entered, discarded]).toEqual([[], [aSession()]]);
  });

  describe("LoginViewModel with a second factor", () => {
    const CHALLENGE: SecondFactorChallenge = {
      challengeId: "c-1",
      factor: "sms",
      phone: "••• ••• 214",
      trustedDevices: 0,
      validUntil: NOW + 300_000,
      againAt: NOW,
    };
    async function atCode(challenge: SecondFactorChallenge = CHALLENGE) {
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

    it("(part of LOGIN-03) asks for the code, rejects a wrong one, and logs in with the right one", async () => {
      const { model, entered, provider, state } = await atCode();
      expect(state()).toMatchObject({ step: "ACCOUNT_PROTECTION", login: LOGIN, busy: false, challenge: CHALLENGE });
      await model.attempts?.protection?.giveCode("12345", false);
      expect(state()).toMatchObject({ failureReason: { kind: "code-incomplete" } });
      await model.attempts?.protection?.giveCode("543210", false);
      expect(state()).toMatchObject({
        step: "ACCOUNT_PROTECTION",
        busy: false,
        failureReason: { kind: "wrong-code", from: "sms" },
      });
      expect(entered).toEqual([]);
      await model.attempts?.protection?.giveCode("012345", false);
      expect(entered).toEqual([aSession()]);
      expect(provider.script.calls).toEqual(["beforeLogin", "startSession", "confirmSession", "confirmSession"]);
    });

    it("(part of LOGIN-09) lets the server trust at most five devices", async () => {
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

    it("shows a connection error when the second factor fails to load, and loads it on retry", async () => {
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
      vi.spyOn(dependencies.steps, "openProtection").mockRejectedValueOnce(
        new TypeError("Failed to fetch dynamically imported module: /assets/app.js"),
      );
      await model.giveLogin(LOGIN);
      await model.attempts?.givePassword(PASSWORD);
      expect(state()).toMatchObject({ step: "PASSWORD", busy: false, failureReason: { kind: "unreachable" } });
      expect(model.attempts?.protection).toBeUndefined();
      await model.attempts?.givePassword(PASSWORD);
      expect(state()).toMatchObject({ step: "ACCOUNT_PROTECTION" });
      expect(model.attempts?.protection).toBeInstanceOf(Protection);
    });

    it("requests another login code, but not before the waiting time has passed", async () => {
      const early = await atCode({ ...CHALLENGE, againAt: NOW + 1 });
      await early.model.attempts?.protection?.askAnotherCode();
      expect(early.state()).toMatchObject({
        busy: false,
        failureReason: { kind: "login-refused", code: "sms-time-limit" },
      });
      const { model, provider, state } = await atCode();
      await model.attempts?.protection?.askAnotherCode();
      expect(provider.script.calls.at(-1)).toBe("sendAnotherCode");
      expect(state()).toMatchObject({ step: "ACCOUNT_PROTECTION", busy: false, failureReason: undefined });
      provider.script.failNext("sendAnotherCode", { kind: "timeout" });
      await model.attempts?.protection?.askAnotherCode();
      expect(state()).toMatchObject({ busy: false, failureReason: { kind: "timeout" } });
    });

    it("returns to the password when the challenge has ended, or on request", async () => {
      const { model, provider, state } = await atCode();
      provider.refuse({ kind: "challenge-over" });
      await model.attempts?.protection?.giveCode("012345", false);
      expect(state()).toEqual({
        step: "PASSWORD",
        login: LOGIN,
        busy: false,
        failureReason: { kind: "challenge-over" },
      });
      const other = await atCode();
      other.model.back();
      expect(other.state()).toMatchObject({ step: "PASSWORD", failureReason: undefined });
    });

    it("ends the new session when the user leaves before the code was answered", async () => {
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

  it("[LOGIN-01] opens the registration and returns to the login", async () => {
    const { model, state } = page();
    await model.register(LOGIN);
    expect(state().step).toBe("REGISTER");
    model.back();
    expect(state()).toMatchObject({ step: "LOGIN", login: LOGIN, failureReason: undefined });
  });

  it("shows a connection error when the registration fails to load", async () => {
    const { model, open, state } = page();
    open.mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module: /assets/app.js"));
    await model.register(LOGIN);
    expect(state()).toMatchObject({ step: "CHOOSE", failureReason: { kind: "unreachable" } });
  });

  it("notifies subscribers of each change of the login until they unsubscribe", async () => {
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
