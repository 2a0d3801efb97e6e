import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/** The tests of `test/e2e` that `npm test` leaves out, for `npm run proof -- browser:cases`. */
export default defineConfig(base, {
  grep: /@proof\b/,
  grepInvert: [],
  // parts of their own
  testIgnore: ["gallery.spec.ts", "gallery-pictures.spec.ts"],
  outputDir: "reports/proof/cases",
  reporter: [
    ["line"],
    ["json", { outputFile: process.env["EBOK_PROOF_REPORT"] ?? join("reports", "proof", "cases.json") }],
  ],
});
