import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { currentRelease, installRelease, pruneReleases, releasesOf, switchTo } from "./release/release.ts";

// npm run deploy:release -- --site /srv/ebok [--built dist] [--id 2026-11-20.1] [--keep 3]: lays a release and switches
// to it.
// npm run deploy:release -- --site /srv/ebok --back <id>: switches to a release that is laid. Without --id the time
// names it.
const { values } = parseArgs({
  options: {
    site: { type: "string" },
    built: { type: "string", default: "dist" },
    id: { type: "string" },
    keep: { type: "string", default: "3" },
    back: { type: "string" },
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

if (values.site === undefined) fail("--site names the folder that is served, such as /srv/ebok");
const site = resolve(values.site);
const keep = Number(values.keep);
if (!Number.isInteger(keep) || keep < 1) fail("--keep is a whole number from 1");
try {
  if (values.back !== undefined) {
    switchTo(site, values.back);
  } else {
    const { id, assets } = installRelease(site, resolve(values.built), values.id ?? byTime());
    switchTo(site, id);
    const gone = pruneReleases(site, keep);
    console.log(`laid ${id} with ${assets.length} assets${gone.length === 0 ? "" : `, took away ${gone.join(", ")}`}`);
  }
  console.log(
    `current ${currentRelease(site) ?? "none"}; kept ${releasesOf(site)
      .map(({ id }) => id)
      .join(", ")}`,
  );
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
