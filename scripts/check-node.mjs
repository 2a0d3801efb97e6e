// Runs the named script if this Node version is supported: `node scripts/check-node.mjs scripts/start.ts …`. Plain
// JavaScript on purpose: it must run on old Node versions to report them. One process for both, so that a signal
// reaches the script.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const NEEDED = 24;
const major = Number(process.versions.node.split(".")[0]);

if (!(major >= NEEDED)) {
  console.error(
    [
      `ebok's scripts need Node ${NEEDED}; this is Node ${process.versions.node}.`,
      "The package `node` brings it, and npm puts it first on the path of its scripts. So either",
      "  - `npm ci` ran with --ignore-scripts: run `npm rebuild node` (or `npm ci` without that option), or",
      "  - the script was started without npm: use `npm test`, `npm start` or `npm run <name>`.",
    ].join("\n"),
  );
  process.exit(1);
}

const [script] = process.argv.splice(2, 1);
if (script !== undefined) {
  process.argv[1] = resolve(script);
  await import(pathToFileURL(process.argv[1]).href);
}
