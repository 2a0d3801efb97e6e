import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { openSection, sections } from "./support/menu.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

test("Back closes open elements before it leaves the page and restores the focus", async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await openSection(page, "Faktury");
  await expect(heading(page, "Faktury")).toBeVisible();
  const opener = page.getByRole("button", { name: "Dane do przelewu" }).first();
  await opener.click();
  const dialog = page.getByRole("dialog", { name: "Dane do przelewu" });
  await expect(dialog).toBeVisible();
  await page.evaluate(() => window.history.back());
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(/\/invoice$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
});

test(
  "Back leaves the payment to its origin, and the dialog's button leads to the invoices",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "m.brzezinska");
    const review = page.getByRole("dialog", { name: "Sprawdź i zapłać" });
    const due = page.getByRole("region", { name: "Do zapłaty" });
    await due.getByRole("link", { name: /^Zapłać/ }).click();
    await expect(review).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(page).toHaveURL(/\/index$/);
    await expect(review).toBeHidden();
    await due.getByRole("link", { name: /^Zapłać/ }).click();
    await review.getByRole("button", { name: "Zamknij" }).click();
    await expect(page).toHaveURL(/\/index$/);
    await due.getByRole("link", { name: "Dane do przelewu" }).click();
    await expect(page.getByRole("dialog", { name: "Dane do przelewu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/index$/);
    await due.getByRole("link", { name: /^Zapłać/ }).click();
    await review.getByRole("button", { name: "Wróć do faktur" }).click();
    await expect(review).toBeHidden();
    await expect(heading(page, "Faktury")).toBeVisible();
  },
);

test(
  "Back leads from an offer's summary to the offer, then to the page before",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "m.brzezinska");
    await sections(page)
      .getByRole("link", { name: /^Oferta/ })
      .click();
    const review = page.getByRole("button", { name: "Przejdź do podsumowania" });
    await review.click();
    await expect(page.getByRole("button", { name: "Zamawiam z obowiązkiem zapłaty" })).toBeVisible();
    await page.evaluate(() => window.history.back());
    await expect(review).toBeVisible();
    await expect(page).toHaveURL(/yourOffer/);
    await page.goBack();
    await expect(page).toHaveURL(/\/index$/);
  },
);
