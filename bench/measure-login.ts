import type { Browser } from "@playwright/test";
import type { Figures } from "./figures.ts";
import type { SiteName, Sites } from "./sites.ts";
import { freshProfile, slowPage } from "./slow-browser.ts";

/** Time within which the portal's service worker must be ready for the next visit, ms; other pages have none. */
const WORKER_READY_MS = 5_000;

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
    // The worker of the portal registers when the page is idle, and serves the next visit.
    await page.evaluate(
      (within) =>
        "serviceWorker" in navigator
          ? Promise.race([navigator.serviceWorker.ready, new Promise((resolve) => setTimeout(resolve, within))]).then(
              () => undefined,
            )
          : undefined,
      WORKER_READY_MS,
    );
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
  const start = from ?? 0;
  const usable = to ?? 0;
  figures.set("login to home usable, ms/portal", usable - start);
  const all = await page.evaluate(() => window.ebokProbe.pageShown("/index", ""));
  await page.waitForLoadState("networkidle");
  const { slowest } = await page.evaluate((begin) => window.ebokProbe.calls(begin), start);
  figures.set("login to home: first data beyond the slowest call, ms/portal", usable - start - slowest);
  figures.set("login to home: all data beyond the slowest call, ms/portal", all - start - slowest);
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
