import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import { findImageBuilder } from "./scripts/deploy/find-image-builder.ts";
import { deployedServers } from "./test/deploy/deployed-servers.ts";

/**
 * Same browser on the portal that the stage `deploy` serves with nginx. Starts no server. The test of
 * the container image runs only where Podman or Docker can build one.
 */
export default defineConfig({
  ...base,
  testDir: "test/deploy",
  testMatch: "*.deploy.ts",
  testIgnore: findImageBuilder() === undefined ? ["image.deploy.ts"] : [],
  outputDir: "reports/deploy",
  reporter: [["line"], ["json", { outputFile: "reports/deploy.json" }]],
  webServer: [],
  // the certificate is self-signed
  use: { ...base.use, baseURL: deployedServers().portal, ignoreHTTPSErrors: true },
});
