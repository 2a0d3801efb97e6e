import { mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * Moves every source map out of `built` into `kept`, which nobody serves: they hold the whole source. What an earlier
 * build
 * left in `kept` goes; both folders must be on one disk. Gives the maps, as paths inside `kept`.
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
