import type { BrowserContext, Page } from "@playwright/test";
import type { Figures } from "./figures.ts";
import type { Site, Sites } from "./sites.ts";
import { freshProfile, slowPage, type SlowBrowser, type SlowPage } from "./slow-browser.ts";
import { shareOf, summarize } from "./statistics.ts";
import { storeBenchSession } from "./stored-profile.ts";

const LARGE = "wielki.dab";
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

/** Opens the settings page with the list's code already loaded by a first visit, and waits until the portal is idle. */
async function openSettingsBeforeInvoices(profile: BrowserContext, site: Site, cpuSlowdown: number): Promise<SlowPage> {
  await storeBenchSession(profile, site, LARGE);
  const slow = await slowPage(profile, { cpuSlowdown, slow: "processor", submits: false });
  const { page } = slow;
  await page.goto(`${site.url}/invoice`);
  // Uses the page's probe: a locator would add half a megabyte of Playwright's code to the measured heap.
  await page.evaluate(() => window.ebokProbe.shown("[data-index]", ""));
  await openSettings(page, site.url);
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
async function openAllInvoices(
  page: Page,
  cpuSlowdown: number,
): Promise<{ readonly rows: number; readonly all: number }> {
  const { ms, worker } = await openInvoices(page);
  const end = await page.evaluate(() => window.ebokProbe.reachEnd());
  if (end.row !== ENTRIES - 1) throw new Error(`the last row is ${end.row} of ${ENTRIES}`);
  const rows = ms + (cpuSlowdown - 1) * worker;
  return { rows, all: rows + end.ms };
}

/** Measures 5,000 entries: from a press on "Faktury" to the first rows, to the last row, and scrolling through all. */
export async function measureInvoices(
  { browser, cpuSlowdown }: SlowBrowser,
  sites: Sites,
  site: "plain" | "portal",
  figures: Figures,
): Promise<void> {
  const profile = await freshProfile(browser, {});
  const { page, heap } = await openSettingsBeforeInvoices(profile, sites[site], cpuSlowdown);
  const heapBefore = await heap();
  const longest: number[] = [];
  for (let opening = 0; opening < SETTLED_OPENINGS; opening += 1) {
    longest.push((await openInvoices(page, SETTLED_MS)).longest);
    await openSettings(page, sites[site].url);
  }
  figures.set(`5,000 invoices: longest task while opening, ms/${site}`, summarize(longest).median);
  const opened = [await openAllInvoices(page, cpuSlowdown)];
  while (opened.length < OPENINGS) {
    await openSettings(page, sites[site].url);
    opened.push(await openAllInvoices(page, cpuSlowdown));
  }
  figures.set(`5,000 invoices: first rows, ms/${site}`, summarize(opened.map(({ rows }) => rows)).median);
  figures.set(`5,000 invoices: all rows reachable, ms/${site}`, summarize(opened.map(({ all }) => all)).median);
  const flings: (readonly number[])[] = [];
  while (flings.length < FLINGS)
    flings.push(
      await page.evaluate(([steps, pixels]) => window.ebokProbe.scrollThrough(steps, pixels), [
        SCROLL_STEPS,
        FLING_PX,
      ] as const),
    );
  // Three frames of a screen are 50 ms, or 50.1 by the browser's clock.
  const frameFor = (share: number): number =>
    Math.round(summarize(flings.map((frames) => shareOf(frames, share))).median);
  figures.set(`5,000 invoices: longest frame while scrolling, ms/${site}`, frameFor(1));
  figures.set(`5,000 invoices: 95 of 100 frames while scrolling (longest), ms/${site}`, frameFor(0.95));
  const jump = await page.evaluate((steps) => window.ebokProbe.scrollThrough(steps), SCROLL_STEPS);
  figures.set(`5,000 invoices: longest frame while jumping through all, ms/${site}`, Math.round(shareOf(jump, 1)));
  const heapAfter = await heap();
  figures.set(`5,000 invoices: heap afterwards, MB/${site}`, heapAfter / 1_000_000);
  figures.set(`5,000 invoices: heap of the list, MB/${site}`, (heapAfter - heapBefore) / 1_000_000);
  await profile.close();
}

/**
 * Measures the first rows without prefetching, because the customer saves data. Compares with the plain page of the
 * same turn, which never prefetches: the cost of opening without a head start.
 */
export async function measureSavingInvoices(
  { browser, cpuSlowdown }: SlowBrowser,
  { portal }: Sites,
  figures: Figures,
): Promise<void> {
  const profile = await freshProfile(browser, {});
  await profile.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const { page } = await openSettingsBeforeInvoices(profile, portal, cpuSlowdown);
  const opened = [await openInvoices(page)];
  while (opened.length < SAVING_OPENINGS) {
    await openSettings(page, portal.url);
    opened.push(await openInvoices(page));
  }
  const plain = figures.get("5,000 invoices: first rows, ms/plain");
  if (plain !== undefined) figures.set("5,000 invoices: first rows, saving data, ms/plain", plain);
  figures.set(
    "5,000 invoices: first rows, saving data, ms/portal",
    summarize(opened.map(({ ms, worker }) => ms + (cpuSlowdown - 1) * worker)).median,
  );
  figures.set("5,000 invoices: worker, saving data, ms/portal", summarize(opened.map(({ worker }) => worker)).median);
  await profile.close();
}
