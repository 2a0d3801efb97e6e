import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** Tests of `test/e2e` that `npm test` omits, for `npm run proof -- browser:cases`. */
export default defineConfig(base, {
  grep: /@proof\b/,
  grepInvert: [],
  // these are parts of their own
  testIgnore: ["gallery.spec.ts", "gallery-pictures.spec.ts"],
  outputDir: "reports/proof/cases",
  reporter: [
    ["line"],
    ["json", { outputFile: process.env["EBOK_PROOF_REPORT"] ?? join("reports", "proof", "cases.json") }],
  ],
});
