import { findPolishTexts } from "../languages/polish-texts.ts";
import { shownTexts } from "../languages/shown-texts.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { layoutProblems } from "./support/layout-problems.ts";
import { switchLanguage } from "./support/switch-language.ts";
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

// `npm run proof -- languages` looks at all screens.
test("(part of I18N-04, I18N-06) shows invoices in Ukrainian whole at 320 px", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/invoice");
  await expect(page.getByRole("table", { name: "Wszystkie faktury" })).toBeVisible();
  await switchLanguage(page, "uk");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Рахунки");
  expect(findPolishTexts("uk", await page.evaluate(shownTexts))).toEqual([]);
  expect(await layoutProblems(page)).toEqual([]);
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
