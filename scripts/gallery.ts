import { parsePort, findPortProblem } from "#sandbox/port.ts";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { buildGallery } from "./build-gallery.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { ROOT } from "./run-tool.ts";

// npm run gallery: serves all components in all states from the sandbox, under the portal's headers.
endWithNpm();
const trouble = (await findPortProblem(process.env["PORT"])) ?? (await buildGallery());
if (trouble !== undefined) {
  console.error(trouble);
  process.exit(1);
}
process.chdir(ROOT);
const sandbox = await startSandbox({ port: parsePort(process.env["PORT"]) ?? 0 });
console.log(`\ngallery ${sandbox.url}/sandbox/gallery\n\nCtrl-C ends it.\n`);
