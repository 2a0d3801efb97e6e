import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { PRERENDER } from "../page/load-prerender.ts";
import { filesIn } from "./files-in.ts";

/**
 * Release on a site with this layout:
 *
 *     assets/                 chunks of all kept releases, named by their content
 *     releases/<id>/public/   all other files of one release: index.html, the icon, fonts
 *     releases/<id>/page/     index.html and service worker of the build, the module that completes them
 *     releases/<id>/assets    names of its chunks, one on each line
 *     current -> releases/<id>
 *
 * A customer who opened the portal before a release keeps using its chunks; `current` changes atomically.
 */
export interface Release {
  readonly id: string;
  /** Chunks as paths inside `assets`. */
  readonly assets: readonly string[];
}

const ID = /^[\w.-]{1,64}$/;

/** Returns true for a file of a build that is served: no source map and no metadata of the build. */
export const isShipped = (name: string): boolean => !name.endsWith(".map") && !name.startsWith(".");

/** Copies a file atomically: a concurrent request gets the old or the new file, never a part. */
function copyAtomically(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, `${to}.new`, { preserveTimestamps: true });
  renameSync(`${to}.new`, to);
}

/** Lists the releases installed in `site`, newest first. Their ids sort by time. */
export function releasesOf(site: string): readonly Release[] {
  const folder = join(site, "releases");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((id) => existsSync(join(folder, id, "assets")))
    .toSorted()
    .toReversed()
    .map((id) => ({
      id,
      assets: readFileSync(join(folder, id, "assets"), "utf8")
        .split("\n")
        .filter((name) => name !== ""),
    }));
}

/** Returns the current release; `undefined` before the first. */
export function currentRelease(site: string): string | undefined {
  const link = join(site, "current");
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/** Makes an installed release the current one, forwards or back. Throws if it or one of its chunks is missing. */
export function switchTo(site: string, id: string): void {
  const release = releasesOf(site).find(({ id: installedId }) => installedId === id);
  if (release === undefined)
    throw new Error(
      `there is no release ${id}; there are: ${
        releasesOf(site)
          .map(({ id: installedId }) => installedId)
          .join(", ") || "none"
      }`,
    );
  const missing = release.assets.filter((name) => !existsSync(join(site, "assets", name)));
  if (missing.length > 0) throw new Error(`release ${id} lacks ${missing.join(", ")}: install it again`);
  const link = join(site, "current");
  rmSync(`${link}.new`, { force: true });
  symlinkSync(join("releases", id), `${link}.new`, "dir");
  renameSync(`${link}.new`, link);
}

/**
 * Installs the build in `built` as release `id` without switching to it. Omits source maps and the build's metadata.
 */
export function installRelease(site: string, built: string, id: string): Release {
  if (!ID.test(id))
    throw new Error(`${JSON.stringify(id)} is not a valid release id: use letters, digits, dots and dashes`);
  if (!existsSync(join(built, "index.html")))
    throw new Error(`${built} has no index.html: build the portal first (npm run build)`);
  const folder = join(site, "releases", id);
  if (existsSync(join(folder, "assets"))) throw new Error(`release ${id} is already installed`);
  const files = filesIn(built).filter(isShipped);
  const assets = files.filter((name) => name.startsWith("assets/")).map((name) => name.slice("assets/".length));
  for (const name of assets)
    if (!existsSync(join(site, "assets", name)))
      copyAtomically(join(built, "assets", name), join(site, "assets", name));
  for (const name of files)
    if (!name.startsWith("assets/")) copyAtomically(join(built, name), join(folder, "public", name));
  const prerender = join(built, PRERENDER.folder);
  if (existsSync(prerender)) {
    // The page step replaces these two in the public folder.
    for (const name of ["index.html", "sw.js"])
      if (existsSync(join(built, name))) copyAtomically(join(built, name), join(folder, "page", name));
    for (const name of filesIn(prerender)) copyAtomically(join(prerender, name), join(folder, "page", name));
  }
  // Written last, so that a release without this list is incomplete.
  writeFileSync(join(folder, "assets"), `${assets.join("\n")}\n`);
  return { id, assets };
}

/**
 * Deletes all but the newest `keep` releases and the current one, and the chunks that only deleted ones used. Returns
 * the deleted ids.
 */
export function pruneReleases(site: string, keep: number): readonly string[] {
  const current = currentRelease(site);
  const installed = releasesOf(site);
  const retained = installed.filter(({ id }, index) => index < keep || id === current);
  const gone = installed.filter((release) => !retained.includes(release)).map(({ id }) => id);
  for (const id of gone) rmSync(join(site, "releases", id), { recursive: true, force: true });
  const needed = new Set(retained.flatMap(({ assets }) => assets));
  for (const name of filesIn(join(site, "assets"))) if (!needed.has(name)) rmSync(join(site, "assets", name));
  return gone;
}
