import { expect, type Locator, type Page } from "@playwright/test";

/** From this width up, px, the sections stand on top (NAV-03). */
const WIDE = 1_090;

/** Whether the page is as wide as the layout with the sections on top. */
export const isWide = (page: Page): boolean => (page.viewportSize()?.width ?? WIDE) >= WIDE;

/** The sections where the layout shows them: on top, or under the thumb. What it hides has no role. */
export const sections = (page: Page): Locator => page.getByRole("navigation", { name: /^Działy(?:, pasek dolny)?$/ });

/** Logs out by the masthead, or by "Więcej" where a narrow window has its way out. */
export async function logOut(page: Page): Promise<void> {
  if (!isWide(page)) await sections(page).getByRole("link", { name: "Więcej" }).click();
  await page.getByRole("button", { name: "Wyloguj" }).click();
}

/**
 * The masthead says whose account this is; a narrow one has room for a mark, and the number is there unseen ("Więcej"
 * shows it).
 */
export async function expectAccount(page: Page, number = ""): Promise<void> {
  const shown = page.locator("header.masthead").getByText(`nr klienta ${number}`);
  if (isWide(page)) await expect(shown).toBeVisible();
  else await expect(shown).toBeAttached();
}

/** Opens a section; the messages stand under "Więcej" in a narrow window. */
export async function openSection(page: Page, name: string): Promise<void> {
  const isUnderMore = name === "Wiadomości" && !isWide(page);
  if (isUnderMore) await sections(page).getByRole("link", { name: "Więcej" }).click();
  await (
    isUnderMore
      ? page.getByRole("main").getByRole("link", { name: "Ważne wiadomości" })
      : sections(page).getByRole("link", { name })
  ).click();
}
