import type { Requirement } from "./requirements.ts";
import type { Trace } from "./trace.ts";

/** Formats the output of `npm run trace`: each id with its tests, then the counts, then the errors. */
export function traceReport(requirements: readonly Requirement[], trace: Trace): string {
  const rows = requirements.flatMap(({ id, text, state }) => {
    const tests = trace.evidence.get(id) ?? [];
    const mark = trace.proven.includes(id) ? "proven" : state === "done" ? "BROKEN" : "missing";
    return [`${id.padEnd(10)} ${mark.padEnd(7)} ${text}`, ...tests.map((title) => `             - ${title}`)];
  });
  const problems = [
    ...trace.broken.map((id) => `${id} is declared done, but no passing test proves it`),
    ...trace.unknown.map((id) => `a test names ${id}, but docs/requirements.md does not`),
  ];
  return [...rows, "", `${trace.proven.length} of ${trace.ids.length} requirements are proven`, ...problems].join("\n");
}
