import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { PrerenderPage } from "../../src-domain/configuration/prerender-page.ts";

/** Place of the prerendering module inside a build. Files of a folder with a dot are not served. */
export const PRERENDER = { folder: ".prerender", module: "prerender.cjs" } as const;

const isPrerender = (loaded: unknown): loaded is { readonly prerenderPage: PrerenderPage } =>
  typeof loaded === "object" &&
  loaded !== null &&
  "prerenderPage" in loaded &&
  typeof loaded.prerenderPage === "function";

/** Loads the prerendering module of a build from its file, again if the file was replaced. */
export function loadPrerender(file: string): PrerenderPage {
  const require = createRequire(import.meta.url);
  const path = resolve(file);
  delete require.cache[path];
  const loaded: unknown = require(path);
  if (!isPrerender(loaded)) throw new Error(`${file} exports no prerenderPage: build the portal again`);
  return loaded.prerenderPage;
}
