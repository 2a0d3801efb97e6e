import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import {
  isSetupSending,
  NO_SETUP,
  reduceFactorSetup,
  canSubmitCode,
  type SetupEvent,
  type SetupState,
} from "./factor-setup.ts";
import { CONFIRM_STATUSES, type ConfirmStatus, type FactorChange } from "./second-factor.ts";

const APP: FactorChange = { kind: "app" };
const TOKEN = { tokenId: "t-1", key: { secret: "KJ2W", uri: "otpauth://totp/x?secret=KJ2W" }, sent: undefined };
const created: SetupEvent = { kind: "created", answer: { status: "ok", token: TOKEN } };
const run = (...events: readonly SetupEvent[]): SetupState => events.reduce(reduceFactorSetup, NO_SETUP);
const CODE = run({ kind: "open" }, { kind: "choose", change: APP }, { kind: "ask" }, created);

describe("setup of a second factor", () => {
  it("(part of SET-02) requests a factor token after a choice; submits a code after a token", () => {
    expect(run({ kind: "open" }, { kind: "ask" })).toMatchObject({ step: "choose", isSending: false });
    expect(run({ kind: "open" }, { kind: "choose", change: APP }, { kind: "ask" })).toMatchObject({
      step: "choose",
      isSending: true,
    });
    expect(CODE).toMatchObject({ step: "code", change: APP, token: TOKEN });
    expect(run({ kind: "open" }, { kind: "choose", change: APP }, { kind: "confirm" })).toMatchObject({
      step: "choose",
    });
    expect(run({ kind: "open" }, created)).toMatchObject({ step: "choose" });
  });

  it.each<readonly [ConfirmStatus, object]>([
    ["ok", { step: "done", change: APP }],
    ["wrong-code", { step: "code", failureReason: "wrongCode", isSending: false }],
    ["expired", { step: "code", failureReason: "expired", isSending: false }],
    ["limit-2fa", { step: "limit", change: APP }],
  ])("(part of SET-02) handles the second factor code status %s", (status, expected) => {
    expect(
      [{ kind: "confirm" } as const, { kind: "confirmed", status } as const].reduce<SetupState>(
        reduceFactorSetup,
        CODE,
      ),
    ).toMatchObject(expected);
  });

  it("(part of SET-02) ends the second factor setup with LIMIT_2FA when a token is requested", () => {
    expect(
      run(
        { kind: "open" },
        { kind: "choose", change: APP },
        { kind: "ask" },
        { kind: "created", answer: { status: "limit-2fa" } },
      ),
    ).toEqual({ step: "limit", change: APP });
  });

  it("(part of SET-02) requires another second factor token after the token has expired", () => {
    const expired = [
      { kind: "confirm" } as const,
      { kind: "confirmed", status: "expired" } as const,
    ].reduce<SetupState>(reduceFactorSetup, CODE);
    expect(canSubmitCode(expired)).toBe(false);
    expect(reduceFactorSetup(expired, { kind: "confirm" })).toBe(expired);
    expect(canSubmitCode([{ kind: "ask" } as const, created].reduce<SetupState>(reduceFactorSetup, expired))).toBe(
      true,
    );
  });

  it("closes the second factor setup at any time except while a call is in flight", () => {
    expect(reduceFactorSetup(CODE, { kind: "close" })).toBe(NO_SETUP);
    const sending = reduceFactorSetup(CODE, { kind: "confirm" });
    expect(reduceFactorSetup(sending, { kind: "close" })).toBe(sending);
  });
});

describe("setup event that does not fit its step", () => {
  const CHOOSE = run({ kind: "open" }, { kind: "choose", change: APP });
  const ASKED = reduceFactorSetup(CHOOSE, { kind: "ask" });
  const SENT = reduceFactorSetup(CODE, { kind: "confirm" });
  const DONE = reduceFactorSetup(SENT, { kind: "confirmed", status: "ok" });
  const LIMIT = reduceFactorSetup(SENT, { kind: "confirmed", status: "limit-2fa" });
  const other: SetupEvent = { kind: "choose", change: { kind: "none" } };
  const confirmed: SetupEvent = { kind: "confirmed", status: "ok" };
  const failed: SetupEvent = { kind: "failed", failureReason: "unknown" };

  it.each<readonly [string, SetupState, readonly SetupEvent[]]>([
    ["closed", NO_SETUP, [other, { kind: "ask" }, created, { kind: "confirm" }, confirmed, failed]],
    ["choosing", CHOOSE, [{ kind: "open" }, created, { kind: "confirm" }, confirmed, failed]],
    [
      "asking for a token",
      ASKED,
      [{ kind: "open" }, other, { kind: "ask" }, { kind: "confirm" }, confirmed, { kind: "close" }],
    ],
    ["having a token", CODE, [{ kind: "open" }, other, created, confirmed, failed]],
    ["sending a code", SENT, [{ kind: "open" }, other, { kind: "ask" }, { kind: "confirm" }, { kind: "close" }]],
    ["done", DONE, [{ kind: "open" }, other, { kind: "ask" }, created, { kind: "confirm" }, confirmed, failed]],
    [
      "at the limit",
      LIMIT,
      [{ kind: "open" }, other, { kind: "ask" }, created, { kind: "confirm" }, confirmed, failed],
    ],
  ])("ignores second factor setup events that do not fit the step: %s", (_, state, events) => {
    for (const event of events) expect(reduceFactorSetup(state, event), JSON.stringify(event)).toBe(state);
  });

  it("shows a second factor setup failure at its step, where the call can be repeated", () => {
    for (const sending of [ASKED, SENT]) {
      const after = reduceFactorSetup(sending, failed);
      expect(after).toMatchObject({ step: sending.step, isSending: false, failureReason: "unknown" });
      expect(reduceFactorSetup(after, sending === ASKED ? { kind: "ask" } : { kind: "confirm" })).toEqual(sending);
    }
  });

  it("clears the problem of the former second factor when another is chosen", () => {
    expect(reduceFactorSetup(reduceFactorSetup(ASKED, failed), other)).toEqual({
      step: "choose",
      change: { kind: "none" },
      isSending: false,
      failureReason: undefined,
    });
  });
});

/** Server state: factor in force, token to confirm, wrong codes and tokens created. */
interface Provider {
  factor: FactorChange["kind"];
  token: { id: string; change: FactorChange } | undefined;
  wrong: number;
  made: number;
}

const command = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      tab: fc.nat(1),
      do: fc.constantFrom("open", "open-off", "ask", "confirm-right", "confirm-wrong", "close"),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      tab: fc.nat(1),
      do: fc.constantFrom("choose-app", "choose-sms", "answer", "answer", "lose"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ tab: fc.nat(1), do: fc.constant("expire") }) },
);

it("(part of SET-02) reports only the server's state when two tabs lose factor responses", () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 120 }), (commands) => {
      const provider: Provider = { factor: "none", token: undefined, wrong: 0, made: 0 };
      const tabs: SetupState[] = [NO_SETUP, NO_SETUP];
      const waiting: (SetupEvent | undefined)[] = [undefined, undefined];
      const step = (tab: number, event: SetupEvent): SetupState =>
        (tabs[tab] = reduceFactorSetup(tabs[tab] ?? NO_SETUP, event));

      const ask = (tab: number): void => {
        const before = tabs[tab] ?? NO_SETUP;
        const after = step(tab, { kind: "ask" });
        if (after === before || (after.step !== "choose" && after.step !== "code") || after.change === undefined)
          return;
        const { change } = after;
        if (provider.wrong >= 5) waiting[tab] = { kind: "created", answer: { status: "limit-2fa" } };
        else if ((change.kind === "none") !== (provider.factor !== "none"))
          waiting[tab] = { kind: "failed", failureReason: "notPossible" };
        else {
          provider.made += 1;
          provider.token = { id: `t-${provider.made}`, change };
          waiting[tab] = {
            kind: "created",
            answer: { status: "ok", token: { tokenId: provider.token.id, key: undefined, sent: undefined } },
          };
        }
      };

      const confirm = (tab: number, right: boolean): void => {
        const before = tabs[tab] ?? NO_SETUP;
        const after = step(tab, { kind: "confirm" });
        if (after === before || after.step !== "code") return;
        const answer = (): ConfirmStatus => {
          if (provider.wrong >= 5) return "limit-2fa";
          if (provider.token?.id !== after.token.tokenId) return "expired";
          if (!right) {
            provider.wrong += 1;
            return provider.wrong >= 5 ? "limit-2fa" : "wrong-code";
          }
          provider.factor = provider.token.change.kind;
          provider.token = undefined;
          provider.wrong = 0;
          return "ok";
        };
        waiting[tab] = { kind: "confirmed", status: answer() };
      };

      for (const { tab, do: what } of commands) {
        const inForce = provider.factor;
        switch (what) {
          case "open":
            step(tab, { kind: "open" });
            break;
          case "open-off":
            step(tab, { kind: "open", change: { kind: "none" } });
            break;
          case "choose-app":
            step(tab, { kind: "choose", change: APP });
            break;
          case "choose-sms":
            step(tab, { kind: "choose", change: { kind: "sms", phoneId: "1" } });
            break;
          case "ask":
            ask(tab);
            break;
          case "confirm-right":
            confirm(tab, true);
            break;
          case "confirm-wrong":
            confirm(tab, false);
            break;
          case "close":
            step(tab, { kind: "close" });
            break;
          case "expire":
            provider.token = undefined;
            break;
          case "answer": {
            const event = waiting[tab];
            waiting[tab] = undefined;
            if (event === undefined) break;
            const after = step(tab, event);
            if (event.kind === "confirmed") expect(after.step === "done").toBe(event.status === "ok");
            break;
          }
          case "lose":
            if (waiting[tab] === undefined) break;
            waiting[tab] = undefined;
            expect(step(tab, { kind: "failed", failureReason: "unknown" })).toMatchObject({
              isSending: false,
              failureReason: "unknown",
            });
            break;
        }
        // Only a right code changes the factor in force.
        if (provider.factor !== inForce) expect(what).toBe("confirm-right");
        for (const [index, state] of tabs.entries()) {
          // Exactly the tabs with a call in flight are sending.
          expect(isSetupSending(state)).toBe(waiting[index] !== undefined);
          if (state.step === "code" && state.failureReason === "expired") expect(canSubmitCode(state)).toBe(false);
        }
      }
    }),
    { numRuns: runs(500) },
  );
});

it("returns a distinct setup state for each status of a second factor code", () => {
  const steps = CONFIRM_STATUSES.map((status) =>
    JSON.stringify(
      [{ kind: "confirm" } as const, { kind: "confirmed", status } as const].reduce<SetupState>(
        reduceFactorSetup,
        CODE,
      ),
    ),
  );
  expect(new Set(steps).size).toBe(CONFIRM_STATUSES.length);
});

it("(part of SET-02) steps back from the code to the choice of another way", () => {
  const back = reduceFactorSetup(CODE, { kind: "back" });
  expect(back).toEqual({ step: "choose", change: APP, isSending: false, failureReason: undefined });
  const sending = reduceFactorSetup(CODE, { kind: "confirm" });
  expect(reduceFactorSetup(sending, { kind: "back" })).toBe(sending);
  const off = run({ kind: "open", change: { kind: "none" } }, { kind: "ask" }, created);
  expect(off.step).toBe("code");
  expect([reduceFactorSetup(off, { kind: "back" }), reduceFactorSetup(back, { kind: "back" })]).toEqual([off, back]);
});
