import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { asList, asText } from "../../scripts/json.ts";
import { CannotRun } from "../accounts/load-accounts.ts";
import type { ConformanceReport } from "../conformance-report.ts";
import type { PublishedContract } from "../contract/published-contract.ts";
import { htmlReport } from "./html-report.ts";
import { junitReport } from "./junit-report.ts";
import { textReport } from "./text-report.ts";
import { validateReport } from "./verdict.ts";

/** Files for a report, and files that it is compared with. */
export interface ReportFiles {
  readonly html: string | undefined;
  readonly json: string | undefined;
  readonly junit: string | undefined;
  /** JSON report of an earlier run. */
  readonly last: string | undefined;
  readonly expectedFailures: string | undefined;
}

function readJsonFile(file: string | undefined): unknown {
  if (file === undefined) return undefined;
  try {
    const content: unknown = JSON.parse(readFileSync(file, "utf8"));
    return content;
  } catch {
    throw new CannotRun(`${file} cannot be read as JSON`);
  }
}

function write(file: string | undefined, text: string): void {
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Prepares the comparison of a report before a run starts. Throws `CannotRun` for unreadable files. */
export function createReportPublisher(
  files: ReportFiles,
  contract: PublishedContract,
): (report: ConformanceReport) => { readonly text: string; readonly exitCode: number } {
  const expectedIds = asList(readJsonFile(files.expectedFailures)).map(asText);
  const last = readJsonFile(files.last);
  return (report) => {
    const verdict = validateReport(report, expectedIds, last);
    write(files.json, `${JSON.stringify({ ...report, verdict }, undefined, 2)}\n`);
    write(files.html, htmlReport(report, verdict, contract));
    write(files.junit, junitReport(report, verdict));
    const isUnusable =
      report.endedEarly !== "" && report.inventory.every(({ state }) => state === "not-tried" || state === "failed");
    const fails = verdict.unexpected.length > 0 || report.endedEarly !== "";
    return { text: textReport(report, verdict), exitCode: isUnusable ? 2 : fails ? 1 : 0 };
  };
}
