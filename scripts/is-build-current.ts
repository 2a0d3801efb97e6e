import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** What goes into the built portal. */
const SOURCES = [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "public",
  "index.html",
  "vite.config.ts",
  "scripts/build",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.base.json",
];

const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0);

/**
 * When the newest file under `path` changed, ms; 0 where there is nothing. Folders count too: a file taken away changes
 * its folder.
 */
function newestIn(path: string): number {
  if (!existsSync(path) || !statSync(path).isDirectory()) return changedAt(path);
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => !/\.spec\.tsx?$/.test(name));
  return Math.max(changedAt(path), ...inside.map((name) => changedAt(join(path, name))));
}

/** Whether `dist` is there and not older than what it is built from. */
export function isBuildCurrent(root: string): boolean {
  const built = changedAt(join(root, "dist", "index.html"));
  return built > 0 && SOURCES.every((source) => newestIn(join(root, source)) <= built);
}
