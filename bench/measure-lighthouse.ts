import lighthouse from "lighthouse";
import { launch, type Browser } from "puppeteer-core";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/find-browser.ts";
import { asRecord } from "../scripts/json.ts";
import { trustArgument } from "./certificate.ts";
import type { Figures } from "./figures.ts";
import type { Site, Sites } from "./sites.ts";
import { COOKIE_ANSWER } from "./stored-profile.ts";

const CUSTOMER = "m.brzezinska";
const SESSION_MS = 15 * 60_000;

/** Pages that Lighthouse loads, in a browser with or without a session. */
const PAGES = [
  { name: "login", path: "/", hasSession: false },
  { name: "home with a session", path: "/index", hasSession: true },
] as const;

async function storeBenchSession(browser: Browser, { url, sandboxUrl }: Site): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/sandbox/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ login: CUSTOMER }),
  });
  const session: unknown = await answer.json();
  const page = await browser.newPage();
  // A file of the same origin, so that the portal does not start.
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate(
    (stored) => localStorage.setItem("ebok.session", stored),
    JSON.stringify({ version: 1, deadline: Date.now() + SESSION_MS, session }),
  );
  // A customer with a session has answered the question about cookies.
  await page.setCookie({ ...COOKIE_ANSWER, path: "/" });
  await page.close();
}

/** Returns performance and best practices as Lighthouse scores them for a phone, 0 to 100. */
async function scoresOf(
  browser: Browser,
  url: string,
  cpuSlowdown: number,
): Promise<{ performance: number; bestPractices: number }> {
  const result = await lighthouse(url, {
    port: Number(new URL(browser.wsEndpoint()).port),
    formFactor: "mobile",
    throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    onlyCategories: ["performance", "best-practices"],
    disableStorageReset: true,
    output: "json",
    logLevel: "error",
  });
  const categories = asRecord(result?.lhr.categories);
  const score = (category: string): number => 100 * Number(asRecord(categories[category])["score"]);
  return { performance: score("performance"), bestPractices: score("best-practices") };
}

/**
 * Lets Lighthouse load the login page and home, each in a fresh browser. A bar is an upper limit; therefore the figures
 * are the points that are missing to 100.
 */
export async function measureLighthouse(cpuSlowdown: number, { portal }: Sites, figures: Figures): Promise<void> {
  const found = await findBrowser();
  for (const { name, path, hasSession } of PAGES) {
    const browser = await launch({
      executablePath: found.executablePath,
      args: [...BROWSER_ARGUMENTS, trustArgument()],
      env: { ...process.env, ...found.env },
      headless: true,
    });
    try {
      if (hasSession) await storeBenchSession(browser, portal);
      const { performance, bestPractices } = await scoresOf(browser, `${portal.url}${path}`, cpuSlowdown);
      figures.set(`Lighthouse, ${name}: performance missing to 100/portal`, 100 - performance);
      figures.set(`Lighthouse, ${name}: best practices missing to 100/portal`, 100 - bestPractices);
    } finally {
      await browser.close();
    }
  }
}
