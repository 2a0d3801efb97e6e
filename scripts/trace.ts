import { parseArgs } from "node:util";
import { ROOT } from "./run-tool.ts";
import { asJson, markInFile, traceLastRun } from "./trace/last-run.ts";
import { reportOf } from "./trace/report.ts";

// npm run trace [-- --json | --mark-proven]: which requirement the last run proved, and by which tests.
const { values } = parseArgs({ options: { json: { type: "boolean" }, "mark-proven": { type: "boolean" } } });

const { requirements, trace } = traceLastRun(ROOT);
if (values["mark-proven"] === true) {
  const marked = markInFile(ROOT, requirements, trace);
  console.log(marked.length === 0 ? "nothing new is proven" : `now declared done: ${marked.join(" ")}`);
} else {
  console.log(values.json === true ? asJson(trace) : reportOf(requirements, trace));
}
process.exitCode = trace.broken.length + trace.unknown.length === 0 ? 0 : 1;
