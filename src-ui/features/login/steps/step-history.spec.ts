// @vitest-environment jsdom
import { renderHook } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { INITIAL_LOGIN_STATE, type LoginEvent, type LoginState } from "#domain/login/index.ts";
import { reduceLogin } from "#domain/login/login-reducer.ts";
import { countStepsBack } from "#domain/login/count-steps-back.ts";
import { useBackHandler } from "#ui/design-system/back-stack.ts";
import { fakeStepHistory } from "#test/fakes/fake-step-history.ts";
import { runs } from "#test/models/runs.ts";
import { syncStepHistory } from "./step-history.ts";

const NOW = Date.UTC(2026, 10, 21, 9);

/** Login steps with a browser history, without requests. */
function walk(options?: Parameters<typeof fakeStepHistory>[0]) {
  const stepHistory = fakeStepHistory(options);
  const listeners = new Set<() => void>();
  const seen: LoginEvent[] = [];
  let state: LoginState = INITIAL_LOGIN_STATE;
  let left = false;
  const apply = (event: LoginEvent): void => {
    const next = reduceLogin(state, event);
    seen.push(event);
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const leave = syncStepHistory(stepHistory, {
    state: () => state,
    apply,
    hasLeftPage: () => left,
    subscribe: (listener) => void listeners.add(listener),
  });
  return { stepHistory, apply, leave, seen, state: () => state, goAway: () => (left = true) };
}

const login = (login: string): readonly LoginEvent[] => [
  { kind: "login-given", login },
  { kind: "login-checked", possibility: "possible" },
];
const CHALLENGED: readonly LoginEvent[] = [
  { kind: "password-given", password: "x" },
  { kind: "challenged", challenge: { challengeId: "c-1", factor: "app", trustedDevices: 0 } },
];
const REGISTER: readonly LoginEvent[] = [
  { kind: "register", login: "" },
  { kind: "identity-given", customerNumber: "4127830", identification: "44051401359" },
  {
    kind: "identified",
    identified: { kind: "may-register", mode: "email-or-phone", contacts: { email: "m", phone: "9" } },
  },
  { kind: "channel-chosen", channel: "sms" },
  { kind: "code-sent", validUntil: NOW, againAt: NOW },
  { kind: "code-given", code: "123456", remember: false },
  { kind: "code-accepted", ticket: "t-1" },
];

function after(events: readonly LoginEvent[], options?: Parameters<typeof fakeStepHistory>[0]) {
  const one = walk(options);
  for (const event of events) one.apply(event);
  return one;
}

describe("browser history of the login steps", () => {
  it('[LOGIN-01] goes "back" through the login steps to the first one, then leaves the page', () => {
    const { stepHistory, state } = after([...login("a"), ...CHALLENGED]);
    expect([state().step, stepHistory.behind()]).toEqual(["ACCOUNT_PROTECTION", 2]);
    stepHistory.press("back");
    expect([state().step, stepHistory.behind()]).toEqual(["PASSWORD", 1]);
    stepHistory.press("back");
    expect([state().step, state().login, stepHistory.behind()]).toEqual(["LOGIN", "a", 0]);
    expect(stepHistory.press("back"), "the previous page is shown").toBe(false);
  });

  it('[LOGIN-01] skips a used-up code on "back" in the registration', () => {
    const { stepHistory, state } = after(REGISTER);
    stepHistory.press("back");
    expect([state(), stepHistory.behind()]).toMatchObject([{ stage: { kind: "channel", chosen: "sms" } }, 2]);
    stepHistory.press("back");
    expect([state(), stepHistory.behind()]).toMatchObject([
      { stage: { kind: "identity", customerNumber: "4127830", identification: "44051401359" } },
      1,
    ]);
  });

  it('(part of LOGIN-01) sends nothing and keeps the login step on "forward"', () => {
    const { stepHistory, state, seen } = after([...login("a"), ...CHALLENGED]);
    stepHistory.press("back");
    const before = [state(), seen.length];
    stepHistory.press("forward");
    expect([state(), seen.length]).toEqual(before);
    expect(stepHistory.behind()).toBe(1);
  });

  it("goes back in the browser history when the page's own back button is pressed", () => {
    const { stepHistory, apply } = after([...login("a"), ...CHALLENGED]);
    apply({ kind: "change-login" });
    expect(stepHistory.behind()).toBe(0);
    expect(stepHistory.press("back")).toBe(false);
  });

  it("keeps the login step when the user goes back while a request runs", () => {
    const { stepHistory, state, apply } = after([...login("a"), { kind: "password-given", password: "x" }]);
    stepHistory.press("back");
    expect([state(), stepHistory.behind()]).toMatchObject([{ step: "PASSWORD", busy: true }, 1]);
    apply({ kind: "refused", failureReason: { kind: "timeout" } });
    stepHistory.press("back");
    expect(state().step).toBe("LOGIN");
  });

  it('lets an open element handle "back" first and keeps the login step', () => {
    const { stepHistory, state } = after([...login("a"), ...CHALLENGED]);
    stepHistory.press("back");
    const asked = vi.fn<() => void>();
    const { unmount } = renderHook(() => useBackHandler(true, asked));
    // "Forward" does not trigger a back handler.
    stepHistory.press("forward");
    expect([state().step, stepHistory.behind(), asked.mock.calls.length]).toEqual(["PASSWORD", 1, 0]);
    stepHistory.press("back");
    expect([state().step, stepHistory.behind(), asked.mock.calls.length]).toEqual(["PASSWORD", 1, 1]);
    unmount();
    stepHistory.press("back");
    expect([state().step, stepHistory.behind(), asked.mock.calls.length]).toEqual(["LOGIN", 0, 1]);
  });

  it("starts a reloaded login page at its first step and history entry", () => {
    const { stepHistory, state } = walk({ reloadedAt: 2 });
    expect([state().step, stepHistory.behind(), stepHistory.press("back")]).toEqual(["CHOOSE", 0, false]);
  });

  it("leaves the login by its first history entry once that is shown, then ignores changes", () => {
    const { stepHistory, leave, apply } = after([...login("a"), ...CHALLENGED], { slow: true });
    let entered = 0;
    leave(() => (entered += 1));
    expect(entered).toBe(0);
    stepHistory.settle();
    expect([entered, stepHistory.behind()]).toEqual([1, 0]);
    apply({ kind: "back" });
    stepHistory.press("forward");
    expect([entered, stepHistory.behind()]).toEqual([1, 1]);
  });

  it("ignores login events after the page was left", () => {
    const { stepHistory, apply, goAway, state } = after(login("a"));
    goAway();
    apply({ kind: "back" });
    expect([state().step, stepHistory.behind()]).toEqual(["LOGIN", 1]);
    expect(stepHistory.press("back")).toBe(true);
  });

  it("(part of LOGIN-01) keeps history at the page's login step after any moves; sends nothing", () => {
    const events: readonly LoginEvent[] = [
      ...login("a"),
      ...CHALLENGED,
      ...REGISTER,
      { kind: "back" },
      { kind: "change-login" },
      { kind: "refused", failureReason: { kind: "challenge-over" } },
    ];
    const acts = fc.array(
      fc.oneof(fc.constantFrom("back" as const, "forward" as const, "settle" as const), fc.nat(events.length - 1)),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(acts, fc.nat(5), (all, begun) => {
        const one = after([...login("a"), ...CHALLENGED, ...REGISTER].slice(0, begun), { slow: true });
        for (const act of all) {
          const before = one.seen.length;
          if (act === "settle") one.stepHistory.settle();
          else if (typeof act === "string") one.stepHistory.press(act);
          else one.apply(events[act] ?? { kind: "back" });
          if (typeof act === "string") expect(one.seen.slice(before).every(({ kind }) => kind === "back")).toBe(true);
        }
        one.stepHistory.settle();
        expect(one.stepHistory.behind()).toBe(countStepsBack(one.state()));
      }),
      { numRuns: runs(300) },
    );
  });
});
