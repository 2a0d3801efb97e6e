import { describe, expect, it } from "vitest";
import { INITIAL_LOGIN_STATE } from "#domain/login/first-login-step.ts";
import type { SecondFactorChallenge } from "#domain/login/index.ts";
import type { UserSession } from "#domain/session/index.ts";
import { fakeIdempotencyKeys } from "#test/fakes/fake-device.ts";
import { fakeLogin } from "#test/fakes/fake-login.ts";
import { fakeAuthenticator, type FakeAuthenticator } from "#test/fakes/fake-passkeys.ts";
import { fakeRegistration } from "#test/fakes/fake-registration.ts";
import { fakeStepHistory } from "#test/fakes/fake-step-history.ts";
import { aSession } from "#test/mothers/index.ts";
import { LoginViewModel, type LoginDependencies } from "../login.view-model.ts";
import { loginSteps } from "../steps/login-steps.ts";
import { syncStepHistory } from "../steps/step-history.ts";

const LOGIN = "kod.czajka";
const PASSWORD = "Wiazka-2026";
const CODES = ["7K2MWQ9XBT", "H4RPZ6N3YD", "C8VJ5SGA2E", "X3TFK7M9QW", "B6YD2HNR4P"];

/** Opens the step of the second factor for a customer with a passkey and `recoveryCodesLeft` codes. */
async function atSecondFactor({
  recoveryCodesLeft = 5,
  authenticator = fakeAuthenticator(),
}: { readonly recoveryCodesLeft?: number; readonly authenticator?: FakeAuthenticator | Error } = {}) {
  const challenge: SecondFactorChallenge = {
    challengeId: "c-1",
    factor: "app",
    trustedDevices: 0,
    passkeyOptions: "options",
    recoveryCodesLeft,
  };
  const secondFactor = { challenge, code: "012345", passkey: "signed options", recoveryCodes: CODES };
  const provider = fakeLogin({ accounts: [{ login: LOGIN, password: PASSWORD, session: aSession(), secondFactor }] });
  const entered: UserSession[] = [];
  const toasts: string[] = [];
  const reported: unknown[] = [];
  const dependencies: LoginDependencies = {
    port: provider,
    accountAccess: () => Promise.resolve({ registration: fakeRegistration(), onAccountCreated: () => undefined }),
    authenticator: () =>
      authenticator instanceof Error ? Promise.reject(authenticator) : Promise.resolve(authenticator),
    idempotencyKeys: fakeIdempotencyKeys(),
    steps: {
      ...loginSteps,
      openHistory: () => Promise.resolve({ syncBrowserHistory: (steps) => syncStepHistory(fakeStepHistory(), steps) }),
    },
    forgotten: () => undefined,
    network: { online: true },
    now: () => 0,
    isAvailable: () => true,
    openSession: (session) => void entered.push(session),
    showToast: (text) => void toasts.push(text.replaceAll("\u00a0", " ")),
    endUnusedSession: () => undefined,
  };
  const model = new LoginViewModel(() => Promise.resolve(dependencies), {
    state: INITIAL_LOGIN_STATE,
    lost: () => false,
    report: (error) => void reported.push(error),
  });
  await model.giveLogin(LOGIN);
  await model.attempts?.givePassword(PASSWORD);
  const protection = model.attempts?.protection;
  if (protection === undefined) throw new Error("the second factor has not loaded");
  return { model, protection, provider, entered, toasts, reported, state: () => model.snapshot() };
}

describe("second factor of the login page", () => {
  it("[KEY-08] shows a notice after the login when three or fewer recovery codes are left", async () => {
    const many = await atSecondFactor({ recoveryCodesLeft: 5 });
    many.protection.openNoCode();
    await many.protection.giveRecoveryCode("7k2mw-q9xbt", false);
    expect([many.entered.length, many.toasts]).toEqual([1, []]);
    const few = await atSecondFactor({ recoveryCodesLeft: 4 });
    await few.protection.giveRecoveryCode("7K2MW Q9XBT", false);
    expect(few.toasts).toEqual(["Nieużyte kody zapasowe: 3. Nowe utworzysz w ustawieniach."]);
    const code = await atSecondFactor({ recoveryCodesLeft: 1 });
    await code.protection.giveCode("012345", false);
    expect([code.entered.length, code.toasts]).toEqual([1, []]);
  });

  it("(part of KEY-07) sends no text that is no recovery code, and shows a wrong one", async () => {
    const { protection, provider, state, entered } = await atSecondFactor();
    await protection.giveRecoveryCode("123456", false);
    expect(state()).toMatchObject({ failureReason: { kind: "recovery-code-incomplete" } });
    expect(provider.script.calls).not.toContain("confirmSession");
    await protection.giveRecoveryCode("2222222222", false);
    expect(state()).toMatchObject({ busy: false, failureReason: { kind: "wrong-code", from: "recovery-code" } });
    expect(entered).toEqual([]);
  });

  it("(part of KEY-04) logs in with a passkey after the customer cancelled a prompt", async () => {
    const authenticator = fakeAuthenticator();
    const { protection, state, entered } = await atSecondFactor({ authenticator });
    expect(protection.canUsePasskeys).toBe(true);
    authenticator.failNext("declined");
    await protection.usePasskey(false);
    expect(state()).toMatchObject({ busy: false, failureReason: { kind: "passkey-not-given" } });
    await protection.usePasskey(false);
    expect(entered).toHaveLength(1);
  });

  it("(part of KEY-02) keeps the code when passkeys cannot be used or their code does not load", async () => {
    const unsupported = await atSecondFactor({ authenticator: fakeAuthenticator({ isSupported: false }) });
    expect(unsupported.protection.canUsePasskeys).toBe(false);
    const error = new Error("chunk");
    const { protection, reported, entered } = await atSecondFactor({ authenticator: error });
    expect([protection.canUsePasskeys, reported]).toEqual([false, [error]]);
    await protection.giveCode("012345", false);
    expect(entered).toHaveLength(1);
  });
});
