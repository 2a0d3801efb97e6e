import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openGallery } from "./support/gallery.ts";
import { sidewaysScroll } from "./support/layout-shift.ts";
import { FIELD_PAGES, NAUGHTY, throughEveryField } from "./support/naughty-strings.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

/** Pastes like a clipboard: the event, then the text that the browser would insert. */
async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
}

/** Fills like a password manager: the value, then an event. */
const autofill = (field: Locator, text: string) =>
  field.evaluate((input, value) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }, text);

test.describe("masked fields", () => {
  test.beforeEach(async ({ page }) => openGallery(page, "/field-text?theme=light"));

  for (const text of ["601 234 567", "+48 601-234-567", "601234567", "(601) 234.567"]) {
    test(
      `masked fields accept ${text} with any grouping`,
      { tag: proofTagUnless(text.startsWith("+48")) },
      async ({ page }) => {
        const field = page.getByRole("region", { name: "Z maską" }).getByLabel("Telefon komórkowy").first();
        await field.focus();
        await paste(page, text);
        await expect(field).toHaveValue("601-234-567");
        await field.selectText();
        await page.keyboard.press("Backspace");
        await expect(field).toHaveValue("");
        await autofill(field, text);
        await expect(field).toHaveValue("601-234-567");
      },
    );
  }

  test("masked fields keep the caret when a digit is deleted, and close the gap of a cut", async ({ page }) => {
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

  test("amount field keeps a dot and a third decimal", { tag: "@proof" }, async ({ page }) => {
    const field = page.getByLabel("Inna kwota");
    await field.selectText();
    await field.pressSequentially("1187.439");
    await expect(field).toHaveValue("1187.439");
  });

  test("code field accepts a pasted code with a gap", { tag: "@proof" }, async ({ page }) => {
    const field = page.getByLabel("Kod z SMS-a");
    await field.selectText();
    await paste(page, "480 213");
    await expect(field).toHaveValue("480213");
  });
});

test("date field accepts typing, pasting and picking by keyboard alone", async ({ page }) => {
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
    "no date before the first allowed one",
  ).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("22-11-2026");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await field.selectText();
  await paste(page, "2026-11-30");
  await expect(field).toHaveValue("30-11-2026");
});

test("Escape closes the calendar, not the dialog around it", { tag: "@proof" }, async ({ page }) => {
  await openGallery(page, "/field-date?state=dialog&theme=light");
  await expect(page.getByRole("grid", { name: "listopad 2026" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "Zmiana terminu" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Dzień wizyty: wybierz dzień z kalendarza" })).toBeFocused();
});

test("file field picks, lists and removes files", async ({ page }) => {
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
  "contact field moves through its states to the code and back with the focus",
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

test("focuses the first invalid field when a form is sent with errors", async ({ page }) => {
  await openGallery(page, "/form?theme=light");
  const form = page.getByRole("form", { name: "Zgłoszenie 1" });
  await form.getByRole("button", { name: "Zapisz" }).click();
  await expect(form.getByLabel("Imię i nazwisko")).toBeFocused();
  await form.getByRole("link", { name: "Regulamin: zaznacz zgodę" }).click();
  await expect(form.getByLabel("Akceptuję regulamin")).toBeFocused();
});

test(
  "naughty strings pass every text field unchanged and keep the layout: every eighth of them",
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
