import { resolve } from "node:path";
import type { Plugin } from "vite";
import { PRERENDER } from "../../../deploy/page/load-prerender.ts";
import { PROJECT, secondBuildPlugin } from "./second-build-plugin.ts";

/**
 * Builds the service worker. Its list of files is known only where the portal is installed, because it includes the
 * page and `config.json` of the operator (docs/adr/0072).
 */
export function serviceWorkerPlugin(): Plugin {
  return secondBuildPlugin("ebok:service-worker", {
    build: {
      emptyOutDir: false,
      target: "es2022",
      rolldownOptions: {
        input: resolve(PROJECT, "src/service-worker/service-worker.ts"),
        output: { format: "iife", entryFileNames: PRERENDER.worker },
      },
    },
  });
}
