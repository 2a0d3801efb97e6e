import type { BrowserContext } from "@playwright/test";
import { copyPortal } from "./copy-portal.ts";
import type { Figures } from "./figures.ts";
import { COPIES_PATH } from "./limits/plain/portal-copies.ts";
import { measurePage, MENU_PATH, type MeasuredPage, type SitePage, type Visits } from "./measure-page.ts";
import type { Sites } from "./sites.ts";
import { freshProfile, slowPage, type SlowBrowser } from "./slow-browser.ts";
import { arithmeticMeanOf, meanOfSmallest } from "./statistics.ts";
import { storedProfile } from "./stored-profile.ts";

const CUSTOMER = "m.brzezinska";
/**
 * Number of the fastest visits with data there whose mean counts: other programs only lengthen a visit, and a single
 * one jumps by a frame.
 */
const FASTEST_VISITS = 2;

/** Opens a browser page on the simulated phone. */
async function openSitePage(profile: BrowserContext, base: string, cpuSlowdown: number): Promise<SitePage> {
  const { page } = await slowPage(profile, { cpuSlowdown, slow: "processor", submits: false });
  return { page, base };
}

/** Measures every page of the menu, in new profiles that have no compiled code. */
async function measureAllPages(
  { browser, cpuSlowdown }: SlowBrowser,
  { portal, plain }: Sites,
): Promise<readonly MeasuredPage[]> {
  const copies = await copyPortal(browser, portal, CUSTOMER, MENU_PATH);
  const portalProfile = await storedProfile(browser, portal, CUSTOMER);
  const plainProfile = await freshProfile(browser, {});
  await plainProfile.addInitScript((given) => Object.defineProperty(window, "ebokCopies", { value: given }), copies);
  const portalPage = await openSitePage(portalProfile, portal.url, cpuSlowdown);
  const plainPage = await openSitePage(plainProfile, `${plain.url}${COPIES_PATH}`, cpuSlowdown);
  const measured: MeasuredPage[] = [];
  for (const path of Object.keys(copies.pages))
    if (path !== MENU_PATH) measured.push(await measurePage(portalPage, plainPage, path));
  await portalProfile.close();
  await plainProfile.close();
  return measured;
}

const computeVisitMs = ({ further }: Visits): number =>
  meanOfSmallest(
    further.map(({ ms }) => ms),
    FASTEST_VISITS,
  );

/**
 * Measures the change to every page of the menu with data to be read and with data there, beside the change to a page
 * with the same elements in plain React, the layout shifts of each page while it loads, and the response to a press of
 * the mouse. Of times, the mean of all pages and the page that is slowest against plain React count; of layout shifts
 * and presses, the worst page. The log names these pages.
 */
export async function measureRoutes(browser: SlowBrowser, sites: Sites, figures: Figures): Promise<void> {
  const pages = await measureAllPages(browser, sites);
  const setMeans = (figure: string, valueOf: (visits: Visits) => number): void => {
    for (const site of ["plain", "portal"] as const) {
      figures.set(`${figure}/${site}`, arithmeticMeanOf(pages.map((page) => valueOf(page[site]))));
    }
  };
  const setLargest = (figure: string, valueOf: (page: MeasuredPage) => number): void => {
    const worst = pages.toSorted((one, other) => valueOf(other) - valueOf(one))[0];
    if (worst === undefined) throw new Error(`${MENU_PATH} has no links`);
    figures.set(`${figure}/portal`, valueOf(worst));
    console.log(`  ${figure}: ${valueOf(worst).toFixed(3)} (${worst.path})`);
  };
  setMeans("route change, data there: mean of pages, ms", computeVisitMs);
  setMeans("route change, data to be read, beyond its calls: mean of pages, ms", ({ first }) => first.beyondCalls);
  setLargest("route change, data there: slowest page, ms", ({ portal }) => computeVisitMs(portal));
  setLargest(
    "route change, data there: page that is slowest against plain React, times",
    ({ portal, plain }) => computeVisitMs(portal) / computeVisitMs(plain),
  );
  setLargest(
    "route change, data to be read, beyond its calls: slowest page, ms",
    ({ portal }) => portal.first.beyondCalls,
  );
  setLargest("every page: layout shift while loading", ({ shift }) => shift);
  setLargest("every page: press to next frame, ms", ({ input }) => input);
}
