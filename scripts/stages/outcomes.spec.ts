import { describe, expect, it } from "vitest";
import { playwrightOutcome } from "./browser.ts";
import { stageFailed, stagePassed, totalLine } from "./stage.ts";
import { vitestOutcome } from "./unit.ts";

describe("the last line", () => {
  it("adds tests and stages up", () => {
    expect(totalLine([stagePassed(), { passed: 211, failed: 0, skipped: 0, details: "" }])).toBe("212 passed, 0 failed");
    expect(totalLine([stageFailed("types"), { passed: 2, failed: 1, skipped: 3, details: "" }])).toBe("2 passed, 2 failed, 3 skipped");
    expect(totalLine([])).toBe("0 passed, 0 failed");
  });
});

describe("counts of vitest", () => {
  it("are those of its report", () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [{ status: "failed", assertionResults: [{ status: "failed" }] }] };
    expect(vitestOutcome(report, "")).toMatchObject({ passed: 5, failed: 1, skipped: 3 });
  });

  it("count a file that could not start, whose tests nobody counted", () => {
    const report = { numPassedTests: 5, numFailedTests: 0, testResults: [{ status: "failed", assertionResults: [] }, { status: "passed", assertionResults: [] }] };
    expect(vitestOutcome(report, "")).toMatchObject({ passed: 5, failed: 1 });
  });
});

describe("counts of Playwright", () => {
  it("take what passed on a second try for a failure", () => {
    expect(playwrightOutcome({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }, errors: [] }, "")).toMatchObject({ passed: 7, failed: 2, skipped: 1 });
  });

  it("count what failed outside of a test: a server that did not start", () => {
    const outcome = playwrightOutcome({ stats: { expected: 0 }, errors: [{ message: "webServer was not able to start" }] }, "said");
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(outcome.details).toContain("webServer was not able to start");
  });
});
