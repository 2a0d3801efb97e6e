import { asCount, asList, asRecord, asText } from "../json.ts";
import { ROOT } from "../run-tool.ts";

/** A test that failed at least once, with what it said. */
export interface FailedTest {
  /** `file:line › group › test`; only the file where it could not start at all. */
  readonly title: string;
  readonly errors: readonly string[];
}

/** A reader takes in so many lines of one error, and of one test so many errors; the whole is in `reports/`. */
const MAX_LINES = 24;
const MAX_ERRORS = 3;

/** Colours, which a tool puts into its messages although no terminal shows them. */
const COLOURS = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, "gu");

/** A line of a stack that leads into somebody else's code. */
const FOREIGN_STACK_LINE = /^\s*at .*(?:node_modules|node:)/u;

/** An error as it is read in a log: no colours, nobody's folders, not endless. */
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
  // the outermost suite is the file itself
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
 * The tests of a Playwright report that failed (`unexpected`), or passed only when tried again (`flaky`); with the
 * errors of their last failure.
 */
export const playwrightTests = (report: unknown, status: "unexpected" | "flaky"): readonly FailedTest[] =>
  asList(asRecord(report)["suites"]).flatMap((suite) => inSuite(suite, [], status));

/** The tests of a vitest report that failed, and the files that could not start. */
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

/** The end of what a tool said: for a run that failed although none of its tests did. */
export const lastLines = (output: string): string => readable(output.trim().split("\n").slice(-MAX_LINES).join("\n"));

/**
 * What a failed stage prints: first every title, so that a log that is cut off still has them, then each with its
 * errors.
 */
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

/** Names the tests that passed only when tried again; empty when none did. */
export const formatFlaky = (flaky: readonly FailedTest[]): string =>
  flaky.length === 0 ? "" : `flaky: ${flaky.length} passed only when tried again\n${formatFailures(flaky)}`;
