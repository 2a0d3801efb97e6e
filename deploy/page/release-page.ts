import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { validateConfiguration } from "../../src-domain/configuration/validate-configuration.ts";
import { releasesOf } from "../release/release.ts";
import { filesIn } from "../release/files-in.ts";
import { installationPage, type BuiltPage } from "./installation-page.ts";
import { PRERENDER } from "./load-prerender.ts";
import { pagePolicyOf } from "./page-policy.ts";
import { portalIcon, releaseFiles, SERVICE_WORKER } from "./release-files.ts";
import { PORTAL_ICONS, WEB_MANIFEST } from "./web-manifest.ts";

/** Entry files of a site for two maps of nginx: sources for `script-src` and `style-src`. */
export const SITE_POLICY = { scripts: "policy/script-src.conf", styles: "policy/style-src.conf" } as const;

/** Key of the entries in the maps of nginx. */
export const POLICY_KEY = "page";

/** Files and folders in the folder of a release. */
const PAGE = {
  served: "public",
  /** Files as the build wrote them. */
  built: "page",
  /** Files for the installation's configuration, before they are served. */
  prepared: "page/prepared",
} as const;

const START_PAGE = "index.html";

/** Replaces a file at once: a concurrent request gets the old or the new one. */
function replaceFile(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

const folderOf = (site: string, id: string): string => join(site, "releases", id);

/** Returns the files of an installed release from which its page is made. */
function builtPageOf(site: string, id: string): BuiltPage {
  const built = (name: string) => join(folderOf(site, id), PAGE.built, name);
  for (const name of [PRERENDER.module, PRERENDER.worker])
    if (!existsSync(built(name))) throw new Error(`release ${id} has no ${PAGE.built}/${name}: install it again`);
  return {
    page: built(START_PAGE),
    prerender: built(PRERENDER.module),
    worker: built(PRERENDER.worker),
    removal: built(SERVICE_WORKER),
    root: site,
    assets: releasesOf(site).find((release) => release.id === id)?.assets ?? [],
  };
}

/** Options of `preparePage`. */
export interface PageOptions {
  /** True to replace the service worker by one that removes itself, whatever the configuration says. */
  readonly withoutServiceWorker?: boolean | undefined;
}

/**
 * Prepares the page of an installed release for a `config.json`, with the login page in it; during maintenance the page
 * as the build wrote it. Also its service worker, web app manifest and icons. They are not served before `publishPage`.
 * Returns true if the page has the login page. Throws if the configuration is invalid, or if the release cannot be
 * prerendered.
 */
export function preparePage(
  site: string,
  id: string,
  content: unknown,
  { withoutServiceWorker = false }: PageOptions = {},
): boolean {
  const built = builtPageOf(site, id);
  const prerendered = installationPage(built, content);
  const validation = validateConfiguration(content);
  if (!validation.ok) throw new Error(`invalid configuration: ${validation.failure.map(({ at }) => at).join(", ")}`);
  const configuration = withoutServiceWorker ? { ...validation.value, serviceWorker: false } : validation.value;
  const { page, worker, manifest } = releaseFiles(
    built,
    prerendered ?? readFileSync(built.page, "utf8"),
    configuration,
  );
  const files: readonly (readonly [string, string | Uint8Array])[] = [
    ...PORTAL_ICONS.map((icon) => [icon.path, portalIcon(built, icon, content)] as const),
    [WEB_MANIFEST, manifest],
    [START_PAGE, page],
    [SERVICE_WORKER, worker],
  ];
  for (const [name, file] of files) replaceFile(join(folderOf(site, id), PAGE.prepared, name), file);
  return prerendered !== undefined;
}

/**
 * Serves the prepared files of a release. Compresses texts as the build does. The service worker is last: it has the
 * checksum of the page.
 */
export function publishPage(site: string, id: string): void {
  const folder = folderOf(site, id);
  const prepared = filesIn(join(folder, PAGE.prepared));
  for (const name of [...prepared.filter((file) => file !== SERVICE_WORKER), SERVICE_WORKER]) {
    const served = join(folder, PAGE.served, name);
    const content = readFileSync(join(folder, PAGE.prepared, name));
    if (!name.endsWith(".png")) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      replaceFile(`${served}.br`, brotliCompressSync(content, { params }));
      replaceFile(`${served}.gz`, gzipSync(content, { level: 9 }));
    }
    replaceFile(served, content);
  }
}

/**
 * Writes the entries for nginx: sources for the inline elements of all pages of the site, served and prepared, so that
 * going back to a release needs no other policy. Returns true if nginx must read them again.
 */
export function writeSitePolicy(site: string): boolean {
  const policies = releasesOf(site)
    .flatMap(({ id }) => [PAGE.served, PAGE.prepared].map((name) => join(folderOf(site, id), name, START_PAGE)))
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
