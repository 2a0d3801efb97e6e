import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadPrerender } from "./load-prerender.ts";

/** Files of a build, or of an installed release. */
export interface BuiltPage {
  /** `index.html` as the build wrote it. */
  readonly page: string;
  /** Module that renders the login page. */
  readonly prerender: string;
  /** Folder that holds `assets`. */
  readonly root: string;
}

/**
 * Returns the page for a `config.json`, with the login page in it; `undefined` during maintenance. Throws if the
 * configuration is invalid.
 */
export function installationPage({ page, prerender, root }: BuiltPage, configuration: unknown): string | undefined {
  return loadPrerender(prerender)({
    page: readFileSync(page, "utf8"),
    readStyles: (address) => readFileSync(join(root, address), "utf8"),
    configuration,
  });
}
