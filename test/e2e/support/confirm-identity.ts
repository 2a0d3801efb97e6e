import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { LOGIN_PASSWORD } from "./login.ts";

/** Dialog in which the customer confirms the identity before a sensitive change (SESS-13). */
export const identityDialog = (page: Page): Locator => page.getByRole("dialog", { name: "Potwierdź, że to ty" });

/** Confirms the identity by the password. */
export async function confirmIdentity(page: Page): Promise<void> {
  const dialog = identityDialog(page);
  await dialog.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await dialog.getByRole("button", { name: "Potwierdź" }).click();
  await expect(dialog).toBeHidden();
}
