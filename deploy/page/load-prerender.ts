import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { DrawIcon, PrerenderPage } from "../../src-domain/configuration/prerender-page.ts";

/**
 * Files of a build that are completed where the portal is installed: the module that renders the operator's page and
 * draws its icons, and the service worker without its list of files. Files of a folder with a dot are not served.
 */
export const PRERENDER = { folder: ".prerender", module: "prerender.cjs", worker: "service-worker.js" } as const;

/** Module that renders and draws for an operator. */
interface PrerenderModule {
  readonly prerenderPage: PrerenderPage;
  readonly drawIcon: DrawIcon;
}

const isPrerender = (loaded: unknown): loaded is PrerenderModule =>
  typeof loaded === "object" &&
  loaded !== null &&
  "prerenderPage" in loaded &&
  typeof loaded.prerenderPage === "function" &&
  "drawIcon" in loaded &&
  typeof loaded.drawIcon === "function";

/** Loads the prerendering module of a build from its file, again if the file was replaced. */
export function loadPrerender(file: string): PrerenderModule {
  const require = createRequire(import.meta.url);
  const path = resolve(file);
  delete require.cache[path];
  const loaded: unknown = require(path);
  if (!isPrerender(loaded)) throw new Error(`${file} exports no prerenderPage and drawIcon: build the portal again`);
  return loaded;
}
