import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** Folders without sources. */
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

/** Lists the files under these paths without their specs: the sources of a page. */
export function withoutSpecs(root: string, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => filesUnder(root, path)).filter((file) => !/\.spec\.tsx?$/.test(file));
}

/** Returns a hash of the names and contents of these files and folders, and of the variables that have a value. */
export function treeKey(
  root: string,
  paths: readonly string[],
  variables: Readonly<Record<string, string | undefined>> = {},
): string {
  const hash = createHash("sha256");
  for (const [name, value] of Object.entries(variables)) if (value !== undefined) hash.update(`${name}=${value}\0`);
  for (const file of new Set(paths.flatMap((path) => filesUnder(root, path)))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.digest("hex").slice(0, 16);
}
