import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearOfflineFailure, INITIAL_LOGIN_STATE, isFieldFailure } from "./first-login-step.ts";
import { reduceLogin } from "./login-reducer.ts";
import type { LoginEvent, LoginState } from "./login-state.ts";
import { canStartSession } from "./sign-in-reducer.ts";

const after = (...events: LoginEvent[]): LoginState => events.reduce(reduceLogin, INITIAL_LOGIN_STATE);
const given: LoginEvent = { kind: "login-given", login: "m.brzezinska" };
const password: LoginEvent = { kind: "password-given", password: "tajne" };

describe("login", () => {
  it("[LOGIN-01] asks for the login, then the password, and goes back to the login", () => {
    expect(INITIAL_LOGIN_STATE.step).toBe("CHOOSE");
    const atPassword = after(given, { kind: "login-checked", possibility: "possible" });
    expect(atPassword).toMatchObject({ step: "PASSWORD", login: "m.brzezinska", busy: false });
    expect(reduceLogin(atPassword, { kind: "back" })).toMatchObject({ step: "LOGIN", login: "m.brzezinska" });
  });

  it("[LOGIN-01] accepts another login after the customer went back to change it", () => {
    const again = after(given, { kind: "login-checked", possibility: "possible" }, { kind: "change-login" });
    expect(reduceLogin(again, { kind: "login-given", login: "a.nowak" })).toEqual({
      step: "LOGIN",
      login: "a.nowak",
      busy: true,
      failureReason: undefined,
    });
  });

  it("[LOGIN-01] reaches the registration from the first page and goes back to the login", () => {
    const register = after({ kind: "login-given", login: "" }, { kind: "register", login: "" });
    expect(register.step).toBe("REGISTER");
    expect(reduceLogin(register, { kind: "back" }).step).toBe("LOGIN");
  });

  it.each([
    ["possible", "PASSWORD"],
    ["forced", "PASSWORD_FAKE"],
    ["no-account", "REGISTER"],
    ["not-possible", "CHOOSE"],
  ] as const)("[LOGIN-02] continues the login with the possibility %s at %s", (possibility, step) => {
    expect(after(given, { kind: "login-checked", possibility }).step).toBe(step);
  });

  it("[LOGIN-02] shows that a login is not possible", () => {
    expect(after(given, { kind: "login-checked", possibility: "not-possible" })).toMatchObject({
      busy: false,
      failureReason: { kind: "not-possible" },
    });
  });

  it("[LOGIN-02] makes the fake password step equal to the real one, except that it starts no session", () => {
    const real = after(given, { kind: "login-checked", possibility: "possible" }, password);
    const fake = after(given, { kind: "login-checked", possibility: "forced" }, password);
    expect({ ...fake, step: "PASSWORD" }).toEqual(real);
    expect(canStartSession(real)).toBe(true);
    expect(canStartSession(fake)).toBe(false);
  });

  it("trims the login name before it is sent", () => {
    expect(after({ kind: "login-given", login: " m.brzezinska " })).toMatchObject({
      login: "m.brzezinska",
      busy: true,
      failureReason: undefined,
    });
  });

  it("clears the login problem when something is sent again", () => {
    const refused = after(given, { kind: "refused", failureReason: { kind: "timeout" } });
    expect(reduceLogin(refused, given)).toMatchObject({ busy: true, failureReason: undefined });
    const wrong = after(
      given,
      { kind: "login-checked", possibility: "possible" },
      { kind: "password-given", password: "" },
    );
    expect(reduceLogin(wrong, password)).toMatchObject({ busy: true, failureReason: undefined });
  });

  it("[LOGIN-02] shows either password step without a running request", () => {
    for (const possibility of ["possible", "forced"] as const) {
      expect(after(given, { kind: "login-checked", possibility })).toMatchObject({ busy: false });
    }
  });

  it("ignores late responses and events of other login steps", () => {
    const late = { kind: "login-checked", possibility: "possible" } as const;
    const atPassword = after(given, late);
    const register = after({ kind: "register", login: "x" });
    expect(reduceLogin(INITIAL_LOGIN_STATE, late)).toBe(INITIAL_LOGIN_STATE);
    expect(reduceLogin(INITIAL_LOGIN_STATE, password)).toBe(INITIAL_LOGIN_STATE);
    for (const event of [
      given,
      late,
      { kind: "login-checked", possibility: "not-possible" },
      { kind: "register", login: "y" },
    ] as const) {
      expect(reduceLogin(atPassword, event)).toBe(atPassword);
    }
    const trying = reduceLogin(atPassword, password);
    for (const event of [
      late,
      { kind: "login-checked", possibility: "no-account" },
      { kind: "register", login: "y" },
    ] as const)
      expect(reduceLogin(trying, event)).toBe(trying);
    expect(reduceLogin(after(given), { kind: "register", login: "y" })).toEqual(after(given));
    for (const event of [given, late, password, { kind: "change-login" }, { kind: "register", login: "y" }] as const)
      expect(reduceLogin(register, event)).toBe(register);
  });

  it("ignores an unrequested refusal on the password step", () => {
    const atPassword = after(given, { kind: "login-checked", possibility: "possible" });
    expect(reduceLogin(atPassword, { kind: "refused", failureReason: { kind: "timeout" } })).toBe(atPassword);
  });

  it("reports missing login input before anything is sent", () => {
    expect(after({ kind: "login-given", login: "  " })).toMatchObject({
      busy: false,
      failureReason: { kind: "login-missing" },
    });
    expect(
      after(given, { kind: "login-checked", possibility: "possible" }, { kind: "password-given", password: "" }),
    ).toMatchObject({ busy: false, failureReason: { kind: "password-missing" } });
  });

  it("keeps the login when the server is unreachable", () => {
    expect(after(given, { kind: "refused", failureReason: { kind: "unreachable" } })).toMatchObject({
      step: "CHOOSE",
      login: "m.brzezinska",
      busy: false,
      failureReason: { kind: "unreachable" },
    });
  });

  it("marks no login field for transport problems, only for problems of typed values", () => {
    const ofTheWay = (["unreachable", "timeout", "aborted", "http", "malformed", "flagged", "refused"] as const).map(
      (kind) => isFieldFailure({ kind }),
    );
    expect(ofTheWay).toEqual([false, false, false, false, false, false, false]);
    const ofWhatWasTyped = (
      [
        "login-missing",
        "password-missing",
        "code-incomplete",
        "not-possible",
        "wrong-code",
        "login-refused",
        "locked",
        "unknown-refusal",
      ] as const
    ).map((kind) => isFieldFailure({ kind }));
    expect(ofWhatWasTyped).toEqual([true, true, true, true, true, true, true, true]);
  });

  it("clears only the network problem when the network is back, at every login step", () => {
    const atPassword = after(given, { kind: "login-checked", possibility: "possible" }, password, {
      kind: "refused",
      failureReason: { kind: "unreachable" },
    });
    const atLogin = after(given, { kind: "refused", failureReason: { kind: "unreachable" } });
    expect([clearOfflineFailure(atLogin), clearOfflineFailure(atPassword)]).toEqual([
      { ...atLogin, failureReason: undefined },
      { ...atPassword, failureReason: undefined },
    ]);
    const refused = after(given, { kind: "login-checked", possibility: "not-possible" });
    expect([clearOfflineFailure(refused), clearOfflineFailure(INITIAL_LOGIN_STATE)]).toEqual([
      refused,
      INITIAL_LOGIN_STATE,
    ]);
    expect(clearOfflineFailure(refused)).toBe(refused);
  });

  it("sends no login request twice, and leaves a step only without a running request", () => {
    const busy = after(given);
    expect(reduceLogin(busy, given)).toBe(busy);
    const loggingIn = after(given, { kind: "login-checked", possibility: "possible" }, password);
    for (const event of [password, { kind: "change-login" }, { kind: "back" }] as const)
      expect(reduceLogin(loggingIn, event)).toBe(loggingIn);
    const refused = reduceLogin(loggingIn, { kind: "refused", failureReason: { kind: "timeout" } });
    expect(reduceLogin(refused, { kind: "change-login" })).toMatchObject({
      step: "LOGIN",
      busy: false,
      failureReason: undefined,
    });
    expect(canStartSession(refused)).toBe(false);
  });

  it("[LOGIN-02] starts no session without a possible login and a password, in any order of events", () => {
    const event = fc.oneof<fc.Arbitrary<LoginEvent>[]>(
      fc.record({ kind: fc.constant("login-given" as const), login: fc.constantFrom("", "a", " b ") }),
      fc.record({
        kind: fc.constant("login-checked" as const),
        possibility: fc.constantFrom(
          "possible" as const,
          "not-possible" as const,
          "forced" as const,
          "no-account" as const,
        ),
      }),
      fc.record({ kind: fc.constant("password-given" as const), password: fc.constantFrom("", "x") }),
      fc.constant({ kind: "refused" as const, failureReason: { kind: "timeout" as const } }),
      fc.constantFrom(
        { kind: "change-login" as const },
        { kind: "register" as const, login: "x" },
        { kind: "back" as const },
      ),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: LoginState = INITIAL_LOGIN_STATE;
        let allowed = false;
        for (const next of events) {
          const before = state;
          state = reduceLogin(state, next);
          if (before.step !== "PASSWORD" && state.step === "PASSWORD") {
            allowed = next.kind === "login-checked" && next.possibility === "possible";
          }
          if (canStartSession(state)) {
            expect(allowed).toBe(true);
            expect(before.step).toBe("PASSWORD");
          }
        }
      }),
    );
  });
});
