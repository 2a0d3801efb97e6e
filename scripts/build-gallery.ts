import { fullOutput, runTool } from "./run-tool.ts";

/** Builds the component gallery into `dist-gallery`; returns the output of a failed build. */
export async function buildGallery(): Promise<string | undefined> {
  const run = await runTool("vite", ["build", "--config", "vite.gallery.config.ts", "--logLevel", "warn"]);
  return run.code === 0 ? undefined : fullOutput(run);
}
