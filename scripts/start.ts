import { isBuilt } from "./freshness.ts";
import { everythingSaid, ROOT, runTool } from "./run-tool.ts";

// npm start: the portal as a customer sees it, and the embedded provider behind it, on one origin.
if (!isBuilt(ROOT)) {
  console.log("Building the portal …");
  const build = await runTool("vite", ["build", "--logLevel", "warn"]);
  if (build.code !== 0) {
    console.error(everythingSaid(build));
    process.exit(build.code);
  }
}

// In this process: Ctrl-C and SIGTERM reach the server without a relay.
process.chdir(ROOT);
await import("#sandbox/main.ts");
