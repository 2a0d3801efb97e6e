import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { DEMO_PASSWORD } from "./support/login.ts";

const LOGIN = "kod.sikora";
const code = (page: Page) => page.getByLabel("Kod z SMS-a");

async function givePassword(page: Page): Promise<void> {
  await page.getByLabel("Login", { exact: true }).fill(LOGIN);
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
}

test("(part of LOGIN-03) [LOGIN-09] a code of an SMS lets in, and a remembered device is asked for none", async ({ page, sandbox }) => {
  await page.goto("/");
  await givePassword(page);
  await expect(page.getByRole("heading", { level: 1, name: "Potwierdź, że to ty" })).toBeFocused();
  await expect(page.getByText("••• ••• 214")).toBeVisible();
  await axe(page);

  const sent = (await sandbox.outbox())[0]?.code ?? "";
  await code(page).fill(sent === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/To nie jest kod, który wysłaliśmy/);
  await expect(code(page)).toBeFocused();

  await code(page).fill(sent);
  await page.getByRole("checkbox", { name: /Zapamiętaj to urządzenie/ }).check();
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await expect(page).toHaveURL("/index");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "ebok.device");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });

  await page.getByRole("banner").getByRole("button", { name: "Wyloguj" }).click();
  await givePassword(page);
  await expect(page).toHaveURL("/index");
});

test("(part of LOGIN-01) back leads from the code to the password", async ({ page }) => {
  await page.goto("/");
  await givePassword(page);
  await page.getByRole("button", { name: "Wróć" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wpisz hasło" })).toBeFocused();
});
