import { findPortProblem } from "#sandbox/port.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { isBuildCurrent } from "./is-build-current.ts";
import { fullOutput, ROOT, runTool } from "./run-tool.ts";

/**
 * What stands before every start of the built portal: a port that is free, and a build of these sources. Ends the
 * process, and says why, where it cannot be had.
 */
export async function prepareStart(): Promise<void> {
  endWithNpm();
  // Before the build: nobody should wait for it only to learn that the port is taken.
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
