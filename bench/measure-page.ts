import type { Page } from "@playwright/test";

/** Path of the page that links to all pages of the menu. */
export const MENU_PATH = "/more";
/** Visits of each page with data there. */
const VISITS = 4;
/** Time from the pointer's arrival on a link to the press, ms. The portal loads the code of a page in it (NAV-22). */
const HOVER_MS = 200;
/** Time for what a page does after it has been painted, such as prefetching and late layout shifts, ms. */
const REST_MS = 700;

/** Time from a press to the next page, ms. */
interface RouteChange {
  readonly ms: number;
  /** Time after the last response of a call; as `ms` without a call. */
  readonly beyondCalls: number;
}

/** Visits of one page after its document was loaded: the first, with data to be read, and others with data there. */
export interface Visits {
  readonly first: RouteChange;
  readonly further: readonly RouteChange[];
}

/** Values of one page of the menu. */
export interface MeasuredPage {
  readonly path: string;
  readonly portal: Visits;
  readonly plain: Visits;
  /** Layout shifts of the portal's page while it loads. */
  readonly shift: number;
  /** Shortest time from a press to the next frame of the portal, ms. */
  readonly input: number;
}

/** Browser page of a site, and the address to which the paths of the portal are appended. */
export interface SitePage {
  readonly page: Page;
  readonly base: string;
}

const waitForRest = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), REST_MS);

const pathname = (base: string, path: string): string => new URL(`${base}${path}`).pathname;

/** Opens the page that links to all others, with an empty memory of data, and waits until it is idle. */
async function openMenu({ page, base }: SitePage): Promise<void> {
  await page.goto(`${base}${MENU_PATH}`);
  await page.evaluate((path) => window.ebokProbe.pageShown(path, ""), pathname(base, MENU_PATH));
  await page.waitForLoadState("networkidle");
  await waitForRest(page);
}

/** Presses the link to `path` with a mouse, goes back and waits until the page is idle. */
async function visit({ page, base }: SitePage, path: string): Promise<RouteChange> {
  const change = await page.evaluate(
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
    [pathname(base, path), pathname(base, MENU_PATH), HOVER_MS] as const,
  );
  await waitForRest(page);
  return change;
}

/** Returns the longest time from a press on the link to `path` to the next frame, ms; 0 if no such link is visible. */
async function pressByMouse(page: Page, path: string): Promise<number> {
  const start = await page.evaluate(() => performance.now());
  const links = page.locator(`a[href="${path}"]`).filter({ visible: true });
  if ((await links.count()) === 0) return 0;
  await links.first().click();
  await page.evaluate((to) => window.ebokProbe.pageShown(to, ""), path);
  await waitForRest(page);
  return page.evaluate((from) => window.ebokProbe.longestInput(from), start);
}

/** Opens the page of the menu and visits `path` for the first time. */
async function visitFirst(site: SitePage, path: string): Promise<RouteChange> {
  await openMenu(site);
  return visit(site, path);
}

/** Visits `path` of both sites in turns, and opens it in the portal by its address. */
export async function measurePage(portal: SitePage, plain: SitePage, path: string): Promise<MeasuredPage> {
  const first = { portal: await visitFirst(portal, path), plain: await visitFirst(plain, path) };
  const further: { readonly portal: RouteChange[]; readonly plain: RouteChange[] } = { portal: [], plain: [] };
  for (let visits = 0; visits < VISITS; visits += 1) {
    further.portal.push(await visit(portal, path));
    further.plain.push(await visit(plain, path));
  }
  const { page, base } = portal;
  const input = await pressByMouse(page, path);
  await openMenu(portal);
  const inputAgain = await pressByMouse(page, path);
  await page.goto(`${base}${path}`);
  await page.evaluate((to) => window.ebokProbe.pageShown(to, ""), path);
  await waitForRest(page);
  return {
    path,
    portal: { first: first.portal, further: further.portal },
    plain: { first: first.plain, further: further.plain },
    input: Math.min(input, inputAgain),
    shift: await page.evaluate(() => window.ebokProbe.layoutShift()),
  };
}
