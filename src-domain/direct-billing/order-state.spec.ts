import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  NO_ORDER,
  reduceOrder,
  isPlanChosen,
  type OrderEvent,
  type OrderFailureReason,
  type OrderState,
} from "./order-state.ts";
import type { BillingAction } from "./streaming-service.ts";

const ACTIONS: readonly BillingAction[] = ["activate", "deactivate", "modify"];
const PROBLEMS: readonly OrderFailureReason[] = [
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
    failureReason: fc.constantFrom(undefined, ...PROBLEMS),
  }),
);

/** Model of an order: what it needs, and what the customer has done. */
interface OrderModel {
  readonly termsNeeded: boolean;
  readonly needsPlan: boolean;
  chosen: boolean;
  accepted: boolean;
  confirmed: boolean;
}

describe("reduceOrder", () => {
  it("(part of DB-02) sends no service order without plan, terms and confirmation in any walk", () => {
    fc.assert(
      fc.property(fc.array(anEvent, { maxLength: 60 }), (events) => {
        let state = NO_ORDER;
        let known: OrderModel | undefined;
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
          // A running request is neither closed nor sent again.
          if (before.step === "sending") expect(["sending", "done", "review", "terms"]).toContain(state.step);
          if (before.step === "terms" && before.sending) expect(state.step).not.toBe("closed");
          if (before.step === "done") expect(event.kind === "close" ? "closed" : "done").toBe(state.step);
        }
      }),
    );
  });

  it("(part of DB-02) goes from terms to review; ends when the server accepts a service order", () => {
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

  it("(part of DB-04) changes a service only to another plan, but activates it with any", () => {
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

  it("(part of DB-05) returns to the order step that resolves the refusal, with its reason", () => {
    const sent = [open({ termsNeeded: false }), { kind: "confirm" }] as const;
    expect(play(...sent, { kind: "refused", failureReason: "raise-limit" })).toMatchObject({
      step: "review",
      failureReason: "raise-limit",
    });
    expect(play(...sent, { kind: "refused", failureReason: "accept-terms" })).toMatchObject({
      step: "terms",
      failureReason: "accept-terms",
      sending: false,
    });
    expect(
      play(open({ action: "deactivate" }), { kind: "confirm" }, { kind: "refused", failureReason: "accept-terms" }),
    ).toMatchObject({ step: "review" });
    expect(play(open(), { kind: "accept" }, { kind: "not-accepted", failureReason: "try-later" })).toMatchObject({
      step: "terms",
      sending: false,
      failureReason: "try-later",
    });
    expect(
      play(open(), { kind: "accept" }, { kind: "not-accepted", failureReason: "try-later" }, { kind: "accept" }),
    ).toMatchObject({ sending: true, failureReason: undefined });
  });

  it("closes the service order at every step when the service is gone, and allows another", () => {
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

  it("ignores events that do not belong to the step of the service order", () => {
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

  it("closes a finished service order when the customer asks, and allows another", () => {
    const done = play(open({ termsNeeded: false }), { kind: "confirm" }, { kind: "ordered" });
    expect(reduceOrder(done, { kind: "close" })).toBe(NO_ORDER);
    expect(play(open({ termsNeeded: false, code: "player" }))).toMatchObject({ order: { code: "player" } });
  });

  it("closes the service order at every step except while sending", () => {
    expect(play(open(), { kind: "close" })).toBe(NO_ORDER);
    expect(play(open({ termsNeeded: false }), { kind: "close" })).toBe(NO_ORDER);
    expect(play(open({ planIds: ["a"] }), { kind: "close" })).toBe(NO_ORDER);
    expect(play(open(), { kind: "accept" }, { kind: "close" })).toMatchObject({ step: "terms", sending: true });
    expect(play(open({ termsNeeded: false }), { kind: "confirm" }, { kind: "close" })).toMatchObject({
      step: "sending",
    });
  });
});
