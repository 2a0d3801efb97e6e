import { resolve } from "node:path";
import type { Plugin } from "vite";
import { PRERENDER } from "../../../deploy/page/load-prerender.ts";
import { PROJECT, secondBuildPlugin } from "./second-build-plugin.ts";

/** Leaves out what the portal loads later: only the first view of the login page is rendered. */
const withoutLazyModules: Plugin = {
  name: "ebok:without-lazy-modules",
  resolveDynamicImport: () => false,
};

/**
 * Builds the module that renders the login page for an operator. The configuration is known only where the portal is
 * installed (docs/adr/0071).
 */
export function prerenderPlugin(): Plugin {
  return secondBuildPlugin("ebok:prerender", {
    plugins: [withoutLazyModules],
    // One file without packages: a machine that installs a release has none.
    ssr: { noExternal: true, target: "node" },
    build: {
      ssr: resolve(PROJECT, "src/prerender/prerender-page.tsx"),
      emptyOutDir: true,
      target: "node20",
      minify: false,
      rolldownOptions: { output: { format: "cjs", entryFileNames: PRERENDER.module } },
    },
  });
}
