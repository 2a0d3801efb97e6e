import type { Browser, Page } from "@playwright/test";
import type { Figures } from "./figures.ts";
import type { Site, Sites } from "./sites.ts";
import { slowPage } from "./slow-browser.ts";
import { summarize } from "./statistics.ts";
import { storedProfile } from "./stored-profile.ts";

const CUSTOMER = "m.brzezinska";
/** Page that links to all others. */
const FROM = "/more";
/** Rounds through all pages, minutes apart. The shortest time of a page counts: other programs only add to it. */
const ROUNDS = 2;
/** Further visits of each page in a round, with data there. */
const VISITS = 2;
/** Number of times that copies of the elements of a page are painted in a round. */
const COPIES = 3;
/** Time from the pointer's arrival on a link to the press, ms. The portal loads the code of a page in it (NAV-22). */
const HOVER_MS = 200;
/** Time for what a page does after it has been painted, such as prefetching and late layout shifts, ms. */
const REST_MS = 700;

interface RouteChange {
  readonly ms: number;
  /** Time after the last response of a call; as `ms` without a call. */
  readonly beyondCalls: number;
}

/** Values of one page in one round. */
interface PageRound {
  readonly toRead: RouteChange;
  readonly there: readonly RouteChange[];
  readonly elements: number;
  readonly shift: number;
  readonly input: number;
}

/** Values of one page: of times the shortest, of layout shifts the largest. */
interface Measured {
  readonly path: string;
  readonly beyondCalls: number;
  readonly there: number;
  readonly elements: number;
  readonly shift: number;
  readonly input: number;
}

const rest = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS);

/** Opens the page that links to all others, with an empty memory of data, and waits until it is idle. */
async function openStart(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${FROM}`);
  await page.evaluate((path) => window.ebokProbe.pageShown(path, ""), FROM);
  await page.waitForLoadState("networkidle");
  await rest(page);
}

/** Presses the link to `path` with a mouse and goes back. */
async function visit(page: Page, path: string): Promise<RouteChange> {
  return page.evaluate(
    async ([to, back, hoverMs]) => {
      const heading = document.querySelector("main h1")?.textContent ?? "";
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
      const mouse = { bubbles: true, pointerType: "mouse" };
      link?.dispatchEvent(new PointerEvent("pointerover", mouse));
      await new Promise((resolve) => setTimeout(resolve, hoverMs));
      const start = performance.now();
      link?.dispatchEvent(new PointerEvent("pointerdown", mouse));
      link?.click();
      const shown = await window.ebokProbe.pageShown(to, heading);
      const { lastEnd } = window.ebokProbe.calls(start);
      const own = document.querySelector("main h1")?.textContent ?? "";
      history.back();
      await window.ebokProbe.pageShown(back, own);
      return { ms: shown - start, beyondCalls: shown - Math.min(shown, lastEnd) };
    },
    [path, FROM, HOVER_MS] as const,
  );
}

/**
 * Returns the shortest time until copies of the elements in the first frame of `path` are painted in place of the page,
 * without the portal, ms.
 */
async function paintCopies(page: Page, path: string): Promise<number> {
  return page.evaluate(
    async ([to, back, copies]) => {
      const heading = document.querySelector("main h1")?.textContent ?? "";
      let elements: readonly Node[] = [];
      let own = "";
      const copy = document.createElement("main");
      document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
      await window.ebokProbe.pageShown(to, heading, () => {
        const main = document.querySelector("main");
        copy.className = main?.className ?? "";
        own = main?.querySelector("h1")?.textContent ?? "";
        elements = [...(main?.childNodes ?? [])].map((node) => node.cloneNode(true));
      });
      history.back();
      await window.ebokProbe.pageShown(back, own);
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const main = document.querySelector("main");
      let shortest = Infinity;
      for (let painted = 0; painted < copies; painted += 1) {
        const nodes = elements.map((node) => node.cloneNode(true));
        await frame();
        const inserted = performance.now();
        copy.replaceChildren(...nodes);
        main?.style.setProperty("display", "none");
        main?.after(copy);
        await frame();
        await frame();
        shortest = Math.min(shortest, performance.now() - inserted);
        copy.remove();
        main?.style.removeProperty("display");
        await frame();
      }
      return shortest;
    },
    [path, FROM, COPIES] as const,
  );
}

/** Returns the longest time from a press on the link to `path` to the next frame, ms; 0 if no such link is visible. */
async function pressByMouse(page: Page, path: string): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  const links = page.locator(`a[href="${path}"]`).filter({ visible: true });
  if ((await links.count()) === 0) return 0;
  await links.first().click();
  await page.evaluate((to) => window.ebokProbe.pageShown(to, ""), path);
  await rest(page);
  return page.evaluate((from) => window.ebokProbe.longestInput(from), start);
}

/** Visits `path` from a new document with data to be read and with data there, and opens it by its address. */
async function measurePage(page: Page, url: string, path: string): Promise<PageRound> {
  await openStart(page, url);
  const toRead = await visit(page, path);
  const there: RouteChange[] = [];
  while (there.length < VISITS) {
    await rest(page);
    there.push(await visit(page, path));
  }
  await rest(page);
  const elements = await paintCopies(page, path);
  const input = await pressByMouse(page, path);
  await page.goto(`${url}${path}`);
  await page.evaluate((to) => window.ebokProbe.pageShown(to, ""), path);
  await rest(page);
  return { toRead, there, elements, input, shift: await page.evaluate(() => window.ebokProbe.layoutShift()) };
}

/** Measures every page of the menu in a new profile, which has no compiled code, by path. */
async function measureAllPages(browser: Browser, portal: Site): Promise<ReadonlyMap<string, PageRound>> {
  const profile = await storedProfile(browser, portal, CUSTOMER);
  const { page } = await slowPage(profile, { slow: "processor", submits: false });
  await openStart(page, portal.url);
  const paths = await page.evaluate((from) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("header.masthead a[href^='/'], main a[href^='/']")];
    return [...new Set(links.map((link) => link.pathname))].filter((path) => path !== from && path !== "/logout");
  }, FROM);
  const measured = new Map<string, PageRound>();
  for (const path of paths) measured.set(path, await measurePage(page, portal.url, path));
  await profile.close();
  return measured;
}

function combineRounds(path: string, rounds: readonly PageRound[]): Measured {
  const there = rounds.flatMap((round) => round.there);
  return {
    path,
    beyondCalls: Math.min(...rounds.map(({ toRead }) => toRead.beyondCalls)),
    there: Math.min(...there.map(({ ms }) => ms)),
    elements: Math.min(...rounds.map(({ elements }) => elements)),
    shift: Math.max(...rounds.map(({ shift }) => shift)),
    input: Math.min(...rounds.map(({ input }) => input)),
  };
}

/**
 * Measures the change to every page of the menu with data to be read and with data there, in both cases also beyond the
 * time that the browser needs for the elements alone, the layout shifts of each page while it loads, and the response
 * to a press of the mouse. The largest value of all pages counts; the name of its page is printed.
 */
export async function measureRoutes(browser: Browser, { portal }: Sites, figures: Figures): Promise<void> {
  const rounds: ReadonlyMap<string, PageRound>[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measureAllPages(browser, portal));
  const changes = [...(rounds[0]?.keys() ?? [])].map((path) =>
    combineRounds(
      path,
      rounds.flatMap((round) => round.get(path) ?? []),
    ),
  );
  const largest = (figure: string, valueOf: (change: Measured) => number): void => {
    const worst = changes.toSorted((one, other) => valueOf(other) - valueOf(one))[0];
    if (worst === undefined) throw new Error(`${FROM} has no links`);
    figures.set(`${figure}/portal`, valueOf(worst));
    console.log(`  ${figure}: ${valueOf(worst).toFixed(3)} (${worst.path})`);
  };
  figures.set("route change, data there: median page, ms/portal", summarize(changes.map(({ there }) => there)).median);
  largest("route change, data there: slowest page, ms", ({ there }) => there);
  largest("route change, data there: slowest page beyond its elements, ms", ({ there, elements }) => there - elements);
  largest("route change, data to be read: slowest page beyond its calls, ms", ({ beyondCalls }) => beyondCalls);
  largest(
    "route change, data to be read: slowest page beyond its calls and elements, ms",
    ({ beyondCalls, elements }) => beyondCalls - elements,
  );
  largest("every page: layout shift while loading", ({ shift }) => shift);
  largest("every page: press to next frame, ms", ({ input }) => input);
}
