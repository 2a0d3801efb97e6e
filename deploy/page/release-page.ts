import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { releasesOf } from "../release/release.ts";
import { installationPage } from "./installation-page.ts";
import { PRERENDER } from "./load-prerender.ts";
import { pagePolicyOf } from "./page-policy.ts";

/** Entry files of a site for two maps of nginx: sources for `script-src` and `style-src`. */
export const SITE_POLICY = { scripts: "policy/script-src.conf", styles: "policy/style-src.conf" } as const;

/** Key of the entries in the maps of nginx. */
export const POLICY_KEY = "page";

/** Files in the folder of a release. */
const PAGE = {
  served: "public/index.html",
  /** `index.html` as the build wrote it. */
  built: "page/index.html",
  /** Page for the installation's configuration, before it is served. */
  prepared: "page/prepared.html",
  prerender: `page/${PRERENDER.module}`,
} as const;

/** Replaces a file at once: a concurrent request gets the old or the new one. */
function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

const folderOf = (site: string, id: string): string => join(site, "releases", id);

/**
 * Prepares the page of an installed release for a `config.json`, with the login page in it; during maintenance the page
 * as the build wrote it. It is not served before `publishPage`. Returns true if it has the login page. Throws if the
 * configuration is invalid, or if the release cannot be prerendered.
 */
export function preparePage(site: string, id: string, configuration: unknown): boolean {
  const folder = folderOf(site, id);
  const built = { page: join(folder, PAGE.built), prerender: join(folder, PAGE.prerender), root: site };
  if (!existsSync(built.prerender)) throw new Error(`release ${id} has no ${PAGE.prerender}: install it again`);
  const html = installationPage(built, configuration);
  replaceFile(join(folder, PAGE.prepared), html ?? readFileSync(built.page, "utf8"));
  return html !== undefined;
}

/** Serves the prepared page of a release. Compresses it as the build does. */
export function publishPage(site: string, id: string): void {
  const folder = folderOf(site, id);
  const served = join(folder, PAGE.served);
  const page = readFileSync(join(folder, PAGE.prepared));
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  replaceFile(`${served}.br`, brotliCompressSync(page, { params }));
  replaceFile(`${served}.gz`, gzipSync(page, { level: 9 }));
  replaceFile(served, page);
}

/**
 * Writes the entries for nginx: sources for the inline elements of all pages of the site, served and prepared, so that
 * going back to a release needs no other policy. Returns true if nginx must read them again.
 */
export function writeSitePolicy(site: string): boolean {
  const policies = releasesOf(site)
    .flatMap(({ id }) => [PAGE.served, PAGE.prepared].map((name) => join(folderOf(site, id), name)))
    .filter(existsSync)
    .map((file) => pagePolicyOf(readFileSync(file, "utf8")));
  const changes = (["scripts", "styles"] as const).map((kind) => {
    const file = join(site, SITE_POLICY[kind]);
    const before = existsSync(file) ? readFileSync(file, "utf8") : "";
    const sources = [...new Set(policies.flatMap((policy) => policy[kind]))];
    const after = sources.length === 0 ? "" : `${POLICY_KEY} "'self' ${sources.join(" ")}";\n`;
    if (after === "") rmSync(file, { force: true });
    else if (after !== before) replaceFile(file, after);
    return after !== before;
  });
  return changes.includes(true);
}
