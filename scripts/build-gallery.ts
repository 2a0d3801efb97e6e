import { fullOutput, runTool } from "./run-tool.ts";

/** Builds the gallery of components into `dist-gallery`; gives what the build said when it failed. */
export async function buildGallery(): Promise<string | undefined> {
  const run = await runTool("vite", ["build", "--config", "vite.gallery.config.ts", "--logLevel", "warn"]);
  return run.code === 0 ? undefined : fullOutput(run);
}
