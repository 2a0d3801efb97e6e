import { expect, test } from "./support/fixtures.ts";
import { openGallery } from "./support/gallery.ts";

/** Widths of DIALOG-01, px; `full` fills the screen. */
const WIDTHS = { xs: 280, s: 350, m: 450, l: 600, xl: 850, xxl: 1095, full: undefined } as const;

test("[DIALOG-01] every dialog size has its width and none is wider than the screen", async ({ page }) => {
  for (const screen of [1_440, 1_000, 390, 320]) {
    await page.setViewportSize({ width: screen, height: 800 });
    for (const [size, wanted] of Object.entries(WIDTHS)) {
      await openGallery(page, `/dialog?state=${size}`);
      const box = await page.getByRole("dialog").boundingBox();
      const where = `${size} at ${screen}`;
      expect(box?.x, where).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? Infinity), where).toBeLessThanOrEqual(screen);
      if (wanted === undefined) expect(box?.width, where).toBe(screen);
      else if (wanted <= screen - 40) expect(box?.width, where).toBe(screen < 701 && wanted >= 600 ? screen : wanted);
    }
  }
});
