import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What lies in the tree without being a source. */
const NO_SOURCES = new Set(["node_modules", "dist", "reports", "var", ".git"]);

function filesUnder(root: string, path: string): readonly string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .filter((name) => !NO_SOURCES.has(name))
    .toSorted()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}

/** The files under these paths but the specs that stand beside them: what a page is made of. */
export function withoutSpecs(root: string, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => filesUnder(root, path)).filter((file) => !/\.spec\.tsx?$/.test(file));
}

/** One key for the content of these files and folders: the same key, the same content under the same names. */
export function treeKey(root: string, paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of new Set(paths.flatMap((path) => filesUnder(root, path)))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
