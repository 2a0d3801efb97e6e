import { describe, expect, it } from "vitest";
import { limitTests, MAX_FLAKY, MAX_TESTS, playwrightOutcome } from "./browser.ts";
import { stageFailed, stagePassed, totalLine } from "./stage.ts";
import { vitestOutcome } from "./unit.ts";

describe("total line", () => {
  it("sums tests and stages in the total line", () => {
    expect(totalLine([stagePassed(), { passed: 211, failed: 0, skipped: 0, details: "" }])).toBe(
      "212 passed, 0 failed",
    );
    expect(totalLine([stageFailed("types"), { passed: 2, failed: 1, skipped: 3, details: "" }])).toBe(
      "2 passed, 2 failed, 3 skipped",
    );
    expect(totalLine([])).toBe("0 passed, 0 failed");
    expect(totalLine([{ passed: 9, failed: 0, skipped: 1, flaky: 2, details: "" }])).toBe(
      "9 passed, 0 failed, 1 skipped, 2 flaky",
    );
  });
});

const QUIET = { code: 0, output: "" };

describe("vitest outcome", () => {
  it("takes the counts of a vitest run from its report", () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [{ status: "failed", assertionResults: [{ status: "failed" }] }],
    };
    expect(vitestOutcome(report, QUIET)).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
  });

  it("counts a file that could not start as a failure", () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      testResults: [
        { status: "failed", assertionResults: [] },
        { status: "passed", assertionResults: [] },
      ],
    };
    expect(vitestOutcome(report, QUIET)).toMatchObject({ passed: 5, failed: 1 });
  });

  it("counts a vitest run as failed without a failed test, and prints its last output", () => {
    const outcome = vitestOutcome(
      { numPassedTests: 5, testResults: [] },
      { code: 1, output: "✓ a.spec.ts\nUnhandled Rejection: nobody caught this" },
    );
    expect(outcome).toMatchObject({ passed: 5, failed: 1 });
    expect(outcome.details).toContain("nobody caught this");
  });
});

const playwrightTest = (title: string, status: string) => ({
  title,
  file: "a.spec.ts",
  line: 3,
  tests: [
    {
      status,
      results: [
        { status: "failed", errors: [{ message: `${title} said so` }] },
        { status: "passed", errors: [] },
      ],
    },
  ],
});

const report = (stats: object, ...specs: readonly object[]) => ({
  stats,
  errors: [],
  suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs }],
});

describe("Playwright outcome", () => {
  it("counts too many browser tests as a failure that says where repetitions belong", () => {
    const enough = playwrightOutcome(report({ expected: MAX_TESTS }), QUIET);
    expect(limitTests(enough)).toEqual(enough);
    const outcome = limitTests(playwrightOutcome(report({ expected: MAX_TESTS - 1, skipped: 2 }), QUIET));
    expect(outcome).toMatchObject({ passed: MAX_TESTS - 1, failed: 1, skipped: 2 });
    expect(outcome.details).toContain("tag repetitions with @proof");
  });

  it("counts a test that passed after a retry as passed and names it", () => {
    const outcome = playwrightOutcome(
      report(
        { expected: 7, unexpected: 1, flaky: 1, skipped: 1 },
        playwrightTest("now and then", "flaky"),
        playwrightTest("never", "unexpected"),
      ),
      { code: 1, output: "" },
    );
    expect(outcome).toMatchObject({ passed: 8, failed: 1, skipped: 1, flaky: 1 });
    expect(outcome.notice).toContain("a.spec.ts:3 › now and then");
    expect(outcome.notice).not.toContain("never");
    expect(outcome.details).toContain("a.spec.ts:3 › never\n    never said so");
    expect(outcome.details).not.toContain("now and then");
  });

  it("adds no notice when no Playwright test was retried", () => {
    expect(playwrightOutcome(report({ expected: 7 }), QUIET)).toMatchObject({
      passed: 7,
      failed: 0,
      flaky: 0,
      notice: "",
    });
  });

  it("counts too many retried tests as failures", () => {
    const many = Array.from({ length: MAX_FLAKY + 1 }, (_, index) => playwrightTest(`unsteady ${index}`, "flaky"));
    const outcome = playwrightOutcome(report({ expected: 7, flaky: many.length }, ...many), QUIET);
    expect(outcome).toMatchObject({ passed: 7, failed: MAX_FLAKY + 1, flaky: 0 });
    expect(outcome.notice).toContain("unsteady 3");
    expect(playwrightOutcome(report({ expected: 7, flaky: MAX_FLAKY }, ...many.slice(1)), QUIET)).toMatchObject({
      passed: 7 + MAX_FLAKY,
      failed: 0,
    });
  });

  it("counts an error outside of tests as a failure, such as a server that did not start", () => {
    const outcome = playwrightOutcome(
      { stats: { expected: 0 }, errors: [{ message: "webServer was not able to start" }] },
      { code: 1, output: "said" },
    );
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.details).toContain("webServer was not able to start");
  });
});
