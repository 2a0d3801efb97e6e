import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PRERENDER } from "../page/load-prerender.ts";
import { filesIn } from "./files-in.ts";
import { isShipped } from "./release.ts";
import { releaseSbom } from "./sbom.ts";

/** Names inside a bundle. `portal` is the build without source maps and metadata, but with its prerendering module. */
export const BUNDLE = {
  portal: "portal",
  sbom: "sbom.cdx.json",
  notices: "third-party-notices.txt",
  sums: "SHA256SUMS",
} as const;

const sha256 = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex");

/** Returns the release of a build, the content of its `/version`. */
export function readRelease(built: string): string {
  const file = join(built, "version.json");
  if (!existsSync(file)) throw new Error(`${built} has no version.json: build the portal first (npm run build)`);
  const version: unknown = JSON.parse(readFileSync(file, "utf8"));
  const release = typeof version === "object" && version !== null && "release" in version ? version.release : undefined;
  if (typeof release !== "string" || !/^[\w.-]{1,64}$/.test(release))
    throw new Error(`${file} names no release of letters, digits, dots and dashes`);
  return release;
}

/**
 * Writes a bundle of the build in `built` into the new folder `target`: the portal, its SBOM (CycloneDX), third-party
 * notices, and SHA-256 checksums of all these files in the format of `sha256sum -c`.
 *
 * @param npmOutput output of `npm sbom` (`npmSbom`)
 */
export function createBundle(built: string, target: string, npmOutput: unknown): void {
  if (existsSync(target)) throw new Error(`${target} is already there`);
  const release = readRelease(built);
  const notices = readFileSync(join(built, BUNDLE.notices), "utf8");
  const sbom = releaseSbom(npmOutput, notices, release);
  mkdirSync(target, { recursive: true });
  const isCompletedLater = (file: string): boolean => file.startsWith(`${PRERENDER.folder}/`);
  for (const name of filesIn(built).filter((file) => isShipped(file) || isCompletedLater(file)))
    // The time of a file is part of its ETag.
    cpSync(join(built, name), join(target, BUNDLE.portal, name), { preserveTimestamps: true });
  writeFileSync(join(target, BUNDLE.notices), notices);
  writeFileSync(join(target, BUNDLE.sbom), `${JSON.stringify(sbom, null, 2)}\n`);
  const sums = filesIn(target).map((name) => `${sha256(join(target, name))}  ${name}\n`);
  writeFileSync(join(target, BUNDLE.sums), sums.join(""));
}

/** Checks a bundle against its checksums. Throws with every file that is changed, missing or not listed. */
export function verifyBundle(folder: string): void {
  const list = join(folder, BUNDLE.sums);
  if (!existsSync(list)) throw new Error(`${folder} has no ${BUNDLE.sums}`);
  const sums = new Map(
    [...readFileSync(list, "utf8").matchAll(/^([0-9a-f]{64}) {2}(.+)$/gm)].map(([, sum = "", name = ""]) => [
      name,
      sum,
    ]),
  );
  const files = filesIn(folder).filter((name) => name !== BUNDLE.sums);
  const problems = [
    ...[...sums].flatMap(([name, sum]) => {
      if (!files.includes(name)) return [`${name} is missing`];
      return sha256(join(folder, name)) === sum ? [] : [`${name} is changed`];
    }),
    ...files.filter((name) => !sums.has(name)).map((name) => `${name} is not listed`),
  ];
  if (problems.length > 0) throw new Error(`${folder} is not the bundle that was built: ${problems.join(", ")}`);
}
