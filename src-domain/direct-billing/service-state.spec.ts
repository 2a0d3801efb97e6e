import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aNetflix, aStreamingService } from "#test/mothers/index.ts";
import {
  haveStatesChanged,
  possibleActions,
  reduceServiceState,
  settledActions,
  isOrderApplied,
  type ServiceEvent,
} from "./service-state.ts";
import {
  ACTION_NUMBERS,
  serviceParamOf,
  billingActionOf,
  currentPlanOf,
  findStreamingService,
  type BillingAction,
  type ServiceState,
} from "./streaming-service.ts";

const ACTIONS: readonly BillingAction[] = ["activate", "deactivate", "modify"];
const pending = (action: BillingAction, planId?: string): ServiceState => ({ kind: "PENDING", action, planId });

/** Table from the specification: the start state of each action, and its end state by success. */
const TABLE: Readonly<
  Record<
    BillingAction,
    { readonly from: ServiceState["kind"]; readonly done: ServiceState["kind"]; readonly undone: ServiceState["kind"] }
  >
> = {
  activate: { from: "INACTIVE", done: "ACTIVE", undone: "INACTIVE" },
  deactivate: { from: "ACTIVE", done: "INACTIVE", undone: "ACTIVE" },
  modify: { from: "ACTIVE", done: "ACTIVE", undone: "ACTIVE" },
};

describe("actions of direct billing", () => {
  it("(part of DB-02) maps direct billing actions to the numbers 1, 2 and 3 only", () => {
    expect(ACTION_NUMBERS).toEqual({ activate: 1, deactivate: 2, modify: 3 });
    for (const action of ACTIONS) expect(billingActionOf(ACTION_NUMBERS[action])).toBe(action);
    for (const other of [0, 4, -1, 1.5, Number.NaN]) expect(billingActionOf(other)).toBeUndefined();
  });

  it.each(ACTIONS)(
    "(part of DB-03) allows %s of a service only from its start state and never while an action is pending",
    (action) => {
      for (const state of [{ kind: "ACTIVE" }, { kind: "INACTIVE" }] as const)
        expect(possibleActions(state).includes(action)).toBe(TABLE[action].from === state.kind);
      for (const other of ACTIONS) expect(possibleActions(pending(other))).toEqual([]);
    },
  );
});

const anEvent: fc.Arbitrary<ServiceEvent> = fc.oneof(
  fc.record({
    kind: fc.constant("ordered" as const),
    action: fc.constantFrom(...ACTIONS),
    planId: fc.option(fc.constantFrom("a", "b"), { nil: undefined }),
  }),
  fc.record({ kind: fc.constant("settled" as const), done: fc.boolean() }),
);

describe("state of a service", () => {
  it("(part of DB-03) changes the service state as specified in any order of events", () => {
    const start = fc.constantFrom<ServiceState>({ kind: "ACTIVE" }, { kind: "INACTIVE" });
    fc.assert(
      fc.property(start, fc.array(anEvent, { maxLength: 40 }), (first, events) => {
        let state = first;
        // Model: the state, or the pending action.
        let stands: "ACTIVE" | "INACTIVE" | { readonly action: BillingAction } =
          first.kind === "ACTIVE" ? "ACTIVE" : "INACTIVE";
        for (const event of events) {
          if (event.kind === "ordered" && stands === TABLE[event.action].from) stands = { action: event.action };
          else if (event.kind === "settled" && typeof stands === "object") {
            const to: ServiceState["kind"] = TABLE[stands.action][event.done ? "done" : "undone"];
            stands = to === "ACTIVE" ? "ACTIVE" : "INACTIVE";
          }
          state = reduceServiceState(state, event);
          expect(state.kind === "PENDING" ? { action: state.action } : state.kind).toEqual(stands);
        }
      }),
    );
  });

  it("keeps the target plan of a service while an action is pending", () => {
    expect(reduceServiceState({ kind: "ACTIVE" }, { kind: "ordered", action: "modify", planId: "premium" })).toEqual(
      pending("modify", "premium"),
    );
  });
});

it("(part of DB-15) finds a changed state in services that both reads contain", () => {
  const on = [aStreamingService({ state: { kind: "ACTIVE" } })];
  const off = [aStreamingService({ state: { kind: "INACTIVE" } })];
  expect([
    haveStatesChanged(on, off),
    haveStatesChanged(off, [aStreamingService({ state: pending("activate") })]),
  ]).toEqual([true, true]);
  expect([haveStatesChanged(on, on), haveStatesChanged([], on), haveStatesChanged(on, [])]).toEqual([
    false,
    false,
    false,
  ]);
});

describe("settledActions", () => {
  const before = [aStreamingService({ state: pending("activate") })];
  const ended = (after: ServiceState, action: BillingAction = "activate") =>
    settledActions([aStreamingService({ state: pending(action) })], [aStreamingService({ state: after })]).map(
      ({ done }) => done,
    );

  it("reports a service action as done when the service is in the target state", () => {
    expect(ended({ kind: "ACTIVE" })).toEqual([true]);
    expect(ended({ kind: "INACTIVE" })).toEqual([false]);
    expect(ended({ kind: "INACTIVE" }, "deactivate")).toEqual([true]);
    expect(ended({ kind: "ACTIVE" }, "deactivate")).toEqual([false]);
  });

  it("(part of DB-04) reports a plan change as done when the target plan is in force", () => {
    const changing = [aNetflix({ state: pending("modify", "premium") })];
    expect(settledActions(changing, [aNetflix({ planId: "premium" })])).toEqual([
      { code: "netflix", name: "Netflix", action: "modify", done: true },
    ]);
    expect(settledActions(changing, [aNetflix()])).toMatchObject([{ done: false }]);
    expect(settledActions(changing, [aNetflix({ planId: "premium", state: { kind: "INACTIVE" } })])).toMatchObject([
      { done: false },
    ]);
  });

  it("(part of DB-04) compares plans if the target is unknown, else reports nothing settled", () => {
    const changing = (planId: string | undefined) => [aNetflix({ state: pending("modify"), planId })];
    expect(settledActions(changing("standard"), [aNetflix({ planId: "premium" })])).toMatchObject([{ done: true }]);
    expect(settledActions(changing("standard"), [aNetflix({ planId: "standard" })])).toEqual([]);
    expect(settledActions(changing("standard"), [aNetflix({ planId: undefined })])).toEqual([]);
    expect(settledActions(changing(undefined), [aNetflix({ planId: "premium" })])).toEqual([]);
    expect(
      settledActions([aNetflix({ state: pending("modify", "premium") })], [aNetflix({ planId: undefined })]),
    ).toEqual([]);
    expect(settledActions(changing("standard"), [aNetflix({ state: { kind: "INACTIVE" } })])).toMatchObject([
      { done: false },
    ]);
  });

  it("finds the same service for settled actions at any position of the second read", () => {
    expect(settledActions(before, [aNetflix(), aStreamingService()])).toEqual([
      { code: "disney", name: "Disney+", action: "activate", done: false },
    ]);
  });

  it("reports no settled action for pending, removed or never ordered services", () => {
    expect(settledActions(before, before)).toEqual([]);
    expect(settledActions(before, [])).toEqual([]);
    expect(settledActions([aStreamingService()], [aStreamingService({ state: { kind: "ACTIVE" } })])).toEqual([]);
  });
});

describe("isOrderApplied", () => {
  it.each([
    ["activate", undefined, pending("activate"), true],
    ["activate", undefined, { kind: "ACTIVE" }, true],
    ["activate", undefined, { kind: "INACTIVE" }, false],
    ["deactivate", undefined, pending("deactivate"), true],
    ["deactivate", undefined, { kind: "INACTIVE" }, true],
    ["deactivate", undefined, { kind: "ACTIVE" }, false],
    ["deactivate", undefined, pending("activate"), false],
    ["activate", undefined, pending("activate", "a"), true],
    ["deactivate", "premium", { kind: "INACTIVE" }, true],
    ["activate", "a", pending("activate", "a"), true],
    ["activate", "a", pending("activate", "b"), false],
    ["modify", "premium", pending("modify", "premium"), true],
    ["modify", "premium", pending("modify", "basic"), false],
    ["modify", "premium", { kind: "INACTIVE" }, false],
  ] as const)("finds the order %s with the plan %s applied in %o: %s", (action, planId, state, seen) => {
    expect(isOrderApplied({ state, planId: "standard" }, action, planId)).toBe(seen);
  });

  it("finds an activation applied only with the ordered plan, not with one from another tab", () => {
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: "basic" }, "activate", "premium")).toBe(false);
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: undefined }, "activate", "premium")).toBe(false);
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: "premium" }, "activate", "premium")).toBe(true);
  });

  it("finds a plan change applied by the plan of the service", () => {
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: "premium" }, "modify", "premium")).toBe(true);
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: "standard" }, "modify", "premium")).toBe(false);
    expect(isOrderApplied({ state: { kind: "INACTIVE" }, planId: "premium" }, "modify", "premium")).toBe(false);
  });
});

it("(part of ROUTE-02) finds a service by the customer's product id, else by its code", () => {
  const bought = aNetflix({ productId: "7-01" });
  const other = aStreamingService({ code: "7-01" });
  expect(serviceParamOf(bought)).toBe("7-01");
  expect(serviceParamOf(aNetflix())).toBe("netflix");
  expect(findStreamingService([other, bought], "7-01")).toBe(bought);
  expect(findStreamingService([other, bought], "netflix")).toBe(bought);
  expect(findStreamingService([other], "netflix")).toBeUndefined();
  expect(currentPlanOf(bought)?.name).toBe("Standard");
  expect(currentPlanOf(other)).toBeUndefined();
});
