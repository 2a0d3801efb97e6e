import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { deployedServers } from "./test/deploy/deployed-servers.ts";

/** Same browser on the portal that the stage `deploy` serves with nginx. Starts no server. */
export default defineConfig({
  ...base,
  testDir: "test/deploy",
  testMatch: "*.deploy.ts",
  outputDir: "reports/deploy",
  reporter: [["line"], ["json", { outputFile: "reports/deploy.json" }]],
  webServer: [],
  // the certificate is self-signed
  use: { ...base.use, baseURL: deployedServers().portal, ignoreHTTPSErrors: true },
});
