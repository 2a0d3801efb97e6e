import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findTestBrowser } from "../find-browser.ts";
import { asCount, asList, asRecord, asText, readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { lastLines, playwrightTests, formatFailures, formatFlaky } from "./failed-tests.ts";
import { type Stage, stageFailed, type StageOutcome } from "./stage.ts";

const REPORT = join(REPORTS, "playwright.json");

/** Highest number of flaky tests in one run; more fail the stage (docs/adr/0026). */
export const MAX_FLAKY = 3;

/** Highest number of browser tests in `npm test`: at two to three seconds each, more would take over six minutes. */
export const MAX_TESTS = 300;

/** Fails a run with too many tests: repetitions belong into the proof, by the tag `@proof` (docs/guides/proof.md). */
export function limitTests(outcome: StageOutcome): StageOutcome {
  const count = outcome.passed + outcome.failed + outcome.skipped;
  if (count <= MAX_TESTS) return outcome;
  const reason = `${count} browser tests, at most ${MAX_TESTS}: tag repetitions with @proof (docs/guides/proof.md)`;
  return { ...outcome, failed: outcome.failed + 1, details: `${reason}\n${outcome.details}`.trimEnd() };
}

/**
 * Converts a Playwright report. A flaky test has passed and is named; too many of them count as failures. An error
 * outside of tests counts as one failure, as does a failed run without a failed test.
 */
export function playwrightOutcome(
  report: unknown,
  { code, output }: { readonly code: number; readonly output: string },
): StageOutcome {
  const { stats, errors } = asRecord(report);
  const { expected, unexpected, skipped } = asRecord(stats);
  const outside = asList(errors).map((error) => asText(asRecord(error)["message"]));
  const flaky = playwrightTests(report, "flaky");
  const tooMany = flaky.length > MAX_FLAKY;
  const failed = asCount(unexpected) + outside.length + (tooMany ? flaky.length : 0);
  const tests = [
    ...playwrightTests(report, "unexpected"),
    ...outside.map((message) => ({ title: "outside of every test", errors: [message] })),
  ];
  const unexplained = code !== 0 && failed === 0;
  return {
    passed: asCount(expected) + (tooMany ? 0 : flaky.length),
    failed: unexplained ? 1 : failed,
    skipped: asCount(skipped),
    flaky: tooMany ? 0 : flaky.length,
    details: unexplained || tests.length === 0 ? lastLines(output) : formatFailures(tests),
    notice: tooMany
      ? `more than ${MAX_FLAKY} tests needed a second try: they count as failed\n${formatFlaky(flaky)}`
      : formatFlaky(flaky),
  };
}

export const browser: Stage = {
  name: "browser",
  what: "the built portal against the sandbox (Playwright)",
  async run() {
    if (!existsSync(join(ROOT, "dist", "index.html"))) return stageFailed("there is no dist/: the build failed");
    mkdirSync(REPORTS, { recursive: true });
    rmSync(REPORT, { force: true });
    try {
      await findTestBrowser();
    } catch (error) {
      return stageFailed(error instanceof Error ? error.message : String(error));
    }
    const run = await runTool("playwright", ["test"], { env: { PLAYWRIGHT_FORCE_TTY: "0" } });
    const report = readJson(REPORT);
    if (report === undefined) return stageFailed(lastLines(fullOutput(run)));
    return limitTests(playwrightOutcome(report, { code: run.code, output: fullOutput(run) }));
  },
};
