import { expect, test } from "./support/fixtures.ts";

test("(part of I18N-06) switch keeps the typed login and the focus, reload the language", async ({ page }) => {
  await page.goto("/");
  const login = page.locator("input[name=login]");
  await login.fill("m.brzezinska");
  const english = page.getByRole("button", { name: "English" });
  await english.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in");
  await expect(login).toHaveValue("m.brzezinska");
  await expect(english).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Log in");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");

  await page.getByRole("button", { name: "Polski" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zaloguj się");
});
