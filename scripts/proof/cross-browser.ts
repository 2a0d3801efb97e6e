import { join } from "node:path";
import { type Browser, launch, type Page } from "puppeteer-core";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { ROOT } from "../run-tool.ts";
import { builtPortal } from "./browser-part.ts";
import { JOURNEYS } from "./journeys.ts";
import { failedPart, notRun, type ProofPart, type PartOutcome, type PartContext } from "./proof-part.ts";
import { findFirefox } from "./find-firefox.ts";

const BAR = "every journey works in Firefox too, without an error in the page";
const STEP_MS = 15_000;

/** Collects uncaught errors and console errors of the page. */
function watch(page: Page): readonly string[] {
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`uncaught: ${String(error)}`));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  return troubles;
}

async function runJourneys(browser: Browser, portal: string, { logLine, signal }: PartContext): Promise<PartOutcome> {
  const page = await browser.newPage();
  page.setDefaultTimeout(STEP_MS);
  const troubles = watch(page);
  const done: string[] = [];
  const problems: string[] = [];
  for (const { name, go } of JOURNEYS) {
    if (signal.aborted) break;
    try {
      await go(page, portal);
      done.push(name);
      logLine(name);
    } catch (error) {
      problems.push(
        `${name}, at ${page.url().replace(portal, "")}: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  return {
    verdict: done.length === JOURNEYS.length && troubles.length === 0 ? "passed" : "failed",
    bar: BAR,
    figures: [
      { name: "journeys", value: `${done.length} of ${JOURNEYS.length} (${done.join(", ")})` },
      { name: "browser", value: await browser.version() },
      { name: "errors in the page", value: String(troubles.length) },
    ],
    details: [...problems, ...troubles, "WebKit: not run, there is no build of it for this machine."],
  };
}

export const crossBrowser: ProofPart = {
  name: "cross-browser",
  what: "login, home, services, invoices, payment, theme and logout in a second browser",
  inputs: [
    "src",
    "src-domain",
    "src-adapters",
    "src-ui",
    "providers/kit",
    "sandbox",
    "public",
    "index.html",
    "vite.config.ts",
    "package-lock.json",
    "scripts/proof/journeys.ts",
    "scripts/proof/cross-browser.ts",
  ],
  limitMinutes: 5,
  async run(run) {
    const executablePath = findFirefox();
    if (executablePath === undefined)
      return notRun(BAR, "no second browser: install Firefox (Debian: firefox-esr) or set FIREFOX_PATH");
    const unbuilt = await builtPortal({ signal: run.signal });
    if (unbuilt !== undefined) return failedPart(BAR, unbuilt);
    const sandbox = await startSandbox({ port: 0, database: ":memory:", portal: join(ROOT, "dist") });
    // Closes the sandbox even if the browser does not start, or this process would never end.
    try {
      const browser = await launch({
        browser: "firefox",
        executablePath,
        headless: true,
        defaultViewport: { width: 1440, height: 900 },
      });
      try {
        return await runJourneys(browser, sandbox.url, run);
      } finally {
        await browser.close();
      }
    } finally {
      await sandbox.close();
    }
  },
};
