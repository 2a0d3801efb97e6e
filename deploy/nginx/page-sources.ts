import { join } from "node:path";
import { POLICY_KEY, SITE_POLICY } from "../page/release-page.ts";
import { assertWord, type NginxEntry } from "./nginx-entry.ts";

/** Directives that a prerendered page extends. */
const PAGE_DIRECTIVES = { scripts: "script-src", styles: "style-src" } as const;

/** Variable with the sources of a directive: `'self'` and those of the site's pages. */
const sourcesOf = (key: string, kind: keyof typeof PAGE_DIRECTIVES): string => `$${key}_${kind}`;

/** Puts the sources of the site's pages into a Content-Security-Policy. */
export const withPageSources = (policy: string, key: string): string =>
  (["scripts", "styles"] as const).reduce(
    (value, kind) =>
      value.replace(`${PAGE_DIRECTIVES[kind]} 'self';`, `${PAGE_DIRECTIVES[kind]} ${sourcesOf(key, kind)};`),
    policy,
  );

/** Maps whose values the release step writes into the site; nginx reads them when it starts or reloads. */
export const pageSourceMaps = (key: string, site: string): readonly NginxEntry[] =>
  (["scripts", "styles"] as const).map((kind) => [
    `map ${POLICY_KEY} ${sourcesOf(key, kind)}`,
    [`default "'self'"`, `include ${assertWord(join(site, SITE_POLICY[kind].replace(".conf", "*.conf")))}`],
  ]);
