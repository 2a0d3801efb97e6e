import { expect, type Page } from "@playwright/test";

/** Waits until the service worker has stored the portal and answers the requests of this page. */
export async function expectStored(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 25_000 })
    .toBe("activated");
}

/** Looks for a new release, and waits until it has replaced the stored one. */
export async function expectNewRelease(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const before = navigator.serviceWorker.controller;
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
    await (await navigator.serviceWorker.ready).update();
    if (navigator.serviceWorker.controller === before) await changed;
  });
  await expectStored(page);
}

/** Waits until the open page is of this release. */
export const expectShownRelease = (page: Page, release: string): Promise<void> =>
  expect(page.locator("html")).toHaveAttribute("data-release", release);

/** Names of the caches, and number of workers of this origin. */
export const storedIn = (page: Page): Promise<{ readonly caches: number; readonly workers: number }> =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
