import type { Figures } from "./figures.ts";
import type { SiteName, Sites } from "./sites.ts";
import { freshProfile, slowPage, type SlowBrowser } from "./slow-browser.ts";

/** Time within which the portal's service worker must be ready for the next visit, ms; other pages have none. */
const WORKER_READY_MS = 5_000;

/** Measures the login form with an empty cache and then with the cache of the first visit. */
export async function measureLogin(
  { browser, cpuSlowdown }: SlowBrowser,
  sites: Sites,
  site: SiteName,
  figures: Figures,
): Promise<void> {
  const profile = await freshProfile(browser, {});
  for (const visit of ["cold", "repeat"] as const) {
    const { page, bytes } = await slowPage(profile, { cpuSlowdown, slow: "line", submits: site !== "static" });
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
