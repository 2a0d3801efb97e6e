import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * Tests that take too long for `npm test`: `npm run proof` runs these files one part at a time and reads their reports.
 */
export default defineConfig(base, {
  testDir: "test/e2e-proof",
  outputDir: "reports/proof/browser",
  timeout: 300_000,
  retries: 0,
  grepInvert: [],
  reporter: [
    ["line"],
    ["json", { outputFile: process.env["EBOK_PROOF_REPORT"] ?? join("reports", "proof", "browser.json") }],
  ],
});
