import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";

const ZOFIA = { number: "5900101", identification: "84061507489" };

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const loginField = (page: Page) => page.getByLabel("Login", { exact: true });
const passwordField = (page: Page) => page.getByLabel("Hasło", { exact: true });
const code = (page: Page) => page.getByLabel(/^Kod/);

/** Opens a page before the login, which "back" of the browser reaches in the end. */
async function fromElsewhere(page: Page): Promise<void> {
  await page.goto("/accessibility");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
}

/** Waits until the history module, which loads after the form, has an entry for a step. */
async function historyFollows(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain("steps");
}

async function giveLogin(page: Page, name: string): Promise<void> {
  await loginField(page).fill(name);
  await page.keyboard.press("Enter");
  await expect(passwordField(page)).toBeFocused();
  await historyFollows(page);
}

async function toSecondFactor(page: Page): Promise<void> {
  await giveLogin(page, "kod.sikora");
  await passwordField(page).fill(LOGIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(code(page)).toBeFocused();
}

/** Address and history state that the browser stores for the page. */
const readStoredData = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([window.location.href, window.history.state, sessionStorage]));

test("[LOGIN-01] Back passes every login step to the page before it, and Forward sends nothing again", async ({
  page,
  sandbox,
}) => {
  await fromElsewhere(page);
  await toSecondFactor(page);
  const sent = (await sandbox.calls()).length;
  await page.goBack();
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page), "a secret must be typed again").toHaveValue("");
  expect(await readStoredData(page)).not.toMatch(/sikora|Wiazka/);
  await page.goForward();
  await expect(heading(page, "Wpisz hasło")).toBeVisible();
  await expect(code(page)).toHaveCount(0);
  await page.goBack();
  await expect(loginField(page)).toBeFocused();
  await expect(loginField(page)).toHaveValue("kod.sikora");
  await page.goForward();
  await expect(loginField(page)).toHaveValue("kod.sikora");
  expect(await sandbox.calls(), "moving through the history sends nothing").toHaveLength(sent);
  await page.goBack();
  await expect(page).toHaveURL("/accessibility");
});

test(
  "[LOGIN-01] Back passes every registration stage and keeps typed values except secrets",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await fromElsewhere(page);
    await loginField(page).fill(ZOFIA.number);
    await button(page, "Załóż konto").click();
    await expect(
      page.getByLabel("PESEL albo NIP"),
      "the customer number is valid, so the next field is required",
    ).toBeFocused();
    await historyFollows(page);
    // Typed, not submitted.
    await page.getByLabel("PESEL albo NIP").fill("8406150");
    await page.goBack();
    await expect(loginField(page)).toHaveValue(ZOFIA.number);
    await button(page, "Załóż konto").click();
    await expect(page.getByLabel("PESEL albo NIP")).toHaveValue("8406150");
    await page.getByLabel("PESEL albo NIP").fill(ZOFIA.identification);
    await page.keyboard.press("Enter");
    await page.getByRole("radio", { name: /E-mailem/ }).check();
    await button(page, "Wyślij kod").click();
    await code(page).fill((await sandbox.outbox())[0]?.code ?? "");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Ustaw login i hasło")).toBeVisible();
    await loginField(page).fill("zofia.rut");
    await passwordField(page).fill("Mewa-nad-molem-7");
    const sent = (await sandbox.calls()).length;

    await page.evaluate(() => window.history.back());
    await expect(page.getByRole("alert").filter({ hasText: "Wrócić bez zakładania konta?" })).toBeVisible();
    await button(page, "Zostań tutaj").click();
    await expect(passwordField(page)).toHaveValue("Mewa-nad-molem-7");
    await page.evaluate(() => window.history.back());
    await button(page, "Wróć bez zakładania").click();
    await expect(heading(page, "Dokąd wysłać kod?"), "Back does not return to a code that was accepted").toBeVisible();
    await expect(page.getByRole("radio", { name: /E-mailem/ })).toBeChecked();
    await page.goForward();
    await expect(heading(page, "Dokąd wysłać kod?")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("PESEL albo NIP")).toHaveValue(ZOFIA.identification);
    expect(await readStoredData(page)).not.toMatch(/5900101|84061507489|zofia/);
    expect(await sandbox.calls()).toHaveLength(sent);

    await button(page, "Dalej").click();
    await button(page, "Wyślij kod").click();
    await code(page).fill((await sandbox.outbox())[0]?.code ?? "");
    await page.keyboard.press("Enter");
    await expect(loginField(page)).toHaveValue("zofia.rut");
    await expect(passwordField(page)).toHaveValue("");
    for (const step of ["Dokąd wysłać kod?", "Załóż konto", "Zaloguj się"]) {
      await page.goBack();
      await expect(heading(page, step)).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL("/accessibility");
  },
);

test(
  "(part of LOGIN-01) step that is reloaded starts with the login, and Back leaves the page",
  { tag: "@proof" },
  async ({ page }) => {
    await fromElsewhere(page);
    await toSecondFactor(page);
    await page.reload();
    await expect(heading(page, "Zaloguj się")).toBeVisible();
    // The extras of the form have loaded, and with them the first history entry.
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).not.toContain("steps");
    await page.goBack();
    await expect(page).toHaveURL("/accessibility");
  },
);

test(
  "(part of LOGIN-01) skips all login steps on Back and Forward after login",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await fromElsewhere(page);
    await toSecondFactor(page);
    await code(page).fill((await sandbox.outbox())[0]?.code ?? "");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/index");
    await page.goForward();
    await expect(page).toHaveURL("/index");
    await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
    await page.goBack();
    if (new URL(page.url()).pathname === "/index") await page.goBack();
    await expect(page).toHaveURL("/accessibility");
  },
);

test(
  "(part of LOGIN-05) keeps the typed login over the forgotten password, in no address",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.goto("/");
    await giveLogin(page, "m.brzezinska");
    await page.getByRole("link", { name: "Nie pamiętam hasła" }).click();
    await expect(heading(page, "Ustaw nowe hasło")).toBeFocused();
    await expect(loginField(page)).toHaveValue("m.brzezinska");
    expect(await readStoredData(page)).not.toContain("brzezinska");
    await page.goBack();
    await expect(loginField(page)).toHaveValue("m.brzezinska");
    await page.goForward();
    await button(page, "Wyślij link").click();
    await expect(heading(page, "Sprawdź e-mail")).toBeFocused();
    expect((await sandbox.outbox())[0]).toMatchObject({ recipient: "malgorzata.brzezinska-kowalczyk@poczta.example" });
  },
);

test(
  "(part of LOGIN-01) Back changes nothing while a response is pending",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.goto("/");
    await giveLogin(page, "m.brzezinska");
    await sandbox.fault({ operation: "sessionStart", delay: 6_000 });
    await passwordField(page).fill(LOGIN_PASSWORD);
    await page.keyboard.press("Enter");
    await expect(button(page, "Logujemy…")).toBeVisible();
    await page.goBack();
    await expect(heading(page, "Wpisz hasło")).toBeVisible();
    await expect(page).toHaveURL("/index");
    expect(await sandbox.calls("sessionStart")).toHaveLength(1);
  },
);
