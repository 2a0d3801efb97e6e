import { asList, asRecord, asText } from "../json.ts";

export interface TestResult {
  /** With the titles of what is around it. */
  readonly title: string;
  readonly outcome: "passed" | "failed" | "skipped";
}

function outcomeOf(status: unknown): TestResult["outcome"] {
  if (status === "passed" || status === "expected" || status === "flaky") return "passed";
  return status === "failed" || status === "unexpected" ? "failed" : "skipped";
}

/** The tests in a report of vitest's reporter `json`; none for no report. */
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
        // One for each project that a spec runs in.
        asList(spec["tests"]).map((test) => ({
          title: `${here} ${asText(spec["title"])}`,
          outcome: outcomeOf(asRecord(test)["status"]),
        })),
      ),
    ...asList(suites).flatMap((inner) => inSuite(inner, here)),
  ];
}

/**
 * The tests in a report of Playwright's reporter `json`; none for no report. A test that passed only when tried again
 * has passed (docs/adr/0026).
 */
export function playwrightResults(report: unknown): readonly TestResult[] {
  return asList(asRecord(report)["suites"]).flatMap((suite) => inSuite(suite, ""));
}
