import { portTrouble } from "#sandbox/port.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { isBuilt } from "./freshness.ts";
import { everythingSaid, ROOT, runTool } from "./run-tool.ts";

// npm start: the portal as a customer sees it, and the embedded provider behind it, on one origin.
endWithNpm();
// Before the build: nobody should wait for it only to learn that the port is taken.
const trouble = await portTrouble(process.env["PORT"]);
if (trouble !== undefined) {
  console.error(trouble);
  process.exit(1);
}
if (!isBuilt(ROOT)) {
  console.log("Building the portal …");
  const build = await runTool("vite", ["build", "--logLevel", "warn"]);
  if (build.code !== 0) {
    console.error(everythingSaid(build));
    process.exit(build.code);
  }
}

// In this process: a signal reaches the server without a relay.
process.chdir(ROOT);
await import("#sandbox/main.ts");
