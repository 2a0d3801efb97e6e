import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { preparePage, publishPage, writeSitePolicy } from "./release-page.ts";

/** Release, configuration and server of a page. */
export interface PageInstallation {
  readonly site: string;
  readonly id: string;
  /** File of the installation's `config.json`. */
  readonly configuration: string;
  /** Command that makes the server read the policy again. */
  readonly reload?: string | undefined;
  /** True to replace the service worker by one that removes itself. */
  readonly withoutServiceWorker?: boolean | undefined;
}

/**
 * Installs the page of a release for a configuration. The server gets the new policy before the page: otherwise
 * browsers would refuse the page's styles. Returns lines for the operator. Throws if the command fails; then the former
 * page stays.
 */
export function installPage(installation: PageInstallation): readonly string[] {
  const { site, id, configuration, reload, withoutServiceWorker } = installation;
  const content: unknown = JSON.parse(readFileSync(configuration, "utf8"));
  const isPrerendered = preparePage(site, id, content, { withoutServiceWorker });
  const isPolicyNew = writeSitePolicy(site);
  // Also with a known policy: an earlier reload may have failed after the policy was written.
  if (reload !== undefined) {
    const { status, stderr } = spawnSync(reload, { shell: true, encoding: "utf8" });
    if (status !== 0) throw new Error(`${reload} failed: ${stderr}`);
  }
  publishPage(site, id);
  return [
    isPrerendered
      ? `the page of ${id} has the login page of ${configuration}`
      : `the page of ${id} is without a login page during maintenance`,
    ...(withoutServiceWorker === true ? ["browsers remove the service worker at their next visit"] : []),
    ...(isPolicyNew && reload === undefined ? ["reload nginx now: the page's policy is new"] : []),
  ];
}
