import { expect, type Page } from "@playwright/test";
import type { SandboxClient } from "./sandbox-client.ts";

/** Review before the payment page: amount and recipient. */
export const review = (page: Page) => page.getByRole("dialog", { name: "Sprawdź i zapłać" });

/** Button of the review that opens the payment page. */
export const payButton = (page: Page) => review(page).getByRole("button", { name: /^Zapłać/ });

/** Reviews all open entries and goes to the bank. */
export async function openBankPage(page: Page): Promise<void> {
  await page.goto("/invoice?pay=all");
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
}

/** Clicks `choice` on the bank's page. */
export async function payAtBank(page: Page, amount: string, choice: string): Promise<void> {
  await expect(page).toHaveURL(/\/sandbox\/pay\//);
  await expect(page.getByRole("heading", { level: 1, name: `Zapłać ${amount}` })).toBeVisible();
  await page.getByRole("button", { name: choice, exact: true }).click();
}

/** Ids of the payments that were created, however many requests were sent. */
export async function paymentsOf(sandbox: SandboxClient): Promise<ReadonlySet<string>> {
  const replies = (await sandbox.calls("startPayment")).map(({ reply }) => /<paymentId>([^<]+)</.exec(reply)?.[1]);
  return new Set(replies.filter((paymentId) => paymentId !== undefined));
}

/** Panel with the amount due, by its title. */
export const panel = (page: Page, name = "Do zapłaty") => page.getByRole("region", { name });
