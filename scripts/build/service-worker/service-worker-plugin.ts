import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { PRERENDER } from "../../../deploy/page/load-prerender.ts";

const PROJECT = resolve(import.meta.dirname, "../../..");

/**
 * Builds the service worker into the folder of the build that is not served. Its list of files is known only where the
 * portal is installed, because it includes the page and `config.json` of the operator (docs/adr/0072).
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: "ebok:service-worker",
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
          define: { "process.env.NODE_ENV": '"production"' },
          build: {
            outDir: resolve(PROJECT, dir ?? "dist", PRERENDER.folder),
            emptyOutDir: false,
            target: "es2022",
            reportCompressedSize: false,
            rolldownOptions: {
              input: resolve(PROJECT, "src/service-worker/service-worker.ts"),
              output: { format: "iife", entryFileNames: PRERENDER.worker },
            },
          },
        });
      },
    },
  };
}
