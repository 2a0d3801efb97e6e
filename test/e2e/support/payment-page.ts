import { expect, type Page } from "@playwright/test";
import type { SandboxClient } from "./sandbox-client.ts";

/** The step before the payment page: what is paid, and to whom. */
export const review = (page: Page) => page.getByRole("dialog", { name: "Sprawdź i zapłać" });

/** The button in it that opens the payment page. */
export const payButton = (page: Page) => review(page).getByRole("button", { name: /^Zapłać/ });

/** Looks over everything that is open, and goes to the bank. */
export async function openBankPage(page: Page): Promise<void> {
  await page.goto("/invoice?pay=all");
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

/** The bank's page, and what is pressed on it. */
export async function payAtBank(page: Page, amount: string, choice: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByRole("heading", { level: 1, name: `Zapłać ${amount}` })).toBeVisible();
  await page.getByRole("button", { name: choice, exact: true }).click();
}

/** The payments that came into being, whatever was sent. */
export async function paymentsOf(sandbox: SandboxClient): Promise<ReadonlySet<string>> {
  const replies = (await sandbox.calls("startPayment")).map(({ reply }) => /<paymentId>([^<]+)</.exec(reply)?.[1]);
  return new Set(replies.filter((paymentId) => paymentId !== undefined));
}

/** The panel with what is owed, by its title. */
export const panel = (page: Page, name = "Do zapłaty") => page.getByRole("region", { name });
