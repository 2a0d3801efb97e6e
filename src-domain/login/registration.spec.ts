import { describe, expect, it } from "vitest";
import { INITIAL_LOGIN_STATE } from "./first-login-step.ts";
import { reduceLogin } from "./login-reducer.ts";
import type { LoginEvent, LoginState } from "./login-state.ts";
import {
  accountViolations,
  codeAddresses,
  identificationNumber,
  looksLikeCustomerNumber,
  type IdentificationResult,
  type VerificationMode,
} from "./registration.ts";
import { countStepsBack } from "./count-steps-back.ts";
import { reduceSignIn } from "./sign-in-reducer.ts";

const NOW = Date.UTC(2026, 10, 21, 9);
const EMAIL = { channel: "email", address: "m•••@poczta.example" } as const;
const SMS = { channel: "sms", address: "••• ••• 214" } as const;
const BOTH = { email: EMAIL.address, phone: SMS.address };
const IDENTITY = { customerNumber: "4127830", identification: "44051401359" };
const mayRegister: IdentificationResult = { kind: "may-register", mode: "email-or-phone", contacts: BOTH };

const WAY: readonly LoginEvent[] = [
  { kind: "register", login: "stary" },
  { kind: "identity-given", customerNumber: " 4127830 ", identification: "440514 013-59 " },
  { kind: "identified", identified: mayRegister },
  { kind: "channel-chosen", channel: "email" },
  { kind: "code-sent", validUntil: NOW + 300_000, againAt: NOW + 60_000 },
  { kind: "code-given", code: "123456", remember: false },
  { kind: "code-accepted", ticket: "t-1" },
  { kind: "account-given", login: "nowy.login", password: "Wiazka-2026", repeated: "Wiazka-2026" },
  { kind: "registered" },
];
/** State after the first `events` of the full way, then `more`. */
const after = (events: number, ...more: LoginEvent[]): LoginState =>
  [...WAY.slice(0, events), ...more].reduce(reduceLogin, INITIAL_LOGIN_STATE);
const refused = (failureReason: Extract<LoginEvent, { kind: "refused" }>["failureReason"]): LoginEvent => ({
  kind: "refused",
  failureReason,
});
const expired = refused({ kind: "login-refused", code: "expired-sms-token" });
const badPrefix = refused({ kind: "login-refused", code: "bad-sms-prefix" });
const CHANNEL = { kind: "channel", ...IDENTITY, addresses: [SMS, EMAIL], chosen: undefined };

describe("registration", () => {
  it("(part of LOGIN-04) leads registration from identity by a code to a login and password", () => {
    expect(after(1)).toMatchObject({
      step: "REGISTER",
      stage: { kind: "identity", customerNumber: "", identification: "" },
    });
    expect(after(2)).toMatchObject({ busy: true, stage: { kind: "identity", ...IDENTITY } });
    expect(after(3)).toMatchObject({ busy: false, stage: CHANNEL });
    expect(after(4)).toMatchObject({ busy: true, stage: { ...CHANNEL, chosen: "email" } });
    expect(after(5)).toMatchObject({
      busy: false,
      stage: { kind: "code", channel: "email", validUntil: NOW + 300_000, againAt: NOW + 60_000 },
    });
    expect(after(6)).toMatchObject({ busy: true, stage: { kind: "code" } });
    expect(after(7)).toMatchObject({ busy: false, stage: { kind: "account", ticket: "t-1" } });
    expect(after(8)).toMatchObject({ busy: true, stage: { kind: "account" } });
    expect(after(9)).toEqual({ step: "PASSWORD", login: "nowy.login", busy: false, failureReason: undefined });
  });

  it("rejects invalid registration input with a violation for each field", () => {
    expect(
      after(1, { kind: "identity-given", customerNumber: "1234567890", identification: "44051401358" }),
    ).toMatchObject({
      busy: false,
      failureReason: {
        kind: "incomplete",
        violations: [
          { field: "customerNumber", violation: { key: "clientNumber" } },
          { field: "identification", violation: { key: "peselChecksum" } },
        ],
      },
    });
    expect(after(5, { kind: "code-given", code: "12345", remember: false })).toMatchObject({
      busy: false,
      failureReason: { kind: "incomplete", violations: [{ field: "code" }] },
    });
    expect(after(7, { kind: "account-given", login: "12345678", password: "x", repeated: "y" })).toMatchObject({
      busy: false,
      login: "12345678",
      failureReason: {
        kind: "incomplete",
        violations: [{ field: "login" }, { field: "password" }, { field: "repeated" }],
      },
    });
  });

  it("validates ten digits as a NIP, with or without separators, and asks for a missing number", () => {
    expect(identificationNumber("526-025-09-95")).toBe("valid");
    expect(identificationNumber("5260250996")).toMatchObject({ key: "nipChecksum" });
    for (const typed of ["5260250", "526025099", "840615012345"])
      expect(identificationNumber(typed), typed).toMatchObject({ key: "peselOrNipForm" });
    expect(identificationNumber("8406150123a")).toMatchObject({ key: "peselForm" });
    expect(identificationNumber(" ")).toMatchObject({ key: "required" });
    expect(accountViolations({ login: "nowy.login", password: "Wiazka-2026", repeated: "Wiazka-2026" })).toEqual([]);
  });

  it("recognizes a typed login that can be a customer number", () => {
    expect(["4127830", " 1 ", "123456789"].map(looksLikeCustomerNumber)).toEqual([true, true, true]);
    expect(["", "m.brzezinska", "1234567890", "41 27830", "4127830a"].map(looksLikeCustomerNumber)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it("validates a new login after trimming (part of VAL-02)", () => {
    expect(accountViolations({ login: " nowy.login ", password: "Wiazka-2026", repeated: "Wiazka-2026" })).toEqual([]);
    expect(accountViolations({ login: "nowy.lo ", password: "Wiazka-2026", repeated: "Wiazka-2026" })).toMatchObject([
      { field: "login" },
    ]);
  });

  it.each([
    [
      { kind: "has-account" },
      { step: "PASSWORD", login: "4127830", busy: false, failureReason: { kind: "has-account" } },
    ],
    [{ kind: "not-possible" }, { step: "REGISTER", busy: false, failureReason: { kind: "not-possible" } }],
    [
      { kind: "unknown" },
      { step: "REGISTER", busy: false, failureReason: { kind: "login-refused", code: "cannot-register" } },
    ],
    [
      { kind: "may-register", mode: "email", contacts: { email: undefined, phone: "9" } },
      { step: "REGISTER", failureReason: { kind: "login-refused", code: "not-possible" } },
    ],
  ] satisfies [IdentificationResult, object][])(
    "(part of LOGIN-02) continues the registration after the result %j",
    (identified, state) => {
      expect(after(2, { kind: "identified", identified })).toMatchObject(state);
    },
  );

  it.each<
    [
      VerificationMode,
      ReturnType<typeof codeAddresses>,
      ReturnType<typeof codeAddresses>,
      ReturnType<typeof codeAddresses>,
    ]
  >([
    ["email-or-phone", [SMS, EMAIL], [EMAIL], [SMS]],
    ["email", [EMAIL], [EMAIL], []],
    ["email-and-mobile", [SMS, EMAIL], [], []],
    ["phone", [SMS], [], [SMS]],
  ])("(part of LOGIN-10) returns the code destinations of mode %s", (mode, both, emailOnly, phoneOnly) => {
    expect(codeAddresses(mode, BOTH)).toEqual(both);
    expect(codeAddresses(mode, { ...BOTH, phone: undefined })).toEqual(emailOnly);
    expect(codeAddresses(mode, { ...BOTH, email: undefined })).toEqual(phoneOnly);
    expect(codeAddresses(mode, { email: undefined, phone: undefined })).toEqual([]);
  });

  it("sends no registration code by a channel that was not offered", () => {
    const smsOnly = after(2, { kind: "identified", identified: { ...mayRegister, mode: "phone" } });
    expect(reduceLogin(smsOnly, { kind: "channel-chosen", channel: "email" })).toBe(smsOnly);
    expect(reduceLogin(smsOnly, { kind: "code-sent", validUntil: NOW, againAt: NOW })).toBe(smsOnly);
  });

  it("requests another registration code from its time on, and reports it before", () => {
    expect(after(5, { kind: "resend-requested", now: NOW + 59_999 })).toMatchObject({
      busy: false,
      failureReason: { kind: "login-refused", code: "sms-time-limit" },
    });
    const again = after(5, { kind: "resend-requested", now: NOW + 60_000 });
    expect(again).toMatchObject({ busy: true, failureReason: undefined });
    expect(reduceLogin(again, { kind: "code-sent", validUntil: NOW + 400_000, againAt: NOW + 120_000 })).toMatchObject({
      busy: false,
      stage: { kind: "code", againAt: NOW + 120_000 },
    });
  });

  it("returns to the registration channel after an expired code, else stays after a refusal", () => {
    for (const events of [4, 6, 8]) {
      expect(after(events, expired)).toMatchObject({
        busy: false,
        stage: { ...CHANNEL, chosen: "email" },
        failureReason: { code: "expired-sms-token" },
      });
    }
    expect(after(2, expired)).toMatchObject({
      stage: { kind: "identity" },
      failureReason: { code: "expired-sms-token" },
    });
    expect(after(8, refused({ kind: "login-refused", code: "login-used" }))).toMatchObject({
      busy: false,
      stage: { kind: "account", ticket: "t-1" },
      failureReason: { code: "login-used" },
    });
    expect(after(2, badPrefix)).toMatchObject({
      busy: false,
      stage: { kind: "identity" },
      failureReason: { code: "bad-sms-prefix" },
    });
  });

  it("(part of LOGIN-06) removes SMS for an unsupported number: e-mail or a call is left", () => {
    const EMAIL_ONLY = { ...CHANNEL, addresses: [EMAIL], chosen: undefined };
    for (const events of [4, 6])
      expect(after(events, badPrefix)).toMatchObject({
        busy: false,
        stage: EMAIL_ONLY,
        failureReason: { code: "bad-sms-prefix" },
      });
    const byPhone = after(
      2,
      { kind: "identified", identified: { ...mayRegister, mode: "phone" } },
      { kind: "channel-chosen", channel: "sms" },
      badPrefix,
    );
    expect(byPhone).toMatchObject({
      step: "REGISTER",
      busy: false,
      failureReason: undefined,
      stage: { kind: "by-phone", ...IDENTITY, address: SMS.address },
    });
    expect(reduceLogin(byPhone, { kind: "channel-chosen", channel: "sms" })).toBe(byPhone);
    expect(countStepsBack(byPhone)).toBe(2);
    expect(reduceLogin(byPhone, { kind: "back" })).toMatchObject({ stage: { kind: "identity", ...IDENTITY } });
  });

  it("[LOGIN-01] goes back in the registration stage by stage, and from the first to the login", () => {
    const back: LoginEvent = { kind: "back" };
    expect(after(7, back)).toMatchObject({ stage: { ...CHANNEL, chosen: "email" } });
    expect(after(5, back)).toMatchObject({ stage: { ...CHANNEL, chosen: "email" } });
    expect(after(3, back)).toMatchObject({ stage: { kind: "identity", ...IDENTITY } });
    expect(after(1, back)).toEqual({ step: "LOGIN", login: "stary", busy: false, failureReason: undefined });
  });

  it('[LOGIN-01] handles in the sign-in reducer only "back" from the first registration stage', () => {
    const first = after(1);
    expect(reduceSignIn(first, { kind: "back" })).toEqual(after(1, { kind: "back" }));
    expect(reduceSignIn(first, { kind: "register", login: "nowy" })).toBe(first);
    for (const state of [after(2), after(3), after(4), after(7)])
      expect(reduceSignIn(state, { kind: "back" })).toBe(state);
  });

  it.each([2, 4, 6, 8])("ignores all registration events but responses during a request, after event %i", (events) => {
    const busy = after(events);
    const asked: LoginEvent[] = WAY.filter((_, index) => [0, 1, 3, 5, 7].includes(index));
    for (const event of [
      ...asked,
      { kind: "back" },
      { kind: "resend-requested", now: NOW + 60_000 },
    ] satisfies LoginEvent[]) {
      expect(reduceLogin(busy, event)).toBe(busy);
    }
  });

  it.each([1, 3, 5, 7])("ignores unrequested registration responses after event %i", (events) => {
    const waiting = after(events);
    const answers: LoginEvent[] = [
      { kind: "identified", identified: mayRegister },
      { kind: "code-sent", validUntil: NOW, againAt: NOW },
      { kind: "code-accepted", ticket: "t" },
      { kind: "registered" },
      expired,
    ];
    for (const event of answers) expect(reduceLogin(waiting, event)).toBe(waiting);
  });
});
