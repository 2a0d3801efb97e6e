import { expect, type Locator, type Page } from "@playwright/test";

/** Width from which the sections are at the top (NAV-03), px. */
const WIDE = 1_090;

/** True if the page has the wide layout, with the sections at the top. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? WIDE) >= WIDE;

/** Visible sections of the current layout: at the top or in the bottom bar. Hidden ones have no role. */
export const sections = (page: Page): Locator => page.getByRole("navigation", { name: /^Działy(?:, pasek dolny)?$/ });

/** Logs out by the masthead, or by "Więcej" in a narrow window. */
export async function logOut(page: Page): Promise<void> {
  if (!isWide(page)) await sections(page).getByRole("link", { name: "Więcej" }).click();
  await page.getByRole("button", { name: "Wyloguj" }).click();
}

/**
 * Expects the account in the masthead. A narrow one shows only a mark, and the number is visually hidden ("Więcej"
 * shows it).
 */
export async function expectAccount(page: Page, number = ""): Promise<void> {
  const shown = page.locator("header.masthead").getByText(`nr klienta ${number}`);
  if (isWide(page)) await expect(shown).toBeVisible();
  else await expect(shown).toBeAttached();
}

/** Opens a section; in a narrow window the messages are under "Więcej". */
export async function openSection(page: Page, name: string): Promise<void> {
  const isUnderMore = name === "Wiadomości" && !isWide(page);
  if (isUnderMore) await sections(page).getByRole("link", { name: "Więcej" }).click();
  await (
    isUnderMore
      ? page.getByRole("main").getByRole("link", { name: "Ważne wiadomości" })
      : sections(page).getByRole("link", { name })
  ).click();
}
