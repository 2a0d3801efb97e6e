import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** Sources of the built portal. */
const SOURCES = [
  "src",
  "src-domain",
  "src-adapters",
  "src-ui",
  "public",
  "index.html",
  "vite.config.ts",
  "scripts/build",
  "deploy/page",
  "package-lock.json",
  "tsconfig.json",
  "tsconfig.base.json",
];

const changedAt = (path: string): number => (existsSync(path) ? statSync(path).mtimeMs : 0);

/**
 * Returns the time of the newest change under `path`, ms; 0 if nothing exists. Folders count too: removing a file
 * changes its folder.
 */
function newestIn(path: string): number {
  if (!existsSync(path) || !statSync(path).isDirectory()) return changedAt(path);
  const inside = readdirSync(path, { recursive: true, encoding: "utf8" }).filter((name) => !/\.spec\.tsx?$/.test(name));
  return Math.max(changedAt(path), ...inside.map((name) => changedAt(join(path, name))));
}

/** Returns true if `dist` exists and is not older than its sources. */
export function isBuildCurrent(root: string): boolean {
  const built = changedAt(join(root, "dist", "index.html"));
  return built > 0 && SOURCES.every((source) => newestIn(join(root, source)) <= built);
}
