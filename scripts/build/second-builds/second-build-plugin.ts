import { resolve } from "node:path";
import { build, mergeConfig, type InlineConfig, type Plugin } from "vite";
import { PRERENDER } from "../../../deploy/page/load-prerender.ts";

/** Root folder of the project. */
export const PROJECT = resolve(import.meta.dirname, "../../..");

/** Settings of all second builds: production code, in the folder of the build that is not served. */
const settingsFor = (dir = "dist"): InlineConfig => ({
  configFile: false,
  root: PROJECT,
  publicDir: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
  build: { outDir: resolve(PROJECT, dir, PRERENDER.folder), reportCompressedSize: false },
});

/** Returns a plugin that runs another build with `settings` after that of the portal. */
export function secondBuildPlugin(name: string, settings: InlineConfig): Plugin {
  return {
    name,
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        await build(mergeConfig(settingsFor(dir), settings));
      },
    },
  };
}
