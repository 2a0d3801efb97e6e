import type { Locator, Page } from "@playwright/test";
import { chatButton, chatWindow } from "./support/chat-page.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Low window, where the quick actions are above the content. */
const LOW = { width: 640, height: 310 };

/** Windows of computers whose margin is too narrow for the quick actions. */
const NARROW_MARGINS = [
  { width: 1090, height: 700 },
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1439, height: 900 },
];

const bar = (page: Page): Locator => page.getByLabel("Szybkie działania");
const isAside = async (page: Page): Promise<void> => expect(bar(page)).toHaveCSS("opacity", "0");
const stands = async (page: Page): Promise<void> => expect(bar(page)).toHaveCSS("opacity", "1");

/** Opens a page with quick actions that is long enough to scroll. */
async function openLong(page: Page, address = "/settings"): Promise<void> {
  await openWithStoredSession(page, "m.brzezinska", address);
  await expect(chatButton(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.mouse.move(195, 200);
}

/** Texts and controls that the quick actions cover; what is below the masthead is covered by it already. */
const beneath = (page: Page): Promise<readonly string[]> =>
  bar(page).evaluate((floating) => {
    const { left: from, right: to, top: above, bottom: below } = floating.getBoundingClientRect();
    const masthead = document.querySelector(".masthead");
    const parts = document.querySelectorAll(
      ":is(main, footer, .tabs) :is(a, button, input, label, p, h2, h3, li, td, dd, dt, img), .masthead :is(a, button)",
    );
    return [...parts]
      .filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const edge = part.closest(".masthead") === null ? (masthead?.getBoundingClientRect().bottom ?? 0) : 0;
        const visibleTop = Math.max(top, edge);
        return (
          part.checkVisibility() &&
          right > from &&
          left < to &&
          bottom > visibleTop &&
          bottom > above &&
          visibleTop < below
        );
      })
      .map((part) => `${part.tagName} ${part.textContent.trim().slice(0, 40)}`);
  });

test(
  "(part of NAV-10) hides quick actions on scrolling down until scrolling up or focus",
  { tag: "@proof" },
  async ({ page }) => {
    await page.setViewportSize(LOW);
    await openLong(page);
    await stands(page);
    await page.mouse.wheel(0, 300);
    await isAside(page);
    await page.mouse.wheel(0, 200);
    await isAside(page);
    await page.mouse.wheel(0, -60);
    await stands(page);
    await page.mouse.wheel(0, 200);
    await isAside(page);
    // Hidden actions ignore the pointer, and focus shows them.
    await expect(bar(page)).toHaveCSS("pointer-events", "none");
    await chatButton(page).focus();
    await stands(page);
    await page.keyboard.press("Enter");
    await expect(chatWindow(page)).toBeVisible();
  },
);

test("[HOME-03] covers no content with quick actions on phones and beside the page of a computer", async ({ page }) => {
  test.setTimeout(60_000);
  await openWithStoredSession(page, "m.brzezinska", "/index");
  for (const address of ["/index", "/invoice", "/service/myServices", "/faq"]) {
    if (address !== "/index") await page.goto(address);
    await expect(chatButton(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const size of [{ width: 390, height: 844 }, ...NARROW_MARGINS, { width: 1440, height: 900 }]) {
      await page.setViewportSize(size);
      for (const position of [0, 300, 100_000]) {
        await page.evaluate((top) => window.scrollTo(0, top), position);
        await stands(page);
        expect(await beneath(page), `${address} at ${size.width}, ${position}`).toEqual([]);
      }
    }
  }
});

test(
  "(part of NAV-10) covers no page's end with quick actions, in portrait and landscape",
  { tag: "@proof" },
  async ({ page }) => {
    for (const [index, address] of ["/index", "/invoice", "/settings", "/service/myServices"].entries()) {
      if (index === 0) await openWithStoredSession(page, "m.brzezinska", address);
      else await page.goto(address);
      await expect(chatButton(page)).toBeVisible();
      await page.waitForLoadState("networkidle");
      for (const size of [
        { width: 390, height: 844 },
        { width: 360, height: 640 },
        { width: 844, height: 390 },
        ...NARROW_MARGINS,
      ]) {
        await page.setViewportSize(size);
        // Content that loads late makes a page longer.
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          await stands(page);
          expect(await beneath(page), `${address} at ${size.width}`).toEqual([]);
        }).toPass({ timeout: 7_000 });
      }
    }
  },
);

test(
  "(part of NAV-10) quick actions and the section bar never cover the whole focused element",
  { tag: "@proof" },
  async ({ page }) => {
    await openLong(page, "/invoice");
    await page.evaluate(() => window.scrollTo(0, 0));
    const hidden: string[] = [];
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press("Tab");
      const label = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused.closest("main, footer") === null) return "";
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const covers = [...document.querySelectorAll(".floating, .bottom-bar")].some((over) => {
          const box = over.getBoundingClientRect();
          return (
            getComputedStyle(over).opacity !== "0" &&
            left >= box.left &&
            right <= box.right &&
            top >= box.top &&
            bottom <= box.bottom
          );
        });
        return covers ? focused.textContent.trim() : "";
      });
      if (label !== "") hidden.push(label);
    }
    expect(hidden).toEqual([]);
  },
);

test("(part of NAV-10) shows no movement to users who prefer reduced motion", { tag: "@proof" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(LOW);
  await openLong(page);
  await expect(bar(page)).toHaveCSS("transition-duration", "0s, 0s");
  await page.mouse.wheel(0, 300);
  await isAside(page);
});

test("(part of NAV-10) quick actions stay visible beside the content", { tag: "@proof" }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openLong(page);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await stands(page);
});
