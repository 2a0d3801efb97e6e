import { describe, expect, it } from "vitest";
import { countStepsBack } from "./count-steps-back.ts";
import { INITIAL_LOGIN_STATE } from "./first-login-step.ts";
import { reduceLogin } from "./login-reducer.ts";
import type { LoginEvent, LoginState } from "./login-state.ts";
import { isRecoveryCode, normalizeRecoveryCode } from "./recovery-code.ts";
import type { SecondFactorChallenge } from "./second-factor-challenge.ts";
import { canStartSession } from "./sign-in-reducer.ts";

const CHALLENGE: SecondFactorChallenge = {
  challengeId: "c-1",
  trustedDevices: 0,
  factor: "app",
  passkeyOptions: "{}",
  recoveryCodesLeft: 4,
};
const NO_CODE: LoginEvent = { kind: "no-code" };
const PASSKEY: LoginEvent = { kind: "passkey-requested", remember: true };

function challenged(challenge: SecondFactorChallenge, ...more: LoginEvent[]): LoginState {
  const events: LoginEvent[] = [
    { kind: "login-given", login: "m.brzezinska" },
    { kind: "login-checked", possibility: "possible" },
    { kind: "password-given", password: "tajne" },
    { kind: "challenged", challenge },
  ];
  return [...events, ...more].reduce(reduceLogin, INITIAL_LOGIN_STATE);
}

describe("second factor without the code", () => {
  it("(part of KEY-07) takes a recovery code, and steps back to the code", () => {
    const help = challenged(CHALLENGE, NO_CODE);
    expect([help, countStepsBack(help), countStepsBack(challenged(CHALLENGE))]).toMatchObject([
      { way: "no-code", busy: false },
      3,
      2,
    ]);
    const typo = reduceLogin(help, { kind: "recovery-code-given", code: "123456", remember: false });
    expect(typo).toMatchObject({ busy: false, failureReason: { kind: "recovery-code-incomplete" } });
    const sent = reduceLogin(typo, { kind: "recovery-code-given", code: "7k2mw-q9xbt", remember: true });
    expect(sent).toMatchObject({ busy: true, failureReason: undefined, remember: true });
    expect(canStartSession(sent)).toBe(true);
    expect(reduceLogin(typo, { kind: "back" })).toMatchObject({
      step: "ACCOUNT_PROTECTION",
      way: "code",
      failureReason: undefined,
    });
    // A running request keeps the step.
    expect([reduceLogin(sent, { kind: "back" }), reduceLogin(sent, NO_CODE)]).toEqual([sent, sent]);
  });

  it("(part of KEY-04) waits for a passkey, and continues when the device gives none", () => {
    const asked = challenged(CHALLENGE, PASSKEY);
    expect(asked).toMatchObject({ busy: true, remember: true });
    expect(reduceLogin(asked, PASSKEY)).toBe(asked);
    expect(reduceLogin(asked, { kind: "passkey-not-given" })).toMatchObject({
      busy: false,
      failureReason: { kind: "passkey-not-given" },
      challenge: CHALLENGE,
    });
    const idle = challenged({ ...CHALLENGE, passkeyOptions: undefined });
    expect([reduceLogin(idle, PASSKEY), reduceLogin(idle, { kind: "passkey-not-given" })]).toEqual([idle, idle]);
  });

  it("(part of KEY-04) offers a rejected passkey no longer, because its challenge is used up", () => {
    const rejected = challenged(CHALLENGE, PASSKEY, {
      kind: "refused",
      failureReason: { kind: "wrong-code", from: "passkey" },
    });
    expect(rejected).toMatchObject({ busy: false, challenge: { passkeyOptions: undefined, recoveryCodesLeft: 4 } });
    const wrongCode = challenged(
      CHALLENGE,
      { kind: "code-given", code: "123456", remember: false },
      { kind: "refused", failureReason: { kind: "wrong-code", from: "app" } },
    );
    expect(wrongCode).toMatchObject({ challenge: { passkeyOptions: "{}" } });
  });

  it.each([
    ["7K2MWQ9XBT", true],
    [" 7k2mw q9xbt ", true],
    ["7K2MW–Q9XBT", true],
    ["7K2MWQ9XB", false],
    ["7K2MWQ9XBTA", false],
    ["7K2MWQ9XB1", false],
    ["7K2MWQ9XBO", false],
    ["", false],
  ])("(part of KEY-07) accepts %j as a recovery code: %s", (typed, isValid) => {
    expect(isRecoveryCode(typed)).toBe(isValid);
    if (isValid) expect(normalizeRecoveryCode(typed)).toBe("7K2MWQ9XBT");
  });
});
