import { asList, asRecord, asText } from "../json.ts";

export interface TestResult {
  /** Title with those of the enclosing groups. */
  readonly title: string;
  readonly outcome: "passed" | "failed" | "skipped";
}

function outcomeOf(status: unknown): TestResult["outcome"] {
  if (status === "passed" || status === "expected" || status === "flaky") return "passed";
  return status === "failed" || status === "unexpected" ? "failed" : "skipped";
}

/** Reads the tests of a vitest report (reporter `json`); none without a report. */
export function vitestResults(report: unknown): readonly TestResult[] {
  return asList(asRecord(report)["testResults"])
    .flatMap((file) => asList(asRecord(file)["assertionResults"]))
    .map(asRecord)
    .map(({ fullName, status }) => ({ title: asText(fullName), outcome: outcomeOf(status) }));
}

function inSuite(suite: unknown, parents: string): readonly TestResult[] {
  const { title, specs, suites } = asRecord(suite);
  const here = `${parents} ${asText(title)}`.trim();
  return [
    ...asList(specs)
      .map(asRecord)
      .flatMap((spec) =>
        // One result for each project that runs the spec.
        asList(spec["tests"]).map((test) => ({
          title: `${here} ${asText(spec["title"])}`,
          outcome: outcomeOf(asRecord(test)["status"]),
        })),
      ),
    ...asList(suites).flatMap((inner) => inSuite(inner, here)),
  ];
}

/**
 * Reads the tests of a Playwright report (reporter `json`); none without a report. A test that passed after a retry has
 * passed (docs/adr/0026).
 */
export function playwrightResults(report: unknown): readonly TestResult[] {
  return asList(asRecord(report)["suites"]).flatMap((suite) => inSuite(suite, ""));
}
