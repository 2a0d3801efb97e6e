import { RESPONSES, type ConformanceReport } from "../conformance-report.ts";
import { escapeReportText } from "./escape-report-text.ts";
import type { Verdict } from "./verdict.ts";

interface TestCase {
  readonly suite: string;
  readonly name: string;
  readonly failures: ConformanceReport["findings"];
  readonly skipped: string;
}

function testCase({ suite, name, failures, skipped }: TestCase): string {
  const content = failures.map(
    ({ id, path, expected, found, effect, requestId = "" }) =>
      `<failure message="${escapeReportText(id)}">${escapeReportText(`${path}: expected ${expected}, found ${found}. Effect: ${effect}. ${requestId}`)}</failure>`,
  );
  if (skipped !== "" && failures.length === 0) content.push(`<skipped message="${escapeReportText(skipped)}"/>`);
  return `    <testcase classname="${escapeReportText(suite)}" name="${escapeReportText(name)}">${content.join("")}</testcase>`;
}

function suite(name: string, cases: readonly TestCase[]): string {
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const skipped = cases.filter((each) => each.failures.length === 0 && each.skipped !== "").length;
  return [
    `  <testsuite name="${escapeReportText(name)}" tests="${cases.length}" failures="${failed}" skipped="${skipped}" errors="0">`,
    ...cases.map(testCase),
    "  </testsuite>",
  ].join("\n");
}

/** Renders the report as JUnit XML: one test of each rule and of each operation. */
export function junitReport(report: ConformanceReport, { unexpected }: Verdict): string {
  const tried = report.rules.map(({ rule, check, state, reason }): TestCase => ({
    suite: `check.${check}`,
    name: rule,
    failures: unexpected.filter((finding) => finding.rule === rule),
    skipped: state === "not-tried" ? reason : "",
  }));
  const rules = new Set(report.rules.filter(({ check }) => check !== RESPONSES).map(({ rule }) => rule));
  const operations = report.inventory.map(({ operation, state }): TestCase => ({
    suite: "operation",
    name: operation,
    failures: unexpected.filter((finding) => finding.operation === operation && !rules.has(finding.rule)),
    skipped: state === "not-tried" ? "not called" : state === "not-supported" ? "not supported" : "",
  }));
  const address: TestCase = {
    suite: "address",
    name: "responds",
    failures: unexpected.filter((finding) => finding.operation === undefined && !rules.has(finding.rule)),
    skipped: report.endedEarly,
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="ebok conformance ${report.profile}" time="${(report.durationMs / 1_000).toFixed(3)}">`,
    suite("checks", tried),
    suite("operations", [address, ...operations]),
    "</testsuites>",
    "",
  ].join("\n");
}
