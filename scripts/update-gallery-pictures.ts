import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildGallery } from "./build-gallery.ts";
import { compressPng } from "./pictures/compress-png.ts";
import { fullOutput, ROOT, runTool } from "./run-tool.ts";

const PICTURES = join(ROOT, "test/e2e/gallery-pictures");

// npm run gallery:renew: retakes the gallery pictures that differ from the committed ones.
const trouble = await buildGallery();
if (trouble !== undefined) {
  console.error(trouble);
  process.exit(1);
}
const started = Date.now();
const run = await runTool(
  "playwright",
  ["test", "test/e2e/gallery-pictures.spec.ts", "--update-snapshots=changed", ...process.argv.slice(2)],
  { env: { EBOK_WHOLE: "yes", EBOK_PROOF_CASES: "yes" } },
);
const renewed = readdirSync(PICTURES).filter((name) => statSync(join(PICTURES, name)).mtimeMs >= started);
for (const name of renewed) {
  const file = join(PICTURES, name);
  writeFileSync(file, compressPng(readFileSync(file)));
}
console.log(run.code === 0 ? `${renewed.length} pictures renewed` : fullOutput(run));
process.exitCode = run.code;
