import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aNetflix, aStreamingService } from "#test/mothers/index.ts";
import {
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

/**
 * Written from the specification, not from the code: an action, the states that it begins in, and where it leads to,
 * done or not.
 */
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
  it("(part of DB-02) are 1, 2 and 3, and no other", () => {
    expect(ACTION_NUMBERS).toEqual({ activate: 1, deactivate: 2, modify: 3 });
    for (const action of ACTIONS) expect(billingActionOf(ACTION_NUMBERS[action])).toBe(action);
    for (const other of [0, 4, -1, 1.5, Number.NaN]) expect(billingActionOf(other)).toBeUndefined();
  });

  it.each(ACTIONS)("(part of DB-03) %s begins in its own state, and never while anything is under way", (action) => {
    for (const state of [{ kind: "ACTIVE" }, { kind: "INACTIVE" }] as const)
      expect(possibleActions(state).includes(action)).toBe(TABLE[action].from === state.kind);
    for (const other of ACTIONS) expect(possibleActions(pending(other))).toEqual([]);
  });
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
  it("(part of DB-03) goes the ways of the specification through any order of events", () => {
    const start = fc.constantFrom<ServiceState>({ kind: "ACTIVE" }, { kind: "INACTIVE" });
    fc.assert(
      fc.property(start, fc.array(anEvent, { maxLength: 40 }), (first, events) => {
        let state = first;
        // the model: where it stands, and what was taken up
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

  it("keeps the plan that it leads to while under way", () => {
    expect(reduceServiceState({ kind: "ACTIVE" }, { kind: "ordered", action: "modify", planId: "premium" })).toEqual(
      pending("modify", "premium"),
    );
  });
});

describe("what has ended between two readings", () => {
  const before = [aStreamingService({ state: pending("activate") })];
  const ended = (after: ServiceState, action: BillingAction = "activate") =>
    settledActions([aStreamingService({ state: pending(action) })], [aStreamingService({ state: after })]).map(
      ({ done }) => done,
    );

  it("is done where the state is the one it leads to", () => {
    expect(ended({ kind: "ACTIVE" })).toEqual([true]);
    expect(ended({ kind: "INACTIVE" })).toEqual([false]);
    expect(ended({ kind: "INACTIVE" }, "deactivate")).toEqual([true]);
    expect(ended({ kind: "ACTIVE" }, "deactivate")).toEqual([false]);
  });

  it("(part of DB-04) a change of plan is done where that plan is in force", () => {
    const changing = [aNetflix({ state: pending("modify", "premium") })];
    expect(settledActions(changing, [aNetflix({ planId: "premium" })])).toEqual([
      { code: "netflix", name: "Netflix", action: "modify", done: true },
    ]);
    expect(settledActions(changing, [aNetflix()])).toMatchObject([{ done: false }]);
    expect(settledActions(changing, [aNetflix({ planId: "premium", state: { kind: "INACTIVE" } })])).toMatchObject([
      { done: false },
    ]);
  });

  it("(part of DB-04) a change of which the provider does not say the plan is done where another is in force than before, and tells nothing where that does not show", () => {
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

  it("is looked for in the same service, wherever it stands in the second reading", () => {
    expect(settledActions(before, [aNetflix(), aStreamingService()])).toEqual([
      { code: "disney", name: "Disney+", action: "activate", done: false },
    ]);
  });

  it("is nothing while it goes on, of what is gone, and of what nobody began", () => {
    expect(settledActions(before, before)).toEqual([]);
    expect(settledActions(before, [])).toEqual([]);
    expect(settledActions([aStreamingService()], [aStreamingService({ state: { kind: "ACTIVE" } })])).toEqual([]);
  });
});

describe("an order whose answer was lost", () => {
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
  ] as const)("%s with the plan %s is seen in %o: %s", (action, planId, state, seen) => {
    expect(isOrderApplied({ state, planId: "standard" }, action, planId)).toBe(seen);
  });

  it("turning on with a plan is seen in that plan alone: another tab may have turned it on with another", () => {
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: "basic" }, "activate", "premium")).toBe(false);
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: undefined }, "activate", "premium")).toBe(false);
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: "premium" }, "activate", "premium")).toBe(true);
  });

  it("a change of plan is seen in the plan", () => {
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: "premium" }, "modify", "premium")).toBe(true);
    expect(isOrderApplied({ state: { kind: "ACTIVE" }, planId: "standard" }, "modify", "premium")).toBe(false);
    expect(isOrderApplied({ state: { kind: "INACTIVE" }, planId: "premium" }, "modify", "premium")).toBe(false);
  });
});

it("(part of ROUTE-02) a service is found by the product that the customer has, and by its own name", () => {
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
