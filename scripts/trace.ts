import { parseArgs } from "node:util";
import { ROOT } from "./run-tool.ts";
import { hasRunReports, toTraceJson, markProvenInFile, traceLastRun } from "./trace/trace-last-run.ts";
import { traceReport } from "./trace/trace-report.ts";

// npm run trace [-- --json | --mark-proven]: lists the requirements that the last run proved, with their tests.
const { values } = parseArgs({ options: { json: { type: "boolean" }, "mark-proven": { type: "boolean" } } });

if (!hasRunReports(ROOT)) {
  console.error("reports/ has no complete run: run `npm test` first");
  process.exit(1);
}

const { requirements, trace } = traceLastRun(ROOT);
if (values["mark-proven"] === true) {
  const marked = markProvenInFile(ROOT, requirements, trace);
  console.log(marked.length === 0 ? "nothing new is proven" : `now declared done: ${marked.join(" ")}`);
} else {
  console.log(values.json === true ? toTraceJson(trace) : traceReport(requirements, trace));
}
process.exitCode = trace.broken.length + trace.unknown.length === 0 ? 0 : 1;
