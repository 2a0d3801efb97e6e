import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test as base } from "./support/fixtures.ts";
import { login, LOGIN_PASSWORD } from "./support/login.ts";
import { logOut } from "./support/menu.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { addVirtualAuthenticator, type VirtualAuthenticator } from "./support/virtual-authenticator.ts";

// Passkeys belong to a domain: no browser creates one for an IP address.
const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    await use(baseURL?.replace("127.0.0.1", "localhost"));
  },
});

const SMS_LOGIN = "kod.sikora";
const card = (page: Page) => page.getByRole("region", { name: "Klucze dostępu" });
const loginButton = (page: Page) => page.getByRole("button", { name: "Zaloguj się kluczem dostępu" });

/** Adds a passkey in the settings. */
async function addPasskey(page: Page, device: VirtualAuthenticator, name = "Telefon"): Promise<void> {
  await card(page).getByRole("button", { name: "Dodaj klucz dostępu" }).click();
  const dialog = page.getByRole("dialog", { name: "Dodaj klucz dostępu" });
  await dialog.getByLabel("Nazwa klucza").fill(name);
  await device.confirmWhile(async () => {
    await dialog.getByRole("button", { name: "Dalej" }).click();
    await expect(card(page).getByText(name)).toBeVisible();
  });
}

async function openSettingsWithPasskey(page: Page, customer = "m.brzezinska"): Promise<VirtualAuthenticator> {
  const device = await addVirtualAuthenticator(page);
  await openWithStoredSession(page, customer, "/settings");
  await addPasskey(page, device);
  return device;
}

async function giveSmsPassword(page: Page): Promise<void> {
  await page.getByLabel("Login", { exact: true }).fill(SMS_LOGIN);
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
}

test("[KEY-01] adds, renames and removes a passkey; a removed one no longer logs in", async ({ page }) => {
  const device = await openSettingsWithPasskey(page);
  await axe(page);
  await card(page).getByRole("button", { name: "Zmień nazwę: Telefon" }).click();
  await page.getByLabel("Nazwa klucza").fill("Telefon Zosi");
  await page.getByRole("button", { name: "Zapisz nazwę" }).click();
  await expect(card(page)).toContainText("Telefon Zosi");
  await expect(card(page)).toContainText("nieużywany");

  // The device refuses a second passkey of the same login.
  await card(page).getByRole("button", { name: "Dodaj klucz dostępu" }).click();
  await page.getByLabel("Nazwa klucza").fill("Drugi");
  await device.confirmWhile(async () => {
    await page.getByRole("button", { name: "Dalej" }).click();
    await expect(page.getByRole("alert")).toContainText("To urządzenie ma już klucz do tego konta.");
  });
  await page.getByRole("button", { name: "Anuluj" }).click();

  await card(page).getByRole("button", { name: "Usuń: Telefon Zosi" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Usuń klucz" }).click();
  await expect(card(page)).toContainText("Nie masz jeszcze klucza dostępu.");
  await logOut(page);
  await page.goto("/");
  await device.confirmWhile(async () => {
    await loginButton(page).click();
    await expect(page.getByRole("alert")).toHaveText(/Tym kluczem dostępu nie można się zalogować/);
  });
});

test("[KEY-03] logs in by the button, and by a suggestion of the login field", async ({ page }) => {
  const device = await openSettingsWithPasskey(page, SMS_LOGIN);
  await logOut(page);
  await page.goto("/");
  await expect(loginButton(page)).toBeVisible();
  await expect(page.getByLabel("Login", { exact: true })).toHaveAttribute("autocomplete", "username webauthn");
  await axe(page);
  // No password and no code: the passkey has verified its user.
  await device.confirmWhile(async () => {
    await loginButton(page).click();
    await page.waitForURL("**/index");
  });
  await page.goto("/settings");
  await expect(card(page)).toContainText("Użyty teraz");

  await logOut(page);
  // The browser of the test chooses the only suggestion by itself.
  await device.confirmWhile(async () => {
    await page.goto("/");
    await page.waitForURL("**/index");
  });
});

test("[KEY-04] accepts a passkey instead of the code, once it fits", async ({ page }) => {
  const device = await openSettingsWithPasskey(page, SMS_LOGIN);
  await logOut(page);
  await page.goto("/");
  await giveSmsPassword(page);
  await expect(page.getByLabel("Kod z SMS-a")).toBeVisible();
  await axe(page);
  await device.confirmWhile(async () => {
    await page.getByRole("button", { name: "Użyj klucza dostępu" }).click();
    await page.waitForURL("**/index");
  });
});

test("[KEY-07] shows ten recovery codes once, and logs in with one instead of a lost passkey", async ({ page }) => {
  await login(page, "m.brzezinska");
  await logOut(page);
  await openWithStoredSession(page, SMS_LOGIN, "/settings");
  await page.getByRole("button", { name: "Utwórz kody zapasowe" }).click();
  await page.getByRole("button", { name: "Utwórz kody", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Kody zapasowe" });
  await expect(dialog.locator("li code")).toHaveCount(10);
  const codes = await dialog.locator("li code").allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await axe(page);
  const saved = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Pobierz plik" }).click();
  expect((await saved).suggestedFilename()).toBe("kody-zapasowe.txt");
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Wróć do kodów" }).click();
  await expect(dialog.locator("li code")).toHaveCount(10);
  await dialog.getByRole("button", { name: "Kody są zapisane" }).click();
  await expect(page.getByRole("region", { name: "Kody zapasowe" })).toContainText("10 z 10");

  await logOut(page);
  await page.goto("/");
  await giveSmsPassword(page);
  await page.getByRole("button", { name: "Nie mam dostępu do kodu" }).click();
  await expect(page.getByLabel("Kod zapasowy")).toBeFocused();
  await axe(page);
  await page.getByLabel("Kod zapasowy").fill("2222222222");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/Ten kod zapasowy nie pasuje/);
  await page.getByLabel("Kod zapasowy").fill((codes[0] ?? "").toLowerCase());
  await page.keyboard.press("Enter");
  await page.waitForURL("**/index");
  await page.goto("/settings");
  await expect(page.getByRole("region", { name: "Kody zapasowe" })).toContainText("9 z 10");
});

test("(part of KEY-03) moves nothing on the login page when the passkey button appears", async ({ page }) => {
  await page.goto("/");
  const register = page.getByRole("button", { name: "Załóż konto" });
  const before = await register.boundingBox();
  await expect(loginButton(page)).toBeVisible();
  expect((await register.boundingBox())?.y).toBe(before?.y);
});

test("(part of KEY-05) uses no passkey for options of another domain", { tag: "@proof" }, async ({ page }) => {
  const device = await openSettingsWithPasskey(page);
  await logOut(page);
  await page.route("**/service", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/(rpId(?:&quot;|"):(?:&quot;|"))localhost/u, "$1inny.example");
    await route.fulfill({ response: answer, body });
  });
  await page.goto("/");
  await device.confirmWhile(async () => {
    await loginButton(page).click();
    await expect(page.getByRole("alert")).toHaveText(/Klucz dostępu nie został użyty/);
  });
});
