import type { Page } from "@playwright/test";
import { MAX_NAVIGATION_DELAY_MS } from "#src/boot/navigation-delay.ts";
import { enterAs } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const tab = (page: Page, name: string) => page.locator(".tabs").getByRole("link", { name, exact: true });

/** Operation of the questions and answers. */
const FAQ = "getFaq";

/** Opens the regulations: neither code nor data of the questions beside them is fetched when the browser is idle. */
async function openRegulations(page: Page): Promise<void> {
  await enterAs(page, "m.brzezinska");
  await page.goto("/regulations");
  await expect(heading(page, "Regulaminy")).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  // Loaded with the code that watches the links.
  await expect(page.locator(".floating")).toBeAttached();
}

test.use({ savesData: false });

test("[NAV-21] fetches the code of the pages that the customer probably opens next", async ({ page }) => {
  const code = page.waitForRequest(/invoices\.route-/);
  await enterAs(page, "m.brzezinska");
  await page.goto("/index");
  await code;
  await expect(page.locator("main h1")).toBeVisible();
});

test("[NAV-22] fetches the code of a page when the pointer stays on its link, its data when pressed", async ({
  page,
  sandbox,
}) => {
  await openRegulations(page);
  const faqCalls = async () => (await sandbox.calls()).filter(({ operation }) => operation === FAQ).length;
  const code = page.waitForRequest(/faq\.route-/);
  await tab(page, "Pytania i odpowiedzi").hover();
  await code;
  expect(await faqCalls()).toBe(0);
  // Twice a drag to another place, then a click.
  for (let drag = 0; drag < 2; drag += 1) {
    await tab(page, "Pytania i odpowiedzi").hover();
    await page.mouse.down();
    await expect.poll(faqCalls).toBe(1);
    await page.mouse.move(5, 5);
    await page.mouse.up();
  }
  await expect(heading(page, "Regulaminy")).toBeVisible();
  await tab(page, "Pytania i odpowiedzi").click();
  await expect(heading(page, "Pytania i odpowiedzi")).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  expect(await faqCalls()).toBe(1);
});

test("[NAV-23] keeps the open page while the next one loads, but at most 100 ms", async ({ page }) => {
  await page.clock.install();
  await openRegulations(page);
  // The code is there, so that only the data are missing.
  const code = page.waitForResponse(/faq\.route-/);
  await tab(page, "Pytania i odpowiedzi").focus();
  await code;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = page.waitForRequest((request) => (request.postData() ?? "").includes(FAQ));
  await page.route("**/service", async (route) => {
    if ((route.request().postData() ?? "").includes(FAQ)) await released;
    await route.continue();
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press("Enter");
  await asked;
  await page.clock.runFor(MAX_NAVIGATION_DELAY_MS - 1);
  await expect(heading(page, "Regulaminy")).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(heading(page, "Pytania i odpowiedzi")).toBeVisible();
  await expect(page.locator(".skeleton").first()).toBeVisible();
  release();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await expect(heading(page, "Pytania i odpowiedzi")).toBeFocused();
});

test("(part of NAV-23) shows no skeleton of a page whose data are there", async ({ page }) => {
  await openRegulations(page);
  await tab(page, "Pytania i odpowiedzi").click();
  await expect(heading(page, "Pytania i odpowiedzi")).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector("main .skeleton") !== null) document.documentElement.dataset["skeletonSeen"] = "yes";
    }).observe(document.body, { childList: true, subtree: true });
  });
  for (const name of ["Regulaminy", "Pytania i odpowiedzi"]) {
    await tab(page, name).click();
    await expect(heading(page, name)).toBeFocused();
  }
  await expect(page.locator("html")).not.toHaveAttribute("data-skeleton-seen");
});
