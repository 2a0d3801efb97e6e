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

/**
 * A site on a disk:
 *
 *     assets/                 chunks of every release that is kept, under names that change with their content
 *     releases/<id>/public/   everything else of one release: index.html, the icon, fonts
 *     releases/<id>/assets    names of its chunks, one a line
 *     current -> releases/<id>
 *
 * A customer who opened the portal before a release goes on with its chunks; `current` changes in one step.
 */
export interface Release {
  readonly id: string;
  /** Its chunks, as paths inside `assets`. */
  readonly assets: readonly string[];
}

const ID = /^[\w.-]{1,64}$/;

const filesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(folder.length + 1)
            .replaceAll("\\", "/"),
        )
        .toSorted()
    : [];

/** Puts a file in its place at once: whoever asks meanwhile gets the old one or the new one, never half of it. */
function copyAtomically(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, `${to}.new`, { preserveTimestamps: true });
  renameSync(`${to}.new`, to);
}

/** Releases that are laid in `site`, the newest first. Their ids sort by time. */
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

/** The release that customers get; `undefined` before the first. */
export function currentRelease(site: string): string | undefined {
  const link = join(site, "current");
  return existsSync(link) ? basename(readlinkSync(link)) : undefined;
}

/**
 * Makes a laid release the one that customers get: forwards, or back. Throws where it or a chunk of it is not there.
 */
export function switchTo(site: string, id: string): void {
  const release = releasesOf(site).find((laid) => laid.id === id);
  if (release === undefined)
    throw new Error(
      `there is no release ${id}; there are: ${
        releasesOf(site)
          .map((laid) => laid.id)
          .join(", ") || "none"
      }`,
    );
  const missing = release.assets.filter((name) => !existsSync(join(site, "assets", name)));
  if (missing.length > 0) throw new Error(`release ${id} has lost ${missing.join(", ")}: lay it again`);
  const link = join(site, "current");
  rmSync(`${link}.new`, { force: true });
  symlinkSync(join("releases", id), `${link}.new`, "dir");
  renameSync(`${link}.new`, link);
}

/**
 * Lays what was built in `built` as release `id`, without switching to it. Source maps and the build's own notes stay
 * behind.
 */
export function installRelease(site: string, built: string, id: string): Release {
  if (!ID.test(id)) throw new Error(`${JSON.stringify(id)} is no name of a release: letters, digits, dots, dashes`);
  if (!existsSync(join(built, "index.html")))
    throw new Error(`${built} holds no index.html: build the portal first (npm run build)`);
  const folder = join(site, "releases", id);
  if (existsSync(join(folder, "assets"))) throw new Error(`release ${id} is laid already`);
  const files = filesIn(built).filter((name) => !name.endsWith(".map") && !name.startsWith("."));
  const assets = files.filter((name) => name.startsWith("assets/")).map((name) => name.slice("assets/".length));
  for (const name of assets)
    if (!existsSync(join(site, "assets", name)))
      copyAtomically(join(built, "assets", name), join(site, "assets", name));
  for (const name of files)
    if (!name.startsWith("assets/")) copyAtomically(join(built, name), join(folder, "public", name));
  // last: a release without its list was not laid to its end
  writeFileSync(join(folder, "assets"), `${assets.join("\n")}\n`);
  return { id, assets };
}

/**
 * Takes away all but the newest `keep` releases and the current one, and the chunks that none of those has. Gives the
 * ids that went.
 */
export function pruneReleases(site: string, keep: number): readonly string[] {
  const current = currentRelease(site);
  const laid = releasesOf(site);
  const retained = laid.filter(({ id }, index) => index < keep || id === current);
  const gone = laid.filter((release) => !retained.includes(release)).map(({ id }) => id);
  for (const id of gone) rmSync(join(site, "releases", id), { recursive: true, force: true });
  const needed = new Set(retained.flatMap(({ assets }) => assets));
  for (const name of filesIn(join(site, "assets"))) if (!needed.has(name)) rmSync(join(site, "assets", name));
  return gone;
}
