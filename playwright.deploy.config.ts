import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { deployed } from "./test/deploy/deployed.ts";

/** The same browser, on the portal that the stage `deploy` has put behind nginx; nothing is started here. */
export default defineConfig({
  ...base,
  testDir: "test/deploy",
  testMatch: "*.deploy.ts",
  outputDir: "reports/deploy",
  reporter: [["line"], ["json", { outputFile: "reports/deploy.json" }]],
  webServer: [],
  // the certificate was made a second ago, by nobody that a browser knows
  use: { ...base.use, baseURL: deployed().portal, ignoreHTTPSErrors: true },
});
