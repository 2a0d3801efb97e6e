import type { Page } from "@playwright/test";

/** Password of every demo customer. */
export const LOGIN_PASSWORD = "Wiazka-2026";

/** Logs in through the login page and waits for home. */
export async function login(page: Page, name: string, password = LOGIN_PASSWORD): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Login", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await page.waitForURL("**/index");
}
