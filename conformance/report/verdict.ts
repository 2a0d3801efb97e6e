import { asList, asRecord, asText } from "../../scripts/json.ts";
import type { ConformanceReport } from "../conformance-report.ts";

type ReportedFinding = ConformanceReport["findings"][number];

/** Report with what the files of the caller say about it. */
export interface ReportVerdict {
  /** Errors that fail the run. */
  readonly unexpected: readonly ReportedFinding[];
  /** Findings that are listed as expected. */
  readonly expected: readonly ReportedFinding[];
  readonly warnings: readonly ReportedFinding[];
  /** Expected findings that did not occur: the list can be shortened. */
  readonly noLonger: readonly string[];
  /** Comparison with the last run; `undefined` without one. */
  readonly difference: { readonly added: readonly string[]; readonly gone: readonly string[] } | undefined;
}

const idsIn = (findings: unknown): readonly string[] =>
  asList(findings).map((finding) => asText(asRecord(finding)["id"]));

/** Validates a report by the list of expected failures and the JSON report of the last run. */
export function validateReport(
  { findings }: ConformanceReport,
  expectedIds: readonly string[],
  last: unknown,
): ReportVerdict {
  const ids = findings.map(({ id }) => id);
  const isExpected = ({ id }: ReportedFinding): boolean => expectedIds.includes(id);
  const before = last === undefined ? undefined : idsIn(asRecord(last)["findings"]);
  return {
    unexpected: findings.filter((finding) => finding.level === "error" && !isExpected(finding)),
    expected: findings.filter(isExpected),
    warnings: findings.filter((finding) => finding.level === "warning" && !isExpected(finding)),
    noLonger: expectedIds.filter((id) => !ids.includes(id)),
    difference: before && {
      added: ids.filter((id) => !before.includes(id)),
      gone: before.filter((id) => !ids.includes(id)),
    },
  };
}
