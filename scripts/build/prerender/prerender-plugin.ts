import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { PRERENDER } from "../../../deploy/page/load-prerender.ts";

const PROJECT = resolve(import.meta.dirname, "../../..");

/** Leaves out what the portal loads later: only the first view of the login page is rendered. */
const withoutLazyModules: Plugin = {
  name: "ebok:without-lazy-modules",
  resolveDynamicImport: () => false,
};

/**
 * Builds the module that renders the login page for an operator, in a folder of the build that is not served. The
 * configuration is known only where the portal is installed (docs/adr/0071).
 */
export function prerenderPlugin(): Plugin {
  return {
    name: "ebok:prerender",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        await build({
          configFile: false,
          root: PROJECT,
          publicDir: false,
          logLevel: "error",
          plugins: [withoutLazyModules],
          define: { "process.env.NODE_ENV": '"production"' },
          // One file without packages: a machine that installs a release has none.
          ssr: { noExternal: true, target: "node" },
          build: {
            ssr: resolve(PROJECT, "src/prerender/prerender-page.tsx"),
            outDir: resolve(PROJECT, dir ?? "dist", PRERENDER.folder),
            emptyOutDir: true,
            target: "node20",
            minify: false,
            reportCompressedSize: false,
            rolldownOptions: { output: { format: "cjs", entryFileNames: PRERENDER.module } },
          },
        });
      },
    },
  };
}
