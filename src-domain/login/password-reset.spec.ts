import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import {
  INITIAL_NEW_PASSWORD_STATE,
  reduceResetLink,
  newPasswordViolations,
  reduceNewPassword,
  type ResetLinkEvent,
  type ResetLinkState,
  type NewPasswordEvent,
  type NewPasswordState,
} from "./password-reset.ts";

const ASK: ResetLinkState = { step: "ASK", login: "", busy: false, failureReason: undefined };
const GOOD = { kind: "password-given", password: "Wiazka-2027", repeated: "Wiazka-2027" } as const;
const timeout = { kind: "refused", failureReason: { kind: "timeout" } } as const;
const refusedAs = (code: "used-token" | "overdue-token" | "missing-data") =>
  ({ kind: "refused", failureReason: { kind: "login-refused", code } }) as const;
const asked = (...events: ResetLinkEvent[]): ResetLinkState => events.reduce(reduceResetLink, ASK);
const set = (...events: NewPasswordEvent[]): NewPasswordState =>
  events.reduce(reduceNewPassword, INITIAL_NEW_PASSWORD_STATE);

describe("reduceResetLink", () => {
  it("(part of LOGIN-05) sends the trimmed login name and shows that a reset link was sent", () => {
    expect(asked({ kind: "login-given", login: " m.brzezinska " })).toEqual({
      step: "ASK",
      login: "m.brzezinska",
      busy: true,
      failureReason: undefined,
    });
    expect(asked({ kind: "login-given", login: "m.brzezinska" }, { kind: "accepted" })).toEqual({
      step: "SENT",
      login: "m.brzezinska",
    });
  });

  it("sends no reset link without a login name, and none twice", () => {
    expect(asked({ kind: "login-given", login: "  " })).toEqual({ ...ASK, failureReason: { kind: "login-missing" } });
    const busy = asked({ kind: "login-given", login: "a" });
    for (const event of [{ kind: "login-given", login: "b" }, { kind: "back" }] as const)
      expect(reduceResetLink(busy, event)).toBe(busy);
  });

  it("keeps the login name after a failed link request, clears the failure on retry, goes back", () => {
    const failed = asked({ kind: "login-given", login: "a" }, timeout);
    expect(failed).toEqual({ step: "ASK", login: "a", busy: false, failureReason: { kind: "timeout" } });
    expect(reduceResetLink(failed, { kind: "login-given", login: "a" })).toEqual({
      step: "ASK",
      login: "a",
      busy: true,
      failureReason: undefined,
    });
    expect(asked({ kind: "login-given", login: "a" }, { kind: "accepted" }, { kind: "back" })).toEqual({
      ...ASK,
      login: "a",
    });
  });

  it("ignores unrequested responses to a reset link request", () => {
    for (const event of [{ kind: "accepted" }, timeout, { kind: "back" }] as const)
      expect(reduceResetLink(ASK, event)).toBe(ASK);
    const sent = asked({ kind: "login-given", login: "a" }, { kind: "accepted" });
    for (const event of [{ kind: "accepted" }, timeout, { kind: "login-given", login: "b" }] as const)
      expect(reduceResetLink(sent, event)).toBe(sent);
  });
});

describe("reduceNewPassword", () => {
  it("(part of LOGIN-05) asks for the new password after the link was checked, and sets it", () => {
    expect(set({ kind: "check" })).toEqual({ step: "CHECK", busy: true, failureReason: undefined });
    expect(set({ kind: "check" }, { kind: "accepted" })).toEqual({
      step: "PASSWORD",
      busy: false,
      failureReason: undefined,
    });
    expect(set({ kind: "check" }, { kind: "accepted" }, GOOD)).toEqual({
      step: "PASSWORD",
      busy: true,
      failureReason: undefined,
    });
    for (const loggedInAs of [undefined, "Katarzyna Lis"]) {
      expect(set({ kind: "check" }, { kind: "accepted" }, GOOD, { kind: "password-set", loggedInAs })).toEqual({
        step: "DONE",
        loggedInAs,
      });
    }
  });

  it("(part of LOGIN-05) shows a password reset as unknown after a lost response; can verify it", () => {
    const doubt = [{ kind: "check" }, { kind: "accepted" }, GOOD, { kind: "outcome-lost" }] as const;
    const unknown = { step: "PASSWORD", busy: false, failureReason: { kind: "outcome-unknown" } };
    expect(set(...doubt)).toEqual(unknown);
    expect(set(...doubt, { kind: "verify-again" })).toEqual({ ...unknown, busy: true });
    expect(set(...doubt, { kind: "verify-again" }, { kind: "outcome-lost" })).toEqual(unknown);
    expect(set(...doubt, { kind: "verify-again" }, { kind: "password-set", loggedInAs: undefined })).toEqual({
      step: "DONE",
      loggedInAs: undefined,
    });
    expect(set(...doubt, { kind: "verify-again" }, { kind: "accepted" })).toEqual({
      ...unknown,
      failureReason: { kind: "not-set" },
    });
    expect(set(...doubt, { kind: "verify-again" }, refusedAs("overdue-token"))).toMatchObject({ step: "OVER" });
    expect(set(...doubt, GOOD)).toEqual({ step: "PASSWORD", busy: true, failureReason: undefined });
    const form = set({ kind: "check" }, { kind: "accepted" });
    for (const event of [
      { kind: "verify-again" },
      { kind: "outcome-lost" },
      { kind: "password-set", loggedInAs: undefined },
    ] as const)
      expect(reduceNewPassword(form, event)).toBe(form);
    const looking = set({ kind: "check" });
    for (const event of [{ kind: "outcome-lost" }, { kind: "password-set", loggedInAs: undefined }] as const)
      expect(reduceNewPassword(looking, event)).toBe(looking);
  });

  it.each([
    refusedAs("used-token"),
    refusedAs("overdue-token"),
    { kind: "refused", failureReason: { kind: "unknown-token" } } as const,
  ])("shows OVER when the reset link is unusable, at any step: %j", (refused) => {
    const over = { step: "OVER", failureReason: refused.failureReason };
    expect(set({ kind: "check" }, refused)).toEqual(over);
    expect(set({ kind: "check" }, { kind: "accepted" }, GOOD, refused)).toEqual(over);
    expect(set({ kind: "check" }, refused, { kind: "check" }, GOOD)).toEqual(over);
  });

  it("allows a retry of the password reset after any other failure", () => {
    expect(set({ kind: "check" }, timeout)).toEqual({ step: "CHECK", busy: false, failureReason: { kind: "timeout" } });
    expect(set({ kind: "check" }, timeout, { kind: "check" })).toEqual({
      step: "CHECK",
      busy: true,
      failureReason: undefined,
    });
    for (const refused of [timeout, refusedAs("missing-data")]) {
      const failed = set({ kind: "check" }, { kind: "accepted" }, GOOD, refused);
      expect(failed).toEqual({ step: "PASSWORD", busy: false, failureReason: refused.failureReason });
      expect(reduceNewPassword(failed, GOOD)).toEqual({ step: "PASSWORD", busy: true, failureReason: undefined });
    }
  });

  it("(part of VAL-01) rejects an invalid new password with a violation for each field", () => {
    const violations = (given: { password: string; repeated: string }) =>
      newPasswordViolations(given).map(({ field, violation }) => [field, violation.key]);
    expect(violations({ password: "wiazka-27", repeated: "x" })).toEqual([
      ["password", "passwordShort"],
      ["repeated", "passwordMismatch"],
    ]);
    expect(violations(GOOD)).toEqual([]);
    const bad = { kind: "password-given", password: "x", repeated: "x" } as const;
    expect(set({ kind: "check" }, { kind: "accepted" }, bad)).toEqual({
      step: "PASSWORD",
      busy: false,
      failureReason: { kind: "incomplete", violations: newPasswordViolations(bad) },
    });
  });

  it("runs one password reset request at a time and ignores unrequested responses", () => {
    const checking = set({ kind: "check" });
    const setting = set({ kind: "check" }, { kind: "accepted" }, GOOD);
    const waiting = set({ kind: "check" }, { kind: "accepted" });
    for (const state of [checking, setting])
      for (const event of [{ kind: "check" }, GOOD] as const) expect(reduceNewPassword(state, event)).toBe(state);
    for (const state of [INITIAL_NEW_PASSWORD_STATE, waiting])
      for (const event of [{ kind: "accepted" }, timeout] as const) expect(reduceNewPassword(state, event)).toBe(state);
    expect(reduceNewPassword(waiting, { kind: "check" })).toBe(waiting);
    expect(reduceNewPassword(INITIAL_NEW_PASSWORD_STATE, GOOD)).toBe(INITIAL_NEW_PASSWORD_STATE);
  });

  it("ends the reset as DONE only after a valid password, and never leaves an end state", () => {
    const events = fc.oneof<fc.Arbitrary<NewPasswordEvent>[]>(
      fc.constantFrom<NewPasswordEvent[]>(
        { kind: "check" },
        { kind: "accepted" },
        { kind: "password-set", loggedInAs: undefined },
        { kind: "outcome-lost" },
        { kind: "verify-again" },
        timeout,
        refusedAs("used-token"),
        GOOD,
      ),
      fc.record({ kind: fc.constant("password-given"), password: fc.string(), repeated: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (walk) => {
        let state = INITIAL_NEW_PASSWORD_STATE;
        let isValid = false;
        for (const event of walk) {
          const before = state;
          state = reduceNewPassword(state, event);
          if (event.kind === "password-given" && state !== before && "busy" in state && state.busy)
            isValid = newPasswordViolations(event).length === 0;
          if (state.step === "DONE") expect(isValid).toBe(true);
          if (before.step === "DONE" || before.step === "OVER") expect(state).toBe(before);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});
