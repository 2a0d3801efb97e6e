import { asCount, asList, asRecord, asText } from "../json.ts";
import { ROOT } from "../run-tool.ts";

/** Test that failed at least once, with its errors. */
export interface FailedTest {
  /** Title: `file:line › group › test`, or only the file if it could not start. */
  readonly title: string;
  readonly errors: readonly string[];
}

/** Limits of the printed lines of one error and errors of one test; `reports/` has the full text. */
const MAX_LINES = 24;
const MAX_ERRORS = 3;

/** Colour codes, which tools write into messages even without a terminal. */
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, "gu");

/** Line of a stack trace in third-party code. */
const FOREIGN_STACK_LINE = /^\s*at .*(?:node_modules|node:)/u;

/** Shortens an error for a log: no colours, relative paths, limited length. */
function readable(message: string): string {
  const plain = message
    .replaceAll(COLOURS, "")
    .replaceAll("file://", "")
    .replaceAll(`${ROOT}/`, "")
    .replaceAll(ROOT, ".");
  const lines = plain
    .trim()
    .split("\n")
    .filter((line) => line.trim() !== "" && !FOREIGN_STACK_LINE.test(line));
  const rest = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(rest > 0 ? [`… and ${rest} more lines`] : [])].join("\n");
}

const messages = (errors: unknown): readonly string[] =>
  asList(errors)
    .map((error) => readable(asText(asRecord(error)["message"])))
    .filter((text) => text !== "");

function inSuite(suite: unknown, parents: readonly string[], status: string): readonly FailedTest[] {
  const { title, specs, suites, file } = asRecord(suite);
  // The outermost suite is the file itself.
  const groups = asText(title) === asText(file) ? parents : [...parents, asText(title)];
  const here = asList(specs)
    .map(asRecord)
    .flatMap((spec) =>
      asList(spec["tests"])
        .map(asRecord)
        .filter((test) => test["status"] === status)
        .map((test) => {
          const attempts = asList(test["results"])
            .map(asRecord)
            .filter((result) => result["status"] !== "passed" && result["status"] !== "skipped");
          return {
            title: [`${asText(spec["file"])}:${asCount(spec["line"])}`, ...groups, asText(spec["title"])].join(" › "),
            errors: messages(attempts.at(-1)?.["errors"]),
          };
        }),
    );
  return [...here, ...asList(suites).flatMap((inner) => inSuite(inner, groups, status))];
}

/**
 * Lists the tests of a Playwright report that failed (`unexpected`) or passed only after a retry (`flaky`), with the
 * errors of their last failure.
 */
export const playwrightTests = (report: unknown, status: "unexpected" | "flaky"): readonly FailedTest[] =>
  asList(asRecord(report)["suites"]).flatMap((suite) => inSuite(suite, [], status));

/** Lists the failed tests of a vitest report and the files that could not start. */
export function vitestFailures(report: unknown): readonly FailedTest[] {
  return asList(asRecord(report)["testResults"])
    .map(asRecord)
    .flatMap((file) => {
      const name = readable(asText(file["name"]));
      const failed = asList(file["assertionResults"])
        .map(asRecord)
        .filter(({ status }) => status === "failed");
      if (failed.length === 0)
        return file["status"] === "failed" ? [{ title: name, errors: [readable(asText(file["message"]))] }] : [];
      return failed.map(({ ancestorTitles, title, failureMessages }) => ({
        title: [name, ...asList(ancestorTitles).map(asText), asText(title)].join(" › "),
        errors: asList(failureMessages).map((message) => readable(asText(message))),
      }));
    });
}

const indented = (text: string): string =>
  text
    .split("\n")
    .map((line) => `    ${line}`)
    .join("\n");

/** Returns the end of a tool's output, for a run that failed without a failed test. */
export const lastLines = (output: string): string => readable(output.trim().split("\n").slice(-MAX_LINES).join("\n"));

/** Formats failed tests: first all titles, so that a truncated log still has them, then each with its errors. */
export function formatFailures(failures: readonly FailedTest[]): string {
  const titles = failures.map(({ title }) => `  ${title}`);
  const errors = failures.flatMap(({ title, errors: output }) => {
    const rest = output.length - MAX_ERRORS;
    return [
      "",
      `  ${title}`,
      ...output.slice(0, MAX_ERRORS).map(indented),
      ...(rest > 0 ? [`    … and ${rest} more errors`] : []),
    ];
  });
  return [...titles, ...errors].join("\n");
}

/** Formats the tests that passed only after a retry; empty if there are none. */
export const formatFlaky = (flaky: readonly FailedTest[]): string =>
  flaky.length === 0 ? "" : `flaky: ${flaky.length} passed only when tried again\n${formatFailures(flaky)}`;
