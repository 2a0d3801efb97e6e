import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { installPage } from "./page/install-page.ts";
import { currentRelease } from "./release/release.ts";

// npm run deploy:page -- --site /srv/ebok --config /etc/ebok/config.json [--reload "systemctl reload nginx"]
// Writes the page of the current release again after a change of config.json.
// --without-service-worker: browsers remove the service worker and what it stored (docs/guides/deployment.md).
const { values } = parseArgs({
  options: {
    site: { type: "string" },
    config: { type: "string" },
    reload: { type: "string" },
    "without-service-worker": { type: "boolean", default: false },
  },
});

try {
  const { site, config, reload } = values;
  if (site === undefined) throw new Error("--site is the folder that is served, such as /srv/ebok");
  if (config === undefined) throw new Error("--config is the installation's config.json");
  const id = currentRelease(resolve(site));
  if (id === undefined) throw new Error(`${site} has no release: npm run deploy:release`);
  const withoutServiceWorker = values["without-service-worker"];
  for (const line of installPage({ site: resolve(site), id, configuration: config, reload, withoutServiceWorker }))
    console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
