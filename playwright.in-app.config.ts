import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";
import type { InAppOption } from "./test/e2e/support/fixtures.ts";

/**
 * All of `test/e2e` inside the simulated operator's app on a phone, for `npm run proof -- browser:in-app`.
 * docs/guides/proof.md lists the omitted tests with reasons.
 */
export default defineConfig<InAppOption>(base, {
  grepInvert: /@(?:browser|wide)\b/,
  // The gallery is not a page of the portal.
  testIgnore: ["gallery.spec.ts", "gallery-pictures.spec.ts"],
  outputDir: "reports/proof/in-app",
  reporter: [
    ["line"],
    ["json", { outputFile: process.env["EBOK_PROOF_REPORT"] ?? join("reports", "proof", "in-app.json") }],
  ],
  use: { inApp: true, viewport: { width: 390, height: 844 } },
});
