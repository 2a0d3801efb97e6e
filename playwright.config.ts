import { defineConfig } from "@playwright/test";
import { BROWSER_ARGUMENTS, findTestBrowser } from "./scripts/find-browser.ts";
import { freePort } from "./scripts/free-port.ts";

// Every worker evaluates this file again: the port is chosen once and passed on by the environment.
const port = Number((process.env["EBOK_E2E_PORT"] ??= String(await freePort())));
const browser = await findTestBrowser();

const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);

/** Built portal, served by the sandbox with a database in memory. Each test has a tenant of its own. */
export default defineConfig({
  testDir: "test/e2e",
  outputDir: "reports/browser",
  fullyParallel: true,
  // One more than the cores of the slowest machine that runs `npm test`: tests wait for the network, retries and polls.
  workers: 3,
  // `npm test` names retried tests, and more than a few fail the stage: docs/adr/0026
  retries: 1,
  forbidOnly: true,
  // cases that repeat for another customer, fault, width or state run in `npm run proof -- browser:cases`:
  // docs/guides/proof.md
  grepInvert: process.env["EBOK_PROOF_CASES"] === "yes" ? [] : /@proof\b/,
  timeout: 30_000,
  // a missing picture fails its test instead of becoming the expected one; `npm run gallery:renew` takes it
  updateSnapshots: "none",
  snapshotPathTemplate: "test/e2e/gallery-pictures/{arg}{ext}",
  expect: { timeout: 7_000 },
  reporter: [["line"], ["json", { outputFile: "reports/playwright.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: "reduce" },
    // A test intercepts the requests of pages, and names its tenant in their headers; a service worker would answer and
    // send requests of its own. The sandbox turns it off for tenants, too. service-worker.spec.ts allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...BROWSER_ARGUMENTS],
      env: { ...environment, ...browser.env },
    },
  },
  webServer: {
    command: `"${process.execPath}" sandbox/main.ts`,
    url: `http://127.0.0.1:${port}/health`,
    env: { ...environment, PORT: String(port), SANDBOX_DB: ":memory:" },
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: "ignore",
    stderr: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 3_000 },
  },
});
