import { expect, type Page } from "@playwright/test";
import type { Language } from "#domain/language/index.ts";

/** Presses the switch of the page, also behind a dialog; a page without one is loaded again in the language. */
export async function switchLanguage(page: Page, language: Language): Promise<void> {
  const isPressed = await page.evaluate((chosen) => {
    const button = document.querySelector<HTMLButtonElement>(`[role="group"] > button[lang="${chosen}"]`);
    button?.click();
    return button !== null;
  }, language);
  if (!isPressed) {
    await page.evaluate((chosen) => localStorage.setItem("ebok.language", chosen), language);
    await page.reload();
  }
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  // Texts that are loaded late arrive before the network rests.
  await page.waitForLoadState("networkidle");
}
