// @vitest-environment jsdom
import { describe, expect, it } from "vitest";
import { OPERATIONS } from "#adapters/soap/operations.ts";
import { globalNoticesOf } from "./operation-case.ts";
import { retryPlanOf, FAULTS, FAULT_EFFECTS, OPERATION_NAMES } from "./faults.ts";
import { CASES } from "./operations.ts";
import { advanceUntil } from "./advance-until.ts";
import { coreValuesOf } from "./scene.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

/** Longer than any wait of the wire: what has not come by then never comes. */
const LONG_MS = 130_000;

const CASES_OF = new Map(Object.entries(CASES));

describe("the matrix of faults", () => {
  it("has a row for every operation", () => {
    expect(Object.keys(CASES).toSorted()).toEqual([...OPERATION_NAMES].toSorted());
    expect(
      OPERATION_NAMES.filter((operation) => (CASES_OF.get(operation) ?? []).length === 0),
      "have no expectation",
    ).toEqual([]);
  });
});

const ROWS = OPERATION_NAMES.flatMap((operation) =>
  (CASES_OF.get(operation) ?? []).map((one) => ({ operation, when: one.when, one })),
);

describe.each(ROWS)("$operation, asked $when, with", ({ operation, one }) => {
  it.each(FAULTS)("%s leaves the customer with what is true, and lets go on afterwards", async (fault) => {
    const attempt = await one.open();
    const { scene } = attempt;
    const { wire, clock, app } = scene;
    const words = (): string | undefined => {
      const shownOutcome = attempt.shownOutcome();
      return shownOutcome === undefined ? undefined : [...globalNoticesOf(scene), shownOutcome].join(", ");
    };
    const before = wire.sent(operation);
    wire.break(operation, fault);
    attempt.ask();
    await advanceUntil(clock, retryPlanOf(operation, fault).waitMs, () => words() !== undefined);
    const expected = one.expected[FAULT_EFFECTS[fault].is];
    expect(words()).toBe(expected);
    // a write is sent once, whatever became of it
    if (OPERATIONS[operation].write) expect(wire.sent(operation) - before).toBe(1);
    const others =
      storesOf(app).session.current === undefined
        ? []
        : coreValuesOf(app).filter(({ state }) => state.status === "failed" || state.status === "loading");
    expect(others.length, "parts that did not come, of those that were asked").toBeLessThanOrEqual(1);

    // and it stays true: nothing comes late
    await clock.advance(LONG_MS);
    await advanceUntil(clock, 0, () => words() !== undefined);
    expect(words()).toBe(expected);
    if (OPERATIONS[operation].write) expect(wire.sent(operation) - before).toBe(1);

    wire.mend();
    attempt.tryAgain();
    await advanceUntil(clock, 0, () => attempt.shownOutcome() === one.recovered);
    expect(attempt.shownOutcome()).toBe(one.recovered);
  });
});
