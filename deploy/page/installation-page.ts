import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPrerender } from "./load-prerender.ts";

/** Files of a build, or of an installed release. */
export interface BuiltPage {
  /** `index.html` as the build wrote it. */
  readonly page: string;
  /** Module that renders the login page and draws icons. */
  readonly prerender: string;
  /** Service worker without its list of files. */
  readonly worker: string;
  /** Service worker that removes itself. */
  readonly removal: string;
  /** Folder that holds `assets` and `brand`. */
  readonly root: string;
  /** Files in `assets`. */
  readonly assets: readonly string[];
}

/** Files of a build from which its page is made. */
type PageSource = Pick<BuiltPage, "page" | "prerender" | "root">;

/**
 * Returns the page for a `config.json`, with the login page in it; `undefined` during maintenance. Throws if the
 * configuration is invalid.
 */
export function installationPage({ page, prerender, root }: PageSource, configuration: unknown): string | undefined {
  return loadPrerender(prerender).prerenderPage({
    page: readFileSync(page, "utf8"),
    readStyles: (address) => readFileSync(join(root, address), "utf8"),
    configuration,
  });
}
