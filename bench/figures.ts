import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { SiteName, Sites } from "./sites.ts";
import { freshProfile, slowPage, type SlowPage } from "./slow-browser.ts";
import { summarize } from "./statistics.ts";

/** Figures of one run by name: `login/portal/usable ms`. */
export type Figures = Map<string, number>;

const LARGE = "wielki.dab";
const SESSION_MS = 15 * 60_000;
/** Number of entries of the large customer. */
const ENTRIES = 5_000;
/** Number of openings of the list in each turn, each from a reloaded page; the median counts. */
const OPENINGS = 5;
/** Number of further openings that wait until the browser is idle; their longest task counts. */
const SETTLED_OPENINGS = 3;
/** Time until the rows below the window are rendered and the browser has reported its long tasks, ms. */
const SETTLED_MS = 1_000;
/** Number of openings with data saving. */
const SAVING_OPENINGS = 3;
const SCROLL_STEPS = 80;
/** Scroll distance of a hard fling in a frame: 24,000 pixels in a second. */
const FLING_PX = 400;
/** Number of hard flings; the median of their longest frames counts. */
const FLINGS = 5;
/**
 * Number of decodings, of which the quickest counts. On either thread a decoding takes its time or twice as long,
 * whatever the CPU slowdown, because two processors of such a machine share resources. The median would be random; the
 * minimum shows the work.
 */
const DECODINGS = 16;

/** Measures the login form with an empty cache and then with the cache of the first visit. */
export async function measureLogin(browser: Browser, sites: Sites, site: SiteName, figures: Figures): Promise<void> {
  const profile = await freshProfile(browser, {});
  for (const visit of ["cold", "repeat"] as const) {
    const { page, bytes } = await slowPage(profile, { slow: "line", submits: site !== "static" });
    await page.goto(sites[site].url, { waitUntil: "commit" });
    const [visible, usable] = await page.evaluate(() =>
      Promise.all([window.ebokProbe.visible, window.ebokProbe.usable]),
    );
    const longest = await page.evaluate(() => window.ebokProbe.longestTask(0));
    figures.set(`login, ${visit}: visible, ms/${site}`, visible);
    figures.set(`login, ${visit}: usable, ms/${site}`, usable);
    figures.set(`login, ${visit}: longest task, ms/${site}`, longest);
    await page.waitForLoadState("networkidle");
    figures.set(`login, ${visit}: transferred, kB/${site}`, bytes() / 1_000);
    await page.close();
  }
  await profile.close();
}

/**
 * Measures from the press on "Zaloguj się" to a usable home page, and from there to the services, whose code is loaded
 * by then.
 */
export async function measureHome(browser: Browser, { portal }: Sites, figures: Figures): Promise<void> {
  const profile = await freshProfile(browser, {});
  const { page, bytes } = await slowPage(profile, { slow: "line", submits: false });
  await page.goto(portal.url);
  await page.locator('input[name="login"]').fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.locator('input[name="password"]').fill("Wiazka-2026");
  const [from, to] = await page.evaluate(async () => {
    const submit = document.querySelector<HTMLButtonElement>('form button[type="submit"]');
    const start = performance.now();
    submit?.click();
    return [start, await window.ebokProbe.shown(".due", "zł")];
  });
  figures.set("login to home usable, ms/portal", (to ?? 0) - (from ?? 0));
  await page.waitForLoadState("networkidle");
  figures.set("login to home: transferred with the login page, kB/portal", bytes() / 1_000);
  // The second round has code and data.
  for (const round of ["first", "second"] as const) {
    const [left, come] = await page.evaluate(async () => {
      const start = performance.now();
      document.querySelector<HTMLAnchorElement>('a[href="/service/myServices"]')?.click();
      return [start, await window.ebokProbe.shown("h1", "Usługi")];
    });
    await page.evaluate(async () => {
      document.querySelector<HTMLAnchorElement>('a[href="/index"]')?.click();
      await window.ebokProbe.shown(".due", "zł");
    });
    if (round === "second") figures.set("route change, ms/portal", (come ?? 0) - (left ?? 0));
  }
  await profile.close();
}

/** Stores the session where the portal expects it; the plain page reads it from there too. */
async function storeLargeSession(profile: BrowserContext, url: string): Promise<void> {
  const answer = await profile.request.post(`${url}/sandbox/api/session`, { data: { login: LARGE } });
  const session: unknown = await answer.json();
  await profile.addInitScript(
    ({ storedSession, left }) =>
      localStorage.setItem(
        "ebok.session",
        JSON.stringify({ version: 1, deadline: Date.now() + left, session: storedSession }),
      ),
    { storedSession: session, left: SESSION_MS },
  );
}

/** Opens the settings page with the list's code already loaded by a first visit, and waits until the portal is idle. */
async function openSettingsBeforeInvoices(profile: BrowserContext, url: string): Promise<SlowPage> {
  await storeLargeSession(profile, url);
  const slow = await slowPage(profile, { slow: "processor", submits: false });
  const { page } = slow;
  await page.goto(`${url}/invoice`);
  // Uses the page's probe: a locator would add half a megabyte of Playwright's code to the measured heap.
  await page.evaluate(() => window.ebokProbe.shown("[data-index]", ""));
  await openSettings(page, url);
  return slow;
}

/** Reloads the settings page and waits until it is idle. */
async function openSettings(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`);
  await page.evaluate(() => window.ebokProbe.shown('a[href="/invoice"]', ""));
  await page.waitForLoadState("networkidle");
}

/**
 * Measures from a press on "Faktury" to the first rows. `longest`: the longest task from there until `settled` ms after
 * those rows.
 */
async function openInvoices(
  page: Page,
  settled = 0,
): Promise<{ readonly ms: number; readonly worker: number; readonly longest: number }> {
  return page.evaluate(async (rest) => {
    const start = performance.now();
    document.querySelector<HTMLAnchorElement>('a[href="/invoice"]')?.click();
    const rows = await window.ebokProbe.shown("[data-index]", "zł");
    const worker = window.ebokProbe.workerTime(start);
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return { ms: rows - start, worker, longest: window.ebokProbe.longestTask(start) };
  }, settled);
}

/** Measures from a press on "Faktury" to the first rows, and from there to the last of all entries. */
async function openAllInvoices(page: Page): Promise<{ readonly rows: number; readonly all: number }> {
  const { ms, worker } = await openInvoices(page);
  const end = await page.evaluate(() => window.ebokProbe.reachEnd());
  if (end.row !== ENTRIES - 1) throw new Error(`the last row is ${end.row} of ${ENTRIES}`);
  const rows = ms + 3 * worker;
  return { rows, all: rows + end.ms };
}

/** Measures 5,000 entries: from a press on "Faktury" to the first rows, to the last row, and scrolling through all. */
export async function measureInvoices(
  browser: Browser,
  sites: Sites,
  site: "plain" | "portal",
  figures: Figures,
): Promise<void> {
  const profile = await freshProfile(browser, {});
  const { page, heap } = await openSettingsBeforeInvoices(profile, sites[site].url);
  const longest: number[] = [];
  for (let opening = 0; opening < SETTLED_OPENINGS; opening += 1) {
    longest.push((await openInvoices(page, SETTLED_MS)).longest);
    await openSettings(page, sites[site].url);
  }
  figures.set(`5,000 invoices: longest task while opening, ms/${site}`, summarize(longest).median);
  const opened = [await openAllInvoices(page)];
  while (opened.length < OPENINGS) {
    await openSettings(page, sites[site].url);
    opened.push(await openAllInvoices(page));
  }
  figures.set(`5,000 invoices: first rows, ms/${site}`, summarize(opened.map(({ rows }) => rows)).median);
  figures.set(`5,000 invoices: all rows reachable, ms/${site}`, summarize(opened.map(({ all }) => all)).median);
  const flings: number[] = [];
  while (flings.length < FLINGS)
    flings.push(
      await page.evaluate(([steps, pixels]) => window.ebokProbe.scrollThrough(steps, pixels), [
        SCROLL_STEPS,
        FLING_PX,
      ] as const),
    );
  // Three frames of a screen are 50 ms, or 50.1 by the browser's clock.
  figures.set(`5,000 invoices: longest frame while scrolling, ms/${site}`, Math.round(summarize(flings).median));
  const jump = await page.evaluate((steps) => window.ebokProbe.scrollThrough(steps), SCROLL_STEPS);
  figures.set(`5,000 invoices: longest frame while jumping through all, ms/${site}`, Math.round(jump));
  figures.set(`5,000 invoices: heap afterwards, MB/${site}`, (await heap()) / 1_000_000);
  await profile.close();
}

/**
 * Measures the first rows without prefetching, because the customer saves data. Compares with the plain page of the
 * same turn, which never prefetches: the cost of opening without a head start.
 */
export async function measureSavingInvoices(browser: Browser, { portal }: Sites, figures: Figures): Promise<void> {
  const profile = await freshProfile(browser, {});
  await profile.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const { page } = await openSettingsBeforeInvoices(profile, portal.url);
  const opened = [await openInvoices(page)];
  while (opened.length < SAVING_OPENINGS) {
    await openSettings(page, portal.url);
    opened.push(await openInvoices(page));
  }
  const plain = figures.get("5,000 invoices: first rows, ms/plain");
  if (plain !== undefined) figures.set("5,000 invoices: first rows, saving data, ms/plain", plain);
  figures.set(
    "5,000 invoices: first rows, saving data, ms/portal",
    summarize(opened.map(({ ms, worker }) => ms + 3 * worker)).median,
  );
  figures.set("5,000 invoices: worker, saving data, ms/portal", summarize(opened.map(({ worker }) => worker)).median);
  await profile.close();
}

interface Decoded {
  readonly ms: number;
  readonly longest: number;
}

const noRuns = (): Decoded[] => [];

/** Measures decoding of a response with 5,000 entries by the portal's gateway, in the worker and on the main thread. */
export async function measureDecoding(browser: Browser, { plain }: Sites, figures: Figures): Promise<void> {
  const profile = await freshProfile(browser, {});
  await storeLargeSession(profile, plain.url);
  const { page } = await slowPage(profile, { slow: "processor", submits: false });
  await page.goto(`${plain.url}/decoding`);
  await page.getByRole("heading", { name: "Dekodowanie" }).waitFor();
  const ways = [
    { where: "place", site: "plain", runs: noRuns() },
    { where: "worker", site: "portal", runs: noRuns() },
  ] as const;
  for (let run = 0; run <= DECODINGS; run += 1) {
    for (const { where, runs } of ways) {
      const decoded = await page.evaluate(async (way) => {
        const start = performance.now();
        const ms = await window.ebokDecode?.(way);
        // The browser reports long tasks with a delay.
        await new Promise((resolve) => setTimeout(resolve, 100));
        return { ms: (ms ?? 0) + 3 * window.ebokProbe.workerTime(start), longest: window.ebokProbe.longestTask(start) };
      }, where);
      // The first run loads the response and starts the worker.
      if (run > 0) runs.push(decoded);
    }
  }
  for (const { site, runs } of ways) {
    figures.set(`5,000 entries decoded, ms/${site}`, summarize(runs.map(({ ms }) => ms)).least);
    figures.set(
      `5,000 entries decoded: longest task, ms/${site}`,
      summarize(runs.map(({ longest }) => longest)).median,
    );
  }
  await profile.close();
}
