import { describe, expect, it } from "vitest";
import { INITIAL_LOGIN_STATE } from "./first-login-step.ts";
import { reduceLogin } from "./login-reducer.ts";
import type { LoginEvent, LoginState } from "./login-state.ts";
import type { SecondFactorChallenge } from "./second-factor-challenge.ts";
import { canStartSession } from "./sign-in-reducer.ts";

const NOW = Date.UTC(2026, 10, 21, 9);
const SMS: SecondFactorChallenge = {
  challengeId: "c-1",
  trustedDevices: 4,
  factor: "sms",
  phone: "••• ••• 214",
  validUntil: NOW + 300_000,
  againAt: NOW + 60_000,
};
const APP: SecondFactorChallenge = { challengeId: "c-2", trustedDevices: 5, factor: "app" };

function challenged(challenge: SecondFactorChallenge, ...more: LoginEvent[]): LoginState {
  const way: LoginEvent[] = [
    { kind: "login-given", login: "m.brzezinska" },
    { kind: "login-checked", possibility: "possible" },
    { kind: "password-given", password: "tajne" },
    { kind: "challenged", challenge },
  ];
  return [...way, ...more].reduce(reduceLogin, INITIAL_LOGIN_STATE);
}

const code = (text: string, remember = false): LoginEvent => ({ kind: "code-given", code: text, remember });
const refused = (failureReason: Extract<LoginEvent, { kind: "refused" }>["failureReason"]): LoginEvent => ({
  kind: "refused",
  failureReason,
});

describe("second factor", () => {
  it("(part of LOGIN-03) asks for a second factor after a correct password and starts a session", () => {
    for (const challenge of [SMS, APP]) {
      const asked = challenged(challenge);
      expect(asked).toEqual({
        step: "ACCOUNT_PROTECTION",
        login: "m.brzezinska",
        busy: false,
        failureReason: undefined,
        challenge,
        canRemember: challenge === SMS,
        remember: false,
        way: "code",
      });
      expect(canStartSession(asked)).toBe(false);
      expect(canStartSession(reduceLogin(asked, code("123456")))).toBe(true);
    }
  });

  it.each(["", "12345", "1234567", "12345a", "１２３４５６"])(
    "(part of LOGIN-10) rejects a second factor code because it has not exactly 6 digits: %j",
    (text) => {
      expect(challenged(SMS, code(text, true))).toMatchObject({
        busy: false,
        remember: true,
        failureReason: { kind: "code-incomplete" },
      });
    },
  );

  it("(part of LOGIN-03) shows a wrong second factor code and accepts the next one", () => {
    const wrong = challenged(SMS, code("123456"), refused({ kind: "wrong-code", from: "sms" }));
    expect(wrong).toMatchObject({
      step: "ACCOUNT_PROTECTION",
      busy: false,
      failureReason: { kind: "wrong-code", from: "sms" },
    });
    expect(reduceLogin(wrong, code("654321"))).toMatchObject({ busy: true, failureReason: undefined });
  });

  it.each([{ kind: "locked", until: NOW }, { kind: "challenge-over" }] as const)(
    "restarts the login with the password when the attempt ended: $kind",
    (failureReason) => {
      expect(challenged(SMS, code("123456"), refused(failureReason))).toEqual({
        step: "PASSWORD",
        login: "m.brzezinska",
        busy: false,
        failureReason,
      });
    },
  );

  it("requests another second factor SMS from its time on, and reports it before", () => {
    const early = challenged(SMS, { kind: "resend-requested", now: NOW + 59_999 });
    expect(early).toMatchObject({ busy: false, failureReason: { kind: "login-refused", code: "sms-time-limit" } });
    const asked = reduceLogin(early, { kind: "resend-requested", now: NOW + 60_000 });
    expect(asked).toMatchObject({ busy: true, failureReason: undefined });
    const next: SecondFactorChallenge = { ...SMS, challengeId: "c-3", trustedDevices: 5 };
    expect(reduceLogin(asked, { kind: "challenged", challenge: next })).toMatchObject({
      busy: false,
      challenge: next,
      canRemember: false,
    });
  });

  it("requests no other second factor code when the factor is an app", () => {
    const asked = challenged(APP);
    expect(reduceLogin(asked, { kind: "resend-requested", now: NOW })).toBe(asked);
  });

  it("(part of LOGIN-09) remembers a device at login while fewer than five are trusted", () => {
    expect(challenged(SMS, code("123456", true))).toMatchObject({ remember: true });
    expect(challenged(SMS, code("123456"))).toMatchObject({ remember: false });
    expect(challenged(APP, code("123456", true))).toMatchObject({ remember: false });
  });

  it("(part of LOGIN-09) keeps the choice to trust the device unless five are trusted", () => {
    const remembered = (remember: boolean, trustedDevices: number) =>
      challenged(
        SMS,
        code("1", remember),
        { kind: "resend-requested", now: NOW + 60_000 },
        {
          kind: "challenged",
          challenge: { ...SMS, trustedDevices },
        },
      );
    expect(remembered(true, 4)).toMatchObject({ busy: false, canRemember: true, remember: true });
    expect(remembered(false, 4)).toMatchObject({ busy: false, canRemember: true, remember: false });
    expect(remembered(true, 5)).toMatchObject({ busy: false, canRemember: false, remember: false });
  });

  it("(part of LOGIN-01) goes back from the second factor to the password, or to edit the login", () => {
    expect(challenged(SMS, { kind: "back" })).toEqual({
      step: "PASSWORD",
      login: "m.brzezinska",
      busy: false,
      failureReason: undefined,
    });
    expect(challenged(SMS, { kind: "change-login" })).toEqual({
      step: "LOGIN",
      login: "m.brzezinska",
      busy: false,
      failureReason: undefined,
    });
    const busy = challenged(SMS, code("123456"));
    for (const event of [
      { kind: "back" },
      { kind: "change-login" },
      code("111111"),
      { kind: "resend-requested", now: NOW + 60_000 },
    ] as const) {
      expect(reduceLogin(busy, event)).toBe(busy);
    }
  });

  it("[LOGIN-02] rejects a second factor on the fake step like a wrong password", () => {
    const fake = (last: LoginEvent): LoginState =>
      (
        [
          { kind: "login-given", login: "x" },
          { kind: "login-checked", possibility: "forced" },
          { kind: "password-given", password: "tajne" },
          last,
        ] satisfies LoginEvent[]
      ).reduce(reduceLogin, INITIAL_LOGIN_STATE);
    expect(fake({ kind: "challenged", challenge: SMS })).toEqual(
      fake(refused({ kind: "login-refused", code: "bad-credentials" })),
    );
  });

  it("ignores events of other steps in the second factor", () => {
    const asked = challenged(SMS);
    for (const event of [
      { kind: "login-given", login: "x" },
      { kind: "challenged", challenge: APP },
      refused({ kind: "timeout" }),
      { kind: "registered" },
    ] as const) {
      expect(reduceLogin(asked, event)).toBe(asked);
    }
  });
});
