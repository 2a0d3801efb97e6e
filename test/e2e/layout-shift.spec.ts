import type { Page } from "@playwright/test";
import { enterAs } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { layoutShift, watchLayoutShift } from "./support/layout-shift.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

/** Highest layout shift of a page (CLS). */
const MOST = 0.01;

/** Time after which the server answers, ms: longer than a browser excuses a shift after a press. */
const ANSWER_MS = 700;

const PATHS = [
  "/index",
  "/invoice",
  "/billing",
  "/service/myServices",
  "/service/myServices/4127830-01",
  "/service/myServices/4127830-02",
  "/service/directBilling",
  "/service/directBilling/netflix",
  "/service/yourOffer",
  "/service/ordersHistory",
  "/messages",
  "/messages/4127830-00002",
  "/supportRequest",
  "/regulations",
  "/branch",
  "/faq",
  "/video",
  "/personalData",
  "/agreements",
  "/settings",
  "/wifiConfiguration",
  "/resetPin",
  "/more",
  "/privacy",
  "/accessibility",
  "/error/500",
] as const;

/** Pages that stand for all others in `npm test`. */
const SAMPLE: readonly string[] = ["/invoice"];

const WIDTHS = [390, 1_440] as const;

async function answerLate(page: Page): Promise<void> {
  await page.route("**/service", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    // The page may have left.
    await route.continue().catch(() => undefined);
  });
}

async function settled(page: Page): Promise<void> {
  await expect(page.locator("main h1").first()).toBeAttached();
  await expect(page.locator(".skeleton, .nav-placeholder")).toHaveCount(0);
  // Content that loads later must not move the page.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2_000 }))),
  );
}

/**
 * Opens a page of the portal by a link without a press: a browser excuses shifts for half a second after a press, and a
 * slow machine may take longer.
 */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const place = document.createElement("div");
    place.dataset["operator"] = "";
    place.hidden = true;
    const link = document.createElement("a");
    link.href = href;
    place.append(link);
    document.body.append(place);
    link.click();
    place.remove();
  }, path);
  await page.waitForURL((url) => url.pathname === path);
}

/** One test stands for the whole requirement. */
const idOf = (path: string, width: number): string =>
  path === "/invoice" && width === 390 ? "[NAV-24]" : "(part of NAV-24)";

for (const width of WIDTHS)
  for (const path of PATHS)
    test(
      `${idOf(path, width)} does not move at ${width} px when ${path} opens with late answers`,
      { tag: proofTagUnless(width === 390 && SAMPLE.includes(path)) },
      async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
        await watchLayoutShift(page);
        await enterAs(page, "m.brzezinska");
        await answerLate(page);
        await page.goto("/index");
        await settled(page);
        await expect(page.locator(".floating")).toBeAttached();
        const atHome = await layoutShift(page);
        await follow(page, path);
        await settled(page);
        expect
          .soft((await layoutShift(page)) - atHome, "the page, opened from the start page")
          .toBeLessThanOrEqual(MOST);
        await page.goto(path);
        await settled(page);
        expect.soft(await layoutShift(page), "the page, loaded by its address").toBeLessThanOrEqual(MOST);
      },
    );
