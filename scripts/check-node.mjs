// Plain JavaScript on purpose: it must run on a Node that is too old for everything else, and say so.
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
