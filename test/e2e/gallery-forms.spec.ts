import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openGallery } from "./support/gallery.ts";
import { sidewaysScroll } from "./support/layout-shift.ts";
import { FIELD_PAGES, NAUGHTY, throughEveryField } from "./support/naughty-strings.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

/** As a clipboard does it: the event, then what the browser would insert. */
async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
}

/** As a password manager does it: the value, then an event. */
const autofill = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);

test.describe("masked fields", () => {
  test.beforeEach(async ({ page }) => openGallery(page, "/field-text?theme=light"));

  for (const text of ["601 234 567", "+48 601-234-567", "601234567", "(601) 234.567"]) {
    test(`take ${text} however it is grouped`, { tag: proofTagUnless(text.startsWith("+48")) }, async ({ page }) => {
      const field = page.getByRole("region", { name: "Z maską" }).getByLabel("Telefon komórkowy").first();
      await field.focus();
      await paste(page, text);
      await expect(field).toHaveValue("601-234-567");
      await field.selectText();
      await page.keyboard.press("Backspace");
      await expect(field).toHaveValue("");
      await autofill(field, text);
      await expect(field).toHaveValue("601-234-567");
    });
  }

  test("keep the caret when a digit in the middle is deleted, and close the gap that a cut leaves", async ({
    page,
  }) => {
    const field = page.getByRole("region", { name: "Z maską" }).getByLabel("Telefon komórkowy").first();
    await field.pressSequentially("601234567");
    await expect(field).toHaveValue("601-234-567");
    await field.evaluate((input) => input instanceof HTMLInputElement && input.setSelectionRange(6, 6));
    await page.keyboard.press("Backspace");
    await expect(field).toHaveValue("601-245-67");
    await page.keyboard.insertText("3");
    await expect(field).toHaveValue("601-234-567");
    await field.evaluate((input) => input instanceof HTMLInputElement && input.setSelectionRange(4, 8));
    await page.keyboard.press("ControlOrMeta+x");
    await expect(field).toHaveValue("601-567");
  });

  test("of an amount turns a dot into a comma and holds two digits after it", { tag: "@proof" }, async ({ page }) => {
    const field = page.getByLabel("Inna kwota");
    await field.selectText();
    await field.pressSequentially("1187.439");
    await expect(field).toHaveValue("1187,43");
  });

  test("of a code takes one that was pasted with a gap", { tag: "@proof" }, async ({ page }) => {
    const field = page.getByLabel("Kod z SMS-a");
    await field.selectText();
    await paste(page, "480 213");
    await expect(field).toHaveValue("480213");
  });
});

test("a date is typed, pasted, and picked by keyboard alone", async ({ page }) => {
  await openGallery(page, "/field-date?theme=light");
  const field = page.getByLabel("Dzień wizyty").first();
  await field.pressSequentially("05122026");
  await expect(field).toHaveValue("05-12-2026");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "5 grudnia 2026", exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Home");
  await expect(page.getByRole("button", { name: "7 grudnia 2026", exact: true })).toBeFocused();
  await page.keyboard.press("PageDown");
  await expect(page.getByRole("button", { name: "7 stycznia 2027", exact: true })).toBeFocused();
  await page.keyboard.press("Shift+PageUp");
  await expect(
    page.getByRole("button", { name: "20 listopada 2026", exact: true }),
    "no earlier than the first allowed",
  ).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("22-11-2026");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await field.selectText();
  await paste(page, "2026-11-30");
  await expect(field).toHaveValue("30-11-2026");
});

test("Escape closes the calendar alone, not the dialog around it", { tag: "@proof" }, async ({ page }) => {
  await openGallery(page, "/field-date?state=dialog&theme=light");
  await expect(page.getByRole("grid", { name: "listopad 2026" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Zmiana terminu" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Wybierz dzień z kalendarza" })).toBeFocused();
});

test("files are picked, listed, and removed", async ({ page }) => {
  await openGallery(page, "/field-file?theme=light");
  const room = page.getByRole("region", { name: "Puste" });
  const field = room.getByLabel("Załączniki");
  await field.setInputFiles([{ name: "umowa.pdf", mimeType: "application/pdf", buffer: Buffer.from("abc") }]);
  await expect(room.getByRole("listitem")).toContainText(["umowa.pdf"]);
  await room.getByRole("button", { name: "Usuń: umowa.pdf" }).click();
  await expect(room.getByRole("listitem")).toHaveCount(0);
  await expect(field).toBeFocused();
});

test(
  "a contact goes from rest to its code and back, with focus where one goes on",
  { tag: "@proof" },
  async ({ page }) => {
    await openGallery(page, "/form?theme=light");
    const room = page.getByRole("region", { name: "Kontakt w spoczynku" });
    await room.getByRole("button", { name: "Zmień: telefon komórkowy" }).press("Enter");
    await expect(room.getByLabel("Telefon komórkowy")).toBeFocused();
    await room.getByRole("button", { name: "Wyślij kod" }).press("Enter");
    await expect(room.getByLabel("Kod z SMS-a")).toBeFocused();
    await room.getByRole("button", { name: "Cofnij zmianę" }).press("Enter");
    await expect(room.getByRole("button", { name: "Zmień: telefon komórkowy" })).toBeFocused();
  },
);

test("a form that is sent with faults leads to the first", async ({ page }) => {
  await openGallery(page, "/form?theme=light");
  const form = page.getByRole("form", { name: "Zgłoszenie 1" });
  await form.getByRole("button", { name: "Zapisz" }).click();
  await expect(form.getByLabel("Imię i nazwisko")).toBeFocused();
  await form.getByRole("link", { name: "Regulamin: zaznacz zgodę" }).click();
  await expect(form.getByLabel("Akceptuję regulamin")).toBeFocused();
});

test(
  "naughty strings pass through every text field exactly as given, and nothing bends: every eighth of them",
  { tag: "@proof" },
  async ({ page }) => {
    expect(NAUGHTY).toHaveLength(515);
    await page.setViewportSize({ width: 320, height: 800 });
    for (const path of FIELD_PAGES) {
      await openGallery(page, `${path}?theme=light`);
      expect
        .soft(
          await throughEveryField(
            page,
            NAUGHTY.filter((_, index) => index % 8 === 0),
          ),
          path,
        )
        .toEqual([]);
      expect.soft(await sidewaysScroll(page), path).toBeLessThanOrEqual(0);
    }
  },
);
