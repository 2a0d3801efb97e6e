import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "../find-browser.ts";
import { asCount, asList, asRecord, asText, readJson } from "../json.ts";
import { everythingSaid, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { type Stage, stageFailed, type StageOutcome } from "./stage.ts";

const REPORT = join(REPORTS, "playwright.json");

/** Counts of a Playwright report. What passed only on a second try has failed; an error outside of a test counts as one. */
export function playwrightOutcome(report: unknown, details: string): StageOutcome {
  const { stats, errors } = asRecord(report);
  const { expected, unexpected, flaky, skipped } = asRecord(stats);
  const outside = asList(errors).map((error) => asText(asRecord(error)["message"]));
  return {
    passed: asCount(expected),
    failed: asCount(unexpected) + asCount(flaky) + outside.length,
    skipped: asCount(skipped),
    details: [...outside, details].join("\n"),
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
      await findBrowser();
    } catch (error) {
      return stageFailed(error instanceof Error ? error.message : String(error));
    }
    const run = await runTool("playwright", ["test"], { env: { PLAYWRIGHT_FORCE_TTY: "0" } });
    const report = readJson(REPORT);
    if (report === undefined) return stageFailed(everythingSaid(run));
    const outcome = playwrightOutcome(report, everythingSaid(run));
    return run.code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  },
};
