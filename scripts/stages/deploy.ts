import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findNginx } from "../deploy/find-nginx.ts";
import { servePortal } from "../deploy/serve-portal.ts";
import { findTestBrowser } from "../find-browser.ts";
import { readJson } from "../json.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../run-tool.ts";
import { playwrightOutcome } from "./browser.ts";
import { lastLines } from "./failed-tests.ts";
import { type Stage, stageFailed } from "./stage.ts";

const REPORT = join(REPORTS, "deploy.json");

export const deploy: Stage = {
  name: "deploy",
  what: "the portal behind nginx and TLS, as the guide deploys it",
  async run() {
    const built = join(ROOT, "dist");
    if (!existsSync(join(built, "index.html"))) return stageFailed("there is no dist/: the build failed");
    const { found, why } = findNginx();
    if (!found)
      return process.env["CI"] === "true" ? stageFailed(why) : { passed: 0, failed: 0, skipped: 1, details: why };
    rmSync(REPORT, { force: true });
    await findTestBrowser();
    const served = await servePortal(built);
    try {
      const env = { PLAYWRIGHT_FORCE_TTY: "0", EBOK_DEPLOYED: JSON.stringify(served.addresses) };
      const run = await runTool("playwright", ["test", "--config", "playwright.deploy.config.ts"], { env });
      const report = readJson(REPORT);
      if (report === undefined) return stageFailed(lastLines(fullOutput(run)));
      return playwrightOutcome(report, { code: run.code, output: fullOutput(run) });
    } finally {
      await served.close();
    }
  },
};
