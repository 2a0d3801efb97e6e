import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { comeIn } from "./support/kept-session.ts";

test.use({ cookiesAnswered: false });

const SIX_MONTHS_S = 183 * 24 * 60 * 60;

const bar = (page: Page) => page.getByRole("region", { name: "Pliki cookie" });

for (const [answer, kept] of [["Zgadzam się", "all"], ["Tylko niezbędne", "necessary"]] as const) {
  test(`[NAV-15] the bar about cookies is answered by "${answer}" once, for six months and no longer`, async ({ page, context }) => {
    await page.goto("/");
    await bar(page).getByRole("button", { name: answer }).click();
    await expect(bar(page)).toHaveCount(0);
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === "ebok.cookies")?.value).toBe(kept);
    for (const { expires } of cookies) expect(expires - Date.now() / 1_000).toBeLessThanOrEqual(SIX_MONTHS_S + 1);

    const question = page.waitForResponse(/cookie-question|late-parts/);
    await page.reload();
    await question;
    await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    await context.clearCookies({ name: "ebok.cookies" });
    await page.reload();
    await expect(bar(page)).toBeVisible();
  });
}

for (const width of [1440, 390]) {
  test(`(part of NAV-15) the bar is accessible and covers neither the focus nor the bottom bar, ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await comeIn(page, "m.brzezinska");
    await expect(bar(page)).toBeVisible();
    await axe(page);
    const nav = page.getByRole("navigation", { name: "Działy, pasek dolny" });
    if (width === 390) {
      const [over, under] = [await bar(page).boundingBox(), await nav.boundingBox()];
      expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1);
    }
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null || focused === document.body || focused.closest(".cookie-bar, .bottom-bar") !== null) return false;
        const top = document.querySelector(".cookie-bar")?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
        return focused.getBoundingClientRect().top >= top;
      });
      expect(covered).toBe(false);
    }
  });
}
