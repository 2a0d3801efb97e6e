import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { INITIAL_LOGIN_STATE, reduceFirstLoginStep } from "./first-login-step.ts";
import { reduceLogin } from "./login-reducer.ts";
import type { LoginEvent, LoginState } from "./login-state.ts";
import type { SecondFactorChallenge } from "./second-factor-challenge.ts";
import { countStepsBack } from "./count-steps-back.ts";
import { canStartSession } from "./sign-in-reducer.ts";
import { runs } from "#test/models/runs.ts";

/** Three times the usual runs, because the login protects the accounts. */
const RUNS = { numRuns: runs(300) };

const NOW = Date.UTC(2026, 10, 21, 9);
const challengeWith = (trustedDevices: number): SecondFactorChallenge => ({
  challengeId: "c-1",
  trustedDevices,
  factor: "sms",
  phone: "••• ••• 214",
  validUntil: NOW + 300_000,
  againAt: NOW + 60_000,
});

const refusals = fc.constantFrom<Extract<LoginEvent, { kind: "refused" }>["failureReason"][]>(
  { kind: "timeout" },
  { kind: "challenge-over" },
  { kind: "locked", until: NOW },
  { kind: "wrong-code", from: "sms" },
  { kind: "wrong-code", from: "passkey" },
  { kind: "login-refused", code: "expired-sms-token" },
  { kind: "login-refused", code: "login-used" },
  { kind: "login-refused", code: "bad-sms-prefix" },
);

/** Events of every kind, with valid and invalid values. */
const events = fc.oneof<fc.Arbitrary<LoginEvent>[]>(
  fc.record({ kind: fc.constant("login-given"), login: fc.constantFrom("", " ", "a", " b ") }),
  fc.record({
    kind: fc.constant("login-checked"),
    possibility: fc.constantFrom("possible", "not-possible", "forced", "no-account"),
  }),
  fc.record({ kind: fc.constant("password-given"), password: fc.constantFrom("", "x") }),
  fc.record({ kind: fc.constant("refused"), failureReason: refusals }),
  fc.constantFrom<LoginEvent[]>(
    { kind: "change-login" },
    { kind: "back" },
    { kind: "registered" },
    { kind: "no-code" },
    { kind: "passkey-requested", remember: true },
    { kind: "passkey-not-given" },
    { kind: "register", login: "x" },
  ),
  fc.record({
    kind: fc.constant("challenged"),
    challenge: fc.constantFrom(challengeWith(0), challengeWith(5), {
      challengeId: "c-2",
      trustedDevices: 4,
      factor: "app",
      passkeyOptions: "{}",
      recoveryCodesLeft: 1,
    }),
  }),
  fc.record({ kind: fc.constant("code-given"), code: fc.constantFrom("", "12345", "123456"), remember: fc.boolean() }),
  fc.record({
    kind: fc.constant("recovery-code-given"),
    code: fc.constantFrom("", "0", "7K2MW-Q9XBT"),
    remember: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("resend-requested"), now: fc.constantFrom(NOW, NOW + 60_000) }),
  fc.record({
    kind: fc.constant("identity-given"),
    customerNumber: fc.constantFrom("4127830", "x"),
    identification: fc.constantFrom("44051401359", "1"),
  }),
  fc.record({
    kind: fc.constant("identified"),
    identified: fc.oneof(
      fc.constantFrom(
        { kind: "has-account" as const },
        { kind: "unknown" as const },
        { kind: "not-possible" as const },
      ),
      fc.record({
        kind: fc.constant("may-register" as const),
        mode: fc.constantFrom(
          "email-or-phone" as const,
          "email" as const,
          "email-and-mobile" as const,
          "phone" as const,
        ),
        contacts: fc.record({
          email: fc.constantFrom(undefined, "m•••@poczta.example"),
          phone: fc.constantFrom(undefined, "••• ••• 214"),
        }),
      }),
    ),
  }),
  fc.record({ kind: fc.constant("channel-chosen"), channel: fc.constantFrom("sms", "email") }),
  fc.constant<LoginEvent>({ kind: "code-sent", validUntil: NOW + 300_000, againAt: NOW + 60_000 }),
  fc.constant<LoginEvent>({ kind: "code-accepted", ticket: "t-1" }),
  fc.record({
    kind: fc.constant("account-given"),
    login: fc.constantFrom("12345678", "nowy.login"),
    password: fc.constantFrom("x", "Wiazka-2026"),
    repeated: fc.constantFrom("x", "Wiazka-2026"),
  }),
);

/** A walk: a valid prefix followed by random events, so that deep states are reached as often as early ones. */
const eventsOf = (...steps: LoginEvent[]): readonly LoginEvent[] => steps;
const LOGIN = eventsOf(
  { kind: "login-given", login: "a" },
  { kind: "login-checked", possibility: "possible" },
  { kind: "password-given", password: "x" },
);
const REGISTER = eventsOf(
  { kind: "register", login: "" },
  { kind: "identity-given", customerNumber: "4127830", identification: "44051401359" },
  {
    kind: "identified",
    identified: { kind: "may-register", mode: "email-or-phone", contacts: { email: "m", phone: "9" } },
  },
  { kind: "channel-chosen", channel: "sms" },
  { kind: "code-sent", validUntil: NOW + 300_000, againAt: NOW + 60_000 },
  { kind: "code-given", code: "123456", remember: false },
  { kind: "code-accepted", ticket: "t-1" },
  { kind: "account-given", login: "nowy.login", password: "Wiazka-2026", repeated: "Wiazka-2026" },
);
const FAKE = eventsOf(
  { kind: "login-given", login: "a" },
  { kind: "login-checked", possibility: "forced" },
  { kind: "password-given", password: "x" },
);
const walks = fc
  .tuple(
    fc.constantFrom(
      eventsOf(),
      LOGIN,
      eventsOf(...LOGIN, { kind: "challenged", challenge: challengeWith(4) }),
      FAKE,
      REGISTER,
    ),
    fc.nat(8),
    fc.array(events, { maxLength: 30 }),
  )
  .map(([begun, upTo, rest]) => [...begun.slice(0, upTo), ...rest]);

/** Runs a walk and inspects each step. */
function runWalk(
  walk: readonly LoginEvent[],
  inspect: (before: LoginState, event: LoginEvent, after: LoginState) => void,
): void {
  let state: LoginState = INITIAL_LOGIN_STATE;
  for (const event of walk) {
    const after = reduceLogin(state, event);
    inspect(state, event, after);
    state = after;
  }
}

const ANSWERS = new Set<LoginEvent["kind"]>([
  "login-checked",
  "refused",
  "passkey-not-given",
  "challenged",
  "identified",
  "code-sent",
  "code-accepted",
  "registered",
]);

describe("any walk through the login", () => {
  it("[LOGIN-02] starts a session only after the password of a possible login, or its second factor", () => {
    fc.assert(
      fc.property(walks, (walk) => {
        let possible = false;
        runWalk(walk, (before, event, after) => {
          if (event.kind === "login-checked" && after.step === "PASSWORD") possible = true;
          if (before.step === "REGISTER" && after.step === "PASSWORD") possible = true;
          if (after.step === "PASSWORD_FAKE") possible = false;
          if (!canStartSession(after)) return;
          expect(possible).toBe(true);
          expect(["PASSWORD", "ACCOUNT_PROTECTION"]).toContain(after.step);
        });
      }),
      RUNS,
    );
  });

  it("(part of LOGIN-02) leaves the fake password step only for another login", () => {
    fc.assert(
      fc.property(walks, (walk) => {
        runWalk(walk, (before, event, after) => {
          if (before.step !== "PASSWORD_FAKE" || after.step === "PASSWORD_FAKE") return;
          expect(after.step).toBe("LOGIN");
          expect(["back", "change-login"]).toContain(event.kind);
        });
      }),
      RUNS,
    );
  });

  it("accepts only the response of a running login request", () => {
    fc.assert(
      fc.property(walks, (walk) => {
        runWalk(walk, (before, event, after) => {
          if (before.busy && !ANSWERS.has(event.kind)) expect(after).toBe(before);
        });
      }),
      RUNS,
    );
  });

  it("ignores unrequested login responses, except a failed load of the next step", () => {
    fc.assert(
      fc.property(walks, (walk) => {
        runWalk(walk, (before, event, after) => {
          const unasked = event.kind === "refused" && (before.step === "CHOOSE" || before.step === "LOGIN");
          if (!before.busy && ANSWERS.has(event.kind) && !unasked) expect(after).toBe(before);
        });
      }),
      RUNS,
    );
  });

  it('(part of LOGIN-01) returns to the first login step after as many "back" events as counted', () => {
    fc.assert(
      fc.property(walks, (walk) => {
        let state: LoginState = INITIAL_LOGIN_STATE;
        for (const event of walk) state = reduceLogin(state, event);
        if (state.busy) state = reduceLogin(state, { kind: "refused", failureReason: { kind: "timeout" } });
        for (let behind = countStepsBack(state); behind > 0; behind--) {
          expect(["CHOOSE", "LOGIN"]).not.toContain(state.step);
          const isHelp = state.step === "ACCOUNT_PROTECTION" && state.way === "no-code";
          state = reduceLogin(state, { kind: "back" });
          expect(countStepsBack(state)).toBe(behind - 1);
          expect(state.busy).toBe(false);
          // A step with a sent or accepted code is never returned to, except from its own help.
          expect(state.step === "ACCOUNT_PROTECTION").toBe(isHelp);
          if (state.step === "REGISTER") expect(["identity", "channel"]).toContain(state.stage.kind);
        }
        expect(["CHOOSE", "LOGIN"]).toContain(state.step);
      }),
      RUNS,
    );
  });

  it("(part of LOGIN-01) counts at most one more login step back after each event", () => {
    fc.assert(
      fc.property(walks, (walk) => {
        runWalk(walk, (before, _event, after) =>
          expect(countStepsBack(after) - countStepsBack(before)).toBeLessThanOrEqual(1),
        );
      }),
      RUNS,
    );
  });

  it("(part of LOGIN-09) trusts no device beyond the fifth at login", () => {
    fc.assert(
      fc.property(walks, (walk) => {
        runWalk(walk, (_before, _event, after) => {
          if (after.step === "ACCOUNT_PROTECTION" && after.challenge.trustedDevices >= 5)
            expect(after.remember).toBe(false);
        });
      }),
      RUNS,
    );
  });

  it("(part of LOGIN-10) sends no login code to a destination that was not offered", () => {
    fc.assert(
      fc.property(walks, (walk) => {
        runWalk(walk, (_before, _event, after) => {
          if (after.step !== "REGISTER" || after.stage.kind === "identity" || after.stage.kind === "by-phone") return;
          const offered = after.stage.addresses.map(({ channel }) => channel);
          expect(offered).not.toEqual([]);
          if (after.stage.kind === "channel" && after.stage.chosen !== undefined)
            expect(offered).toContain(after.stage.chosen);
          if (after.stage.kind === "code") expect(offered).toContain(after.stage.channel);
        });
      }),
      RUNS,
    );
  });

  it("handles the first login step like the full reducer, and ignores other steps", () => {
    fc.assert(
      fc.property(walks, (walk) => {
        runWalk(walk, (before, event, after) => {
          const first = before.step === "CHOOSE" || before.step === "LOGIN";
          expect(reduceFirstLoginStep(before, event)).toEqual(first ? after : before);
        });
      }),
      RUNS,
    );
  });
});
