import { findPortProblem } from "#sandbox/port.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { isBuildCurrent } from "./is-build-current.ts";
import { fullOutput, ROOT, runTool } from "./run-tool.ts";

/**
 * Checks the port and builds the portal if its sources are newer. Ends the process with an error message if either
 * fails.
 */
export async function prepareStart(): Promise<void> {
  endWithNpm();
  // Before the build, so that a taken port is reported at once.
  const trouble = await findPortProblem(process.env["PORT"]);
  if (trouble !== undefined) {
    console.error(trouble);
    process.exit(1);
  }
  if (!isBuildCurrent(ROOT)) {
    console.log("Building the portal …");
    const build = await runTool("vite", ["build", "--logLevel", "warn"]);
    if (build.code !== 0) {
      console.error(fullOutput(build));
      process.exit(build.code);
    }
  }
  process.chdir(ROOT);
}
