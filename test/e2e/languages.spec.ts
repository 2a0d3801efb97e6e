import { expect, test } from "./support/fixtures.ts";
import { login } from "./support/login.ts";

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

test("(part of I18N-20) show the language of the login on another device", async ({ page, sandbox }) => {
  await login(page, "m.brzezinska");
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect.poll(async () => (await sandbox.calls("saveLanguage")).length).toBe(1);

  await page.evaluate(() => localStorage.clear());
  await login(page, "m.brzezinska");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("contentinfo").getByRole("button", { name: "English" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(await sandbox.calls("saveLanguage")).toHaveLength(1);
});
