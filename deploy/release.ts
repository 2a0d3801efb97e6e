import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { installPage } from "./page/install-page.ts";
import { BUNDLE, verifyBundle } from "./release/bundle.ts";
import { currentRelease, installRelease, pruneReleases, releasesOf, switchTo } from "./release/release.ts";

// npm run deploy:release -- --site /srv/ebok [--built dist] [--id 2026-11-20.1] [--keep 3]: installs a release and
// switches to it. The default id is the current time.
// npm run deploy:release -- --site /srv/ebok --bundle ebok-2026-11-20.1: installs a bundle after a check of its sums.
// npm run deploy:release -- --site /srv/ebok --back <id>: switches to an installed release.
// --config /etc/ebok/config.json [--reload "systemctl reload nginx"]: also writes the page with this operator's login
// page, and makes nginx read its policy before the switch.
const { values } = parseArgs({
  options: {
    site: { type: "string" },
    built: { type: "string", default: "dist" },
    bundle: { type: "string" },
    id: { type: "string" },
    keep: { type: "string", default: "3" },
    back: { type: "string" },
    config: { type: "string" },
    reload: { type: "string" },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const byTime = (): string =>
  new Date()
    .toISOString()
    .replace(/[-:]/g, "")
    .replace(/\.\d+Z$/, "Z");

if (values.site === undefined) fail("--site is the folder that is served, such as /srv/ebok");
const site = resolve(values.site);
const keep = Number(values.keep);
if (!Number.isInteger(keep) || keep < 1) fail("--keep must be a whole number from 1");
/** Writes the page for the named configuration, if any. */
function writePage(id: string): void {
  const { config, reload } = values;
  if (config === undefined) return;
  for (const line of installPage({ site, id, configuration: config, reload })) console.log(line);
}

try {
  if (values.back !== undefined) {
    writePage(values.back);
    switchTo(site, values.back);
  } else {
    const bundle = values.bundle === undefined ? undefined : resolve(values.bundle);
    if (bundle !== undefined) verifyBundle(bundle);
    const built = bundle === undefined ? resolve(values.built) : join(bundle, BUNDLE.portal);
    const { id, assets } = installRelease(site, built, values.id ?? byTime());
    // Beside the public files: the list of packages is for the operator.
    if (bundle !== undefined) cpSync(join(bundle, BUNDLE.sbom), join(site, "releases", id, BUNDLE.sbom));
    writePage(id);
    switchTo(site, id);
    const gone = pruneReleases(site, keep);
    const deleted = gone.length === 0 ? "" : `, deleted ${gone.join(", ")}`;
    console.log(`installed ${id} with ${assets.length} assets${deleted}`);
  }
  console.log(
    `current ${currentRelease(site) ?? "none"}; kept ${releasesOf(site)
      .map(({ id }) => id)
      .join(", ")}`,
  );
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
