import type { Page } from "@playwright/test";
import { installHomeProbe, type TimedCall } from "./home-probe.ts";
import type { Site } from "./sites.ts";
import { freshProfile, slowPage, type SlowBrowser } from "./slow-browser.ts";
import { storeBenchSession } from "./stored-profile.ts";

/** Ways to the start page. */
export const WAYS_HOME = ["login", "reload", "account switch"] as const;
export type WayHome = (typeof WAYS_HOME)[number];

/** Times of one arrival at the start page, ms since the press or the start of the page. */
export interface HomeTimes {
  /** Moment at which the session is known: the first read is sent. */
  readonly known: number;
  readonly first: number;
  readonly all: number;
  /** Reads of the start page, from the moment at which the session is known. */
  readonly calls: readonly Required<TimedCall>[];
}

/** First read of every account. */
const FIRST_READ = "getClientData";
const PASSWORD = "Wiazka-2026";

/** Customer with one account, and with several. */
const CUSTOMERS: Readonly<Record<WayHome, string>> = {
  login: "m.brzezinska",
  reload: "m.brzezinska",
  "account switch": "konta.lis",
};

/** Presses a button in the page, so that no time of the tool counts. Resolves with the moment of the press. */
async function press(page: Page, name: string): Promise<number> {
  return page.getByRole("button", { name, exact: true }).evaluate((button) => {
    window.ebokHome.watch();
    const start = performance.now();
    if (button instanceof HTMLElement) button.click();
    return start;
  });
}

/** Goes to the start page; resolves with the moment from which its times count. */
async function goHome(page: Page, url: string, way: WayHome): Promise<number> {
  switch (way) {
    case "login":
      await page.goto(url);
      await page.locator('input[name="login"]').fill(CUSTOMERS.login);
      await page.getByRole("button", { name: "Dalej" }).click();
      await page.locator('input[name="password"]').fill(PASSWORD);
      await page.waitForLoadState("networkidle");
      return press(page, "Zaloguj się");
    case "reload":
      await page.goto(`${url}/index`);
      await page.evaluate(() => window.ebokHome.drawn());
      await page.waitForLoadState("networkidle");
      await page.reload({ waitUntil: "commit" });
      return 0;
    case "account switch":
      await page.goto(`${url}/settings`);
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: "Przełącz konto" }).click();
      await page.getByRole("radio", { name: /domek/ }).check();
      return press(page, "Przełącz konto");
  }
}

/** Opens the start page on the simulated phone and the slow line, and measures its calls and what it draws. */
export async function timeHome({ browser, cpuSlowdown }: SlowBrowser, site: Site, way: WayHome): Promise<HomeTimes> {
  const profile = await freshProfile(browser, {});
  if (way !== "login") await storeBenchSession(profile, site, CUSTOMERS[way]);
  const { page } = await slowPage(profile, { cpuSlowdown, slow: "line", submits: false });
  await page.addInitScript(installHomeProbe);
  const start = await goHome(page, site.url, way);
  const drawn = await page.evaluate(() => window.ebokHome.drawn());
  const sent = (await page.evaluate(() => window.ebokHome.calls)).map(
    ({ operation, from, to = Infinity }): Required<TimedCall> => ({ operation, from: from - start, to: to - start }),
  );
  await profile.close();
  const known = sent.find(({ operation, from }) => operation === FIRST_READ && from >= 0)?.from;
  if (known === undefined) throw new Error(`${way}: the page has not sent ${FIRST_READ}`);
  const all = drawn.all - start;
  const calls = sent.filter(({ from, to }) => from >= known && to <= all);
  return { known, first: drawn.first - start, all, calls };
}

/** Time of the slowest call, ms. */
export const slowestCall = ({ calls }: HomeTimes): number => Math.max(...calls.map(({ from, to }) => to - from));
