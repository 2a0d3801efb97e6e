import type { Page } from "@playwright/test";

/** Name of every button that orders something for money. */
export const ORDER = "Zamawiam z obowiązkiem zapłaty";

/** Answers that are asked for once more (ROUTE-21). */
const ASKED = /^(?:Nie przenoś|Odrzuć|To nie moje|Zostaw dokumenty|Zamów rozmowę)/u;

/** Presses an answer of an action link; an order first gets its consent, and a refusal is confirmed. */
export async function answerLink(page: Page, name: string): Promise<void> {
  const main = page.getByRole("main");
  if (name === ORDER) await main.getByRole("checkbox", { name: /^Znam warunki/ }).check();
  await main.getByRole("button", { name }).click();
  if (ASKED.test(name)) await page.getByRole("dialog").getByRole("button", { name }).click();
}
