import type { FrameLocator, Locator, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { LOGIN_PASSWORD } from "./login.ts";

/** Window in which the whole phone is visible, so that controls at its bottom can be clicked. */
export const PHONE_IN_VIEW = { width: 1_280, height: 1_200 };

/** Opens the simulator with the portal in its phone of 390 px. */
export async function openNativeAppSimulator(page: Page, address = "/"): Promise<FrameLocator> {
  // The fixture sets it inside the app; the phone of the simulator has not answered the offer yet.
  await page.context().clearCookies({ name: "ebok.app" });
  await page.goto(`/wrapper?open=${encodeURIComponent(address)}`);
  return page.frameLocator("iframe");
}

export const loginField = (app: FrameLocator): Locator => app.getByLabel("Login", { exact: true });
export const headingInApp = (app: FrameLocator, name: string): Locator =>
  app.getByRole("heading", { level: 1, name, exact: true });

/** Logs in by password and waits for the next page. */
export async function enterByPassword(app: FrameLocator, name = "m.brzezinska"): Promise<void> {
  await loginField(app).fill(name);
  await app.getByRole("button", { name: "Dalej" }).click();
  await app.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await app.getByRole("button", { name: "Zaloguj się" }).click();
}

export async function logInToApp(app: FrameLocator, name?: string): Promise<void> {
  await enterByPassword(app, name);
  await expect(headingInApp(app, "Start")).toBeAttached();
}

export const moreLink = (app: FrameLocator): Locator => app.getByRole("link", { name: /^Więcej/ });

export async function openSettings(app: FrameLocator): Promise<void> {
  await moreLink(app).click();
  await app.getByRole("link", { name: "Ustawienia" }).click();
  await expect(app.getByRole("heading", { name: "Ten telefon" })).toBeVisible();
}

export async function logOutOfApp(app: FrameLocator): Promise<void> {
  await moreLink(app).click();
  await app.getByRole("button", { name: "Wyloguj" }).click();
  await expect(loginField(app)).toBeVisible();
}

/** Button of the phone: of its system or of its owner. */
export const onPhone = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });

/** Taps a notification. */
export async function tap(page: Page, route: string, param = "", context = ""): Promise<void> {
  await page.getByLabel("Strona").fill(route);
  await page.getByLabel("Parametr").fill(param);
  await page.getByLabel("Konto", { exact: true }).fill(context);
  await onPhone(page, "Stuknij").click();
}

/** Log of what has left the app, with the results. */
export const journal = (page: Page): Locator => page.getByRole("log");

/** Closes the app and lets the session expire; there is no logout. */
export async function closeUntilSessionIsOver(page: Page): Promise<void> {
  await onPhone(page, "Zamknij aplikację").click();
  await page.evaluate(() => window.localStorage.removeItem("ebok.session"));
}

/**
 * Turns on automatic login, which the app uses from its next start on. The login by the password must be fresh: it
 * confirms the identity (SESS-16).
 */
export async function turnOnAutomatic(app: FrameLocator): Promise<void> {
  await openSettings(app);
  await app.getByRole("button", { name: "Włącz: Automatyczne logowanie" }).click();
  await expect(app.getByRole("button", { name: "Wyłącz: Automatyczne logowanie" })).toBeVisible();
}
