import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  NO_ORDER,
  reduceOrder,
  isPlanChosen,
  type OrderEvent,
  type OrderProblem,
  type OrderState,
} from "./order-state.ts";
import type { BillingAction } from "./streaming-service.ts";

const ACTIONS: readonly BillingAction[] = ["activate", "deactivate", "modify"];
const PROBLEMS: readonly OrderProblem[] = [
  "raise-limit",
  "wait",
  "other-amount",
  "give-consent",
  "accept-terms",
  "try-later",
  "unknown",
];

const open = (changes: Partial<Extract<OrderEvent, { kind: "open" }>> = {}): OrderEvent => ({
  kind: "open",
  code: "disney",
  action: "activate",
  planIds: [],
  currentPlanId: undefined,
  termsNeeded: true,
  ...changes,
});
const play = (...events: readonly OrderEvent[]): OrderState => events.reduce(reduceOrder, NO_ORDER);

const anEvent: fc.Arbitrary<OrderEvent> = fc.oneof(
  fc.record({
    kind: fc.constant("open" as const),
    code: fc.constantFrom("netflix", "disney"),
    action: fc.constantFrom(...ACTIONS),
    planIds: fc.constantFrom([], ["a", "b"]),
    currentPlanId: fc.constantFrom(undefined, "a"),
    termsNeeded: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("choose" as const), planId: fc.constantFrom("a", "b") }),
  fc.constantFrom<OrderEvent>(
    { kind: "next" },
    { kind: "accept" },
    { kind: "accepted" },
    { kind: "confirm" },
    { kind: "ordered" },
    { kind: "close" },
    { kind: "gone" },
  ),
  fc.record({
    kind: fc.constantFrom("not-accepted" as const, "refused" as const),
    problem: fc.constantFrom(undefined, ...PROBLEMS),
  }),
);

/**
 * What the model remembers of an order, beside the machine: what was asked for, and what the customer has done for it.
 */
interface Remembered {
  readonly termsNeeded: boolean;
  readonly needsPlan: boolean;
  chosen: boolean;
  accepted: boolean;
  confirmed: boolean;
}

describe("the way of an order", () => {
  it("(part of DB-02) sends nothing without its plan, its terms and its confirmation, through any order of events", () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
        let state = NO_ORDER;
        let known: Remembered | undefined;
        for (const event of events) {
          const before = state;
          state = reduceOrder(state, event);
          if (before.step === "closed" && event.kind === "open") {
            const turnsOff = event.action === "deactivate";
            known = {
              termsNeeded: event.termsNeeded && !turnsOff,
              needsPlan: event.planIds.length > 0 && !turnsOff,
              chosen: false,
              accepted: false,
              confirmed: false,
            };
          }
          if (known !== undefined) {
            if (before.step === "plan" && event.kind === "choose") known.chosen = true;
            if (before.step === "terms" && before.sending && event.kind === "accepted") known.accepted = true;
            if (before.step === "review" && event.kind === "confirm") known.confirmed = true;
          }
          if (state.step === "closed") known = undefined;
          else expect(known).toBeDefined();
          if (state.step === "sending") {
            expect(known?.confirmed).toBe(true);
            expect(known?.needsPlan !== true || known.chosen).toBe(true);
            expect(known?.termsNeeded !== true || known.accepted).toBe(true);
          }
          if (event.kind === "gone") {
            expect(state).toBe(NO_ORDER);
            continue;
          }
          // what is on its way is neither closed nor sent again
          if (before.step === "sending") expect(["sending", "done", "review", "terms"]).toContain(state.step);
          if (before.step === "terms" && before.sending) expect(state.step).not.toBe("closed");
          if (before.step === "done") expect(event.kind === "close" ? "closed" : "done").toBe(state.step);
        }
      }),
    );
  });

  it("(part of DB-02) goes by the terms to the confirmation, and is done once taken up", () => {
    expect(play(open())).toMatchObject({ step: "terms", sending: false });
    expect(play(open(), { kind: "confirm" })).toMatchObject({ step: "terms" });
    expect(play(open(), { kind: "accept" }, { kind: "accepted" })).toMatchObject({ step: "review" });
    expect(
      play(open(), { kind: "accept" }, { kind: "accepted" }, { kind: "confirm" }, { kind: "ordered" }),
    ).toMatchObject({ step: "done" });
    expect(play(open({ termsNeeded: false }))).toMatchObject({ step: "review" });
    expect(play(open({ action: "deactivate", planIds: ["a", "b"] }))).toMatchObject({
      step: "review",
      order: { planId: undefined },
    });
  });

  it("(part of DB-04) a change goes by another plan than that in force; turning on by any", () => {
    const changing = open({
      code: "netflix",
      action: "modify",
      planIds: ["a", "b"],
      currentPlanId: "a",
      termsNeeded: false,
    });
    expect(play(changing, { kind: "next" })).toMatchObject({ step: "plan" });
    expect(play(changing, { kind: "choose", planId: "a" }, { kind: "next" })).toMatchObject({ step: "plan" });
    expect(play(changing, { kind: "choose", planId: "b" }, { kind: "next" })).toMatchObject({
      step: "review",
      order: { planId: "b" },
    });
    const on = open({ code: "netflix", planIds: ["a", "b"], currentPlanId: "a", termsNeeded: false });
    expect(play(on, { kind: "choose", planId: "a" }, { kind: "next" })).toMatchObject({
      step: "review",
      order: { planId: "a" },
    });
    const chosen = play(on, { kind: "choose", planId: "a" });
    expect(chosen.step === "plan" && isPlanChosen(chosen)).toBe(true);
  });

  it("(part of DB-05) a refusal leads back to where it can be mended, and says why", () => {
    const sent = [open({ termsNeeded: false }), { kind: "confirm" }] as const;
    expect(play(...sent, { kind: "refused", problem: "raise-limit" })).toMatchObject({
      step: "review",
      problem: "raise-limit",
    });
    expect(play(...sent, { kind: "refused", problem: "accept-terms" })).toMatchObject({
      step: "terms",
      problem: "accept-terms",
      sending: false,
    });
    expect(
      play(open({ action: "deactivate" }), { kind: "confirm" }, { kind: "refused", problem: "accept-terms" }),
    ).toMatchObject({ step: "review" });
    expect(play(open(), { kind: "accept" }, { kind: "not-accepted", problem: "try-later" })).toMatchObject({
      step: "terms",
      sending: false,
      problem: "try-later",
    });
    expect(
      play(open(), { kind: "accept" }, { kind: "not-accepted", problem: "try-later" }, { kind: "accept" }),
    ).toMatchObject({ sending: true, problem: undefined });
  });

  it("is over at every step once its service is gone, and another can be begun", () => {
    for (const steps of [
      [],
      [{ kind: "accept" }],
      [{ kind: "accept" }, { kind: "accepted" }],
      [{ kind: "accept" }, { kind: "accepted" }, { kind: "confirm" }],
    ] as const) {
      expect(play(open(), ...steps, { kind: "gone" }), String(steps.length)).toBe(NO_ORDER);
      expect(play(open(), ...steps, { kind: "gone" }, open({ code: "player" }))).toMatchObject({
        step: "terms",
        order: { code: "player" },
      });
    }
  });

  it("leaves a step as it is after an event that does not belong to it", () => {
    const steps = [
      play(open({ planIds: ["a"] })),
      play(open()),
      play(open(), { kind: "accept" }),
      play(open({ termsNeeded: false })),
      play(open({ termsNeeded: false }), { kind: "confirm" }),
      play(open({ termsNeeded: false }), { kind: "confirm" }, { kind: "ordered" }),
    ];
    expect(steps.map(({ step }) => step)).toEqual(["plan", "terms", "terms", "review", "sending", "done"]);
    const foreign: readonly (readonly OrderEvent[])[] = [
      [{ kind: "accept" }, { kind: "confirm" }, { kind: "ordered" }],
      [{ kind: "next" }, { kind: "accepted" }, { kind: "confirm" }],
      [{ kind: "next" }, { kind: "accept" }, { kind: "confirm" }, { kind: "close" }],
      [{ kind: "next" }, { kind: "accept" }, { kind: "ordered" }],
      [{ kind: "confirm" }, { kind: "accepted" }, { kind: "close" }],
      [{ kind: "next" }, { kind: "accept" }, { kind: "confirm" }, { kind: "ordered" }],
    ];
    for (const [index, state] of steps.entries())
      for (const event of [open({ code: "player" }), ...(foreign[index] ?? [])])
        expect(reduceOrder(state, event), `${state.step} ${event.kind}`).toBe(state);
  });

  it("is closed by the customer once it is done, and another can be begun", () => {
    const done = play(open({ termsNeeded: false }), { kind: "confirm" }, { kind: "ordered" });
    expect(reduceOrder(done, { kind: "close" })).toBe(NO_ORDER);
    expect(play(open({ termsNeeded: false, code: "player" }))).toMatchObject({ order: { code: "player" } });
  });

  it("can be left at every step but while it is sent", () => {
    expect(play(open(), { kind: "close" })).toBe(NO_ORDER);
    expect(play(open({ termsNeeded: false }), { kind: "close" })).toBe(NO_ORDER);
    expect(play(open({ planIds: ["a"] }), { kind: "close" })).toBe(NO_ORDER);
    expect(play(open(), { kind: "accept" }, { kind: "close" })).toMatchObject({ step: "terms", sending: true });
    expect(play(open({ termsNeeded: false }), { kind: "confirm" }, { kind: "close" })).toMatchObject({
      step: "sending",
    });
  });
});
