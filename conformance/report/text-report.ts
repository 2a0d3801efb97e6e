import type { ConformanceReport } from "../conformance-report.ts";
import type { Verdict } from "./verdict.ts";

function lineOf({
  level,
  id,
  path,
  count,
  expected,
  found,
  effect,
  requestId,
}: ConformanceReport["findings"][number]): string {
  const places = count > 1 ? ` (${count} places)` : "";
  return [
    `${level.padEnd(7)} ${id}${places}`,
    `        ${path === "" ? "" : `${path}: `}expected ${expected}; found ${found}`,
    `        effect: ${effect}${requestId === undefined ? "" : ` [${requestId}]`}`,
  ].join("\n");
}

/** Renders the report for a terminal. */
export function textReport(report: ConformanceReport, verdict: Verdict): string {
  const { unexpected, warnings, expected, noLonger, difference } = verdict;
  const count = (state: string): number => report.rules.filter((result) => result.state === state).length;
  const skipped = report.rules.filter(({ state }) => state === "not-tried");
  return [
    ...unexpected.map(lineOf),
    ...warnings.map(lineOf),
    ...skipped.map(({ rule, check, reason }) => `not tried ${rule} (${check}): ${reason}`),
    ...noLonger.map((id) => `expected, but did not occur: ${id}`),
    ...(difference === undefined
      ? []
      : [`since the last run: ${difference.added.length} new, ${difference.gone.length} gone`]),
    ...(report.endedEarly === "" ? [] : [`The run ended early: ${report.endedEarly}.`]),
    `Profile ${report.profile}: ${count("passed")} rules passed, ${count("failed")} failed, ${skipped.length} not tried; ` +
      `${unexpected.length} errors, ${warnings.length} warnings, ${expected.length} expected failures; ` +
      `${report.exchanges} requests in ${(report.durationMs / 1_000).toFixed(1)} s.`,
  ].join("\n");
}
