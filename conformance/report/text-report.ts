import type { ConformanceReport } from "../conformance-report.ts";
import type { ReportVerdict } from "./verdict.ts";

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

/** Lists the rules that were not tried, one line for each reason. */
function linesOfSkipped({ rules, endedEarly }: ConformanceReport): readonly string[] {
  // The reason of an early end stands in a line of its own.
  if (endedEarly !== "") return [];
  const rulesByReason = new Map<string, string[]>();
  for (const { rule, state, reason } of rules)
    if (state === "not-tried") rulesByReason.set(reason, [...(rulesByReason.get(reason) ?? []), rule]);
  return [...rulesByReason].map(([reason, skipped]) => `not tried, ${reason}: ${skipped.join(", ")}`);
}

/** Renders the report for a terminal. */
export function textReport(report: ConformanceReport, verdict: ReportVerdict): string {
  const { unexpected, warnings, expected, noLonger, difference } = verdict;
  const count = (state: string): number => report.rules.filter((result) => result.state === state).length;
  return [
    ...unexpected.map(lineOf),
    ...warnings.map(lineOf),
    ...linesOfSkipped(report),
    ...noLonger.map((id) => `expected, but did not occur: ${id}`),
    ...(difference === undefined
      ? []
      : [`since the last run: ${difference.added.length} new, ${difference.gone.length} gone`]),
    ...(report.endedEarly === "" ? [] : [`The run ended early: ${report.endedEarly}.`]),
    `Profile ${report.profile}: ${count("passed")} rules passed, ${count("failed")} failed, ${count("not-tried")} not tried; ` +
      `${unexpected.length} errors, ${warnings.length} warnings, ${expected.length} expected failures; ` +
      `${report.exchanges} requests in ${(report.durationMs / 1_000).toFixed(1)} s.`,
  ].join("\n");
}
