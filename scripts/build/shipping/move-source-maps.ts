import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Moves all source maps from `built` to `target`, which is not served: they contain the whole source. Deletes `target`
 * first; both folders must be on one disk. Returns the maps as paths inside `target`.
 */
export function moveSourceMaps(built: string, target: string): readonly string[] {
  rmSync(target, { recursive: true, force: true });
  const maps = readdirSync(built, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".map"));
  for (const map of maps) {
    mkdirSync(dirname(join(target, map)), { recursive: true });
    renameSync(join(built, map), join(target, map));
  }
  return maps;
}
