import type { Page } from "@playwright/test";

/** Name of every button that orders something for money. */
export const ORDER = "Zamawiam z obowiązkiem zapłaty";

/** Presses an answer of an action link; an order first gets its consent. */
export async function answerLink(page: Page, name: string): Promise<void> {
  const main = page.getByRole("main");
  if (name === ORDER) await main.getByRole("checkbox", { name: /^Znam warunki/ }).check();
  await main.getByRole("button", { name }).click();
}
