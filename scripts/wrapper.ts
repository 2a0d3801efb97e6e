import { parsePort } from "#sandbox/port.ts";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { prepareStart } from "./prepare-start.ts";

// npm run wrapper: runs the portal inside the sandbox's simulator of the operator's app.
await prepareStart();
const sandbox = await startSandbox({ port: parsePort(process.env["PORT"]) ?? 0 });
console.log(`\nnative app simulator ${sandbox.url}/wrapper\nsandbox ${sandbox.url}/sandbox\n\nCtrl-C ends it.\n`);
