import { expect, test } from "../e2e/support/fixtures.ts";
import { openGallery } from "../e2e/support/gallery.ts";
import { sidewaysScroll } from "../e2e/support/layout-shift.ts";
import { FIELD_PAGES, NAUGHTY, throughEveryField } from "../e2e/support/naughty-strings.ts";
import { forbiddenInXml } from "#domain/validation/index.ts";
import { addFigure } from "./figures.ts";

for (const path of FIELD_PAGES) {
  test(`all naughty strings pass through every field of ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openGallery(page, `${path}?theme=light`);
    expect(await throughEveryField(page, NAUGHTY)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    addFigure("strings tried", NAUGHTY.length);
  });
}

test("fields reject exactly the characters that the protocol cannot carry", async ({ page }) => {
  await openGallery(page, "/whole-form?theme=light");
  const subject = page.getByLabel("Temat");
  await subject.focus();
  await subject.blur();
  const refused = page.getByText(/^Usuń znak U\+/);
  for (const text of NAUGHTY.map((one) => one.replaceAll(/[\r\n]/g, " ")).filter((one) => one !== "")) {
    await subject.fill(text);
    await expect(refused, JSON.stringify(text)).toHaveCount(forbiddenInXml(text) === undefined ? 0 : 1);
  }
  addFigure("refusals checked", NAUGHTY.length);
});
