// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import { OPERATIONS } from "#adapters/soap/operations.ts";
import { globalNoticesOf } from "./operation-case.ts";
import { isFullProof } from "#test/e2e/support/proof-scope.ts";
import { faultOfEachClass, retryPlanOf, FAULTS, FAULT_EFFECTS, OPERATION_NAMES } from "./faults.ts";
import { OPERATION_CASES } from "./operations.ts";
import { advanceUntil } from "./advance-until.ts";
import { coreValuesOf, type Scene } from "./scene.ts";
import { CREDENTIALS_PORT } from "#src/container/tokens.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

// PDFs are created in a time that the movable clock does not control, and not with the arrays of jsdom.
vi.mock(import("#kit/pdf/pdf-writer.ts"), async (original) => ({
  ...(await original()),
  createPdf: () => Promise.resolve(Buffer.from("%PDF-1.7")),
}));

/** Longer than every timeout and retry delay: a response that is missing by then never arrives. */
const LONG_MS = 130_000;

/** Ends backend access, as a login of the customer does: until then nothing can be saved (ACC-12). */
function startOtherSession({ app }: Scene): void {
  const credentials = app.container.root.get(CREDENTIALS_PORT);
  const { current } = storesOf(app).session;
  credentials.setCredentials(undefined);
  credentials.setCredentials(current?.sessionId, current?.currentContext);
}

const CASES_OF = new Map(Object.entries(OPERATION_CASES));

describe("fault cases", () => {
  it("has a fault case for every operation", () => {
    expect(Object.keys(OPERATION_CASES).toSorted()).toEqual([...OPERATION_NAMES].toSorted());
    expect(
      OPERATION_NAMES.filter((operation) => (CASES_OF.get(operation) ?? []).length === 0),
      "operations without a case",
    ).toEqual([]);
  });
});

const ROWS = OPERATION_NAMES.flatMap((operation) =>
  (CASES_OF.get(operation) ?? []).map((one) => ({ operation, when: one.when, one })),
).map((row, index) => ({ ...row, faults: isFullProof ? FAULTS : faultOfEachClass(index) }));

it("tries every fault in many rows", () => {
  for (const fault of FAULTS)
    expect(ROWS.filter(({ faults }) => faults.includes(fault)).length, fault).toBeGreaterThan(10);
});

describe.each(ROWS)("$operation $when", ({ operation, one, faults }) => {
  it.each(faults)("shows the true state after the fault %s and recovers on a retry", async (fault) => {
    const attempt = await one.open();
    const { scene } = attempt;
    const { wire, clock, app } = scene;
    const outcomeText = (): string | undefined => {
      const shownOutcome = attempt.shownOutcome();
      return shownOutcome === undefined ? undefined : [...globalNoticesOf(scene), shownOutcome].join(", ");
    };
    const before = wire.sent(operation);
    wire.break(operation, fault);
    attempt.ask();
    await advanceUntil(clock, retryPlanOf(operation, fault).waitMs, () => outcomeText() !== undefined);
    const expected = one.expected[FAULT_EFFECTS[fault].faultClass];
    expect(outcomeText()).toBe(expected);
    // A write is sent once, whatever its outcome.
    if (OPERATIONS[operation].write) expect(wire.sent(operation) - before).toBe(1);
    const unsettled =
      storesOf(app).session.current === undefined
        ? []
        : coreValuesOf(app).filter(({ state }) => state.status === "failed" || state.status === "loading");
    expect(unsettled.length, "core values that failed or are still loading").toBeLessThanOrEqual(1);

    // A late response must not change the outcome.
    await clock.advance(LONG_MS);
    await advanceUntil(clock, 0, () => outcomeText() !== undefined);
    expect(outcomeText()).toBe(expected);
    if (OPERATIONS[operation].write) expect(wire.sent(operation) - before).toBe(1);

    wire.mend();
    if (FAULT_EFFECTS[fault].faultClass === "backendAccessError") startOtherSession(scene);
    attempt.tryAgain();
    await advanceUntil(clock, 0, () => attempt.shownOutcome() === one.recovered);
    expect(attempt.shownOutcome()).toBe(one.recovered);
  });
});
