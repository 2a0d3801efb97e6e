import { expect, type Page } from "@playwright/test";
import { LOGIN_PASSWORD } from "./login.ts";
import { logOut } from "./menu.ts";

/** Logs in on the login page of this tab, waits for the whole start page, and logs out again. */
export async function logInAndOut(page: Page): Promise<void> {
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await expect(page.locator(".due")).toContainText("zł");
  await expect(page.locator("main .skeleton")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await logOut(page);
  await expect(page.getByText("Wylogowano.")).toBeVisible();
  // The portal loads its other parts once the field has the focus.
  await page.getByLabel("Login", { exact: true }).focus();
  await page.waitForLoadState("networkidle");
}
