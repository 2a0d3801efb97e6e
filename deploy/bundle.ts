import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { createBundle, readRelease } from "./release/bundle.ts";
import { npmSbom } from "./release/sbom.ts";

// npm run deploy:bundle -- [--built dist] [--target ebok-<release>] [--archive]: writes a release as a folder with
// SBOM, notices and checksums; with --archive as <target>.tar.gz and <target>.tar.gz.sha256 instead.
const { values } = parseArgs({
  options: {
    built: { type: "string", default: "dist" },
    target: { type: "string" },
    archive: { type: "boolean", default: false },
  },
});

/** Replaces the folder by an archive with its checksum. */
function archive(folder: string): string {
  const file = `${folder}.tar.gz`;
  const owner = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner"];
  const { status, stderr } = spawnSync("tar", [...owner, "-czf", file, "-C", dirname(folder), basename(folder)], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`tar failed: ${stderr}`);
  const sum = createHash("sha256").update(readFileSync(file)).digest("hex");
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
  rmSync(folder, { recursive: true });
  return file;
}

try {
  const built = resolve(values.built);
  const target = resolve(values.target ?? `ebok-${readRelease(built)}`);
  createBundle(built, target, npmSbom(join(import.meta.dirname, "..")));
  console.log(`wrote ${values.archive ? archive(target) : target}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
