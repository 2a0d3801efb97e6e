import type { Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser, thisMachine } from "../../scripts/find-browser.ts";
import { DEMO_DAY } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { COMPONENTS, openGallery, statesAlone } from "./support/gallery.ts";
import { isFullProof } from "./support/proof-scope.ts";

/**
 * Theme and window size; a state with its own page is pictured at window size. `npm run proof` takes the second half.
 */
const THEME_WIDTHS = [
  { theme: "light", width: 1_440, height: 720 },
  { theme: "dark", width: 320, height: 640 },
  { theme: "light", width: 320, height: 640 },
  { theme: "dark", width: 1_440, height: 720 },
] as const;

/** Pictures are taken in the bundled browser of npm, the same bytes everywhere, and compared in it where it runs. */
const own = await findBrowser({ ...thisMachine, env: { ...thisMachine.env, EBOK_BROWSER: "bundled" } });
const isPinned = own.name.startsWith("@sparticuz/");

/** Another browser anti-aliases letters differently: docs/gallery.md. */
const TOLERANCE = {
  animations: "disabled",
  caret: "hide",
  ...(isPinned ? { threshold: 0.05, maxDiffPixels: 40 } : { maxDiffPixelRatio: 0.015 }),
} as const;

test.use({
  launchOptions: {
    executablePath: own.executablePath,
    args: [...BROWSER_ARGUMENTS],
    env: { ...process.env, ...own.env },
  },
});

test.describe.configure({ timeout: 60_000 });

test.beforeEach(({ page }) => page.clock.setFixedTime(DEMO_DAY));

/** Grows the window to the length of the page, so that a picture needs no scrolling. */
async function growToFit(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
}

for (const component of COMPONENTS) {
  test(`${component} looks as in its pictures, light and dark`, { tag: "@proof" }, async ({ page }) => {
    for (const { theme, width, height } of isFullProof ? THEME_WIDTHS : THEME_WIDTHS.slice(0, 2)) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
      const picture = (state?: string) =>
        [...(state === undefined ? [component] : [component, state]), theme, `${width}.png`].join("-");
      await page.setViewportSize({ width, height });
      await openGallery(page, `/${component}?theme=${theme}`);
      const states = await statesAlone(page);
      await growToFit(page, width);
      await expect.soft(page.getByRole("main")).toHaveScreenshot(picture(), TOLERANCE);
      await page.setViewportSize({ width, height });
      for (const state of states) {
        await openGallery(page, `/${component}?state=${state}&theme=${theme}`);
        await expect.soft(page).toHaveScreenshot(picture(state), TOLERANCE);
      }
    }
  });
}
