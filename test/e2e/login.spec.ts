import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { expectAccount, logOut } from "./support/menu.ts";

const NO_MATCH = "Login albo hasło jest błędne. Popraw je i spróbuj jeszcze raz.";

const loginField = (page: Page) => page.getByLabel("Login", { exact: true });
const passwordField = (page: Page) => page.getByLabel("Hasło", { exact: true });
const send = (page: Page) => page.getByRole("button", { name: "Zaloguj się" }).click();

async function giveLogin(page: Page, name: string): Promise<void> {
  await loginField(page).fill(name);
  await page.getByRole("button", { name: "Dalej" }).click();
  await expect(passwordField(page)).toBeFocused();
}

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

test("[LOGIN-01] customer logs in by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle("Logowanie · Wiązka");
  await tabTo(page, loginField(page));
  await page.keyboard.type("m.brzezinska");
  await expect(passwordField(page), "each step shows only the fields that it needs").toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(passwordField(page)).toBeFocused();
  await expect(page).toHaveTitle("Hasło · Wiązka");
  await expect(passwordField(page)).toHaveAccessibleDescription("Wpisz hasło");
  await page.keyboard.type(LOGIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/index");
  await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeFocused();
  await expectAccount(page, "4127830");
});

test("logs in by customer number and by e-mail, with blanks around them", { tag: "@proof" }, async ({ page }) => {
  for (const name of ["  4127830 ", "MALGORZATA.BRZEZINSKA-KOWALCZYK@POCZTA.EXAMPLE"]) {
    await page.goto("/");
    await giveLogin(page, name);
    await passwordField(page).fill(LOGIN_PASSWORD);
    await send(page);
    await expectAccount(page, "4127830");
    await logOut(page);
    await expect(loginField(page)).toBeVisible();
  }
});

test("(part of LOGIN-06) shows an error for a wrong password and keeps the login", async ({ page, sandbox }) => {
  await page.goto("/");
  await giveLogin(page, "m.brzezinska");
  await passwordField(page).fill("Wiazka-2025");
  await send(page);
  await expect(page.getByRole("alert")).toHaveText(NO_MATCH);
  await expect(passwordField(page)).toBeFocused();
  await expect(passwordField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("main")).toContainText("m.brzezinska");

  await page.getByRole("button", { name: "Zmień login" }).click();
  await expect(loginField(page)).toBeFocused();
  await expect(loginField(page)).toHaveValue("m.brzezinska");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await page.getByRole("button", { name: "Dalej" }).click();
  await passwordField(page).fill(LOGIN_PASSWORD);
  await send(page);
  await expect(page).toHaveURL("/index");
  expect((await sandbox.calls("sessionStart")).every(({ fingerprintOk }) => fingerprintOk)).toBe(true);
});

test(
  "[LOGIN-02] asks an unknown login for a password like any other and never lets it in",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const seen = async (name: string, password: string): Promise<readonly string[]> => {
      await page.goto("/");
      await giveLogin(page, name);
      const asked = await page.getByRole("main").ariaSnapshot();
      await passwordField(page).fill(password);
      await send(page);
      await expect(page.getByRole("alert")).toHaveText(NO_MATCH);
      return [asked, await page.getByRole("main").ariaSnapshot(), page.url()].map((text) =>
        text.replaceAll(name, "?").replaceAll(password, "*"),
      );
    };
    const known = await seen("m.brzezinska", "Wiazka-2025");
    expect(await seen("nikt.taki", LOGIN_PASSWORD)).toEqual(known);
    expect((await sandbox.calls()).map(({ operation }) => operation)).toEqual([
      "beforeLogin",
      "sessionStart",
      "beforeLogin",
      "sessionStart",
    ]);
  },
);

test(
  "[LOGIN-02] shows help for a blocked login and leads a login without an account to registration",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const answered = (possibility: number) =>
      sandbox.fault({
        operation: "beforeLogin",
        contentType: "text/xml; charset=utf-8",
        body:
          `<?xml version="1.0" encoding="utf-8"?>` +
          `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body>` +
          `<beforeLoginResponse xmlns="urn:ebok:service:1"><result><possibility>${possibility}</possibility></result>` +
          `</beforeLoginResponse></soap:Body></soap:Envelope>`,
      });
    await page.goto("/");
    await answered(0);
    await loginField(page).fill("m.brzezinska");
    await page.getByRole("button", { name: "Dalej" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "Tym loginem nie można się teraz zalogować. Zadzwoń do obsługi klienta, pomożemy od razu.",
    );
    await expect(loginField(page)).toHaveValue("m.brzezinska");
    await expect(page.getByRole("link", { name: "58 300 70 00" })).toBeVisible();

    await answered(3);
    await page.getByRole("button", { name: "Dalej" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Załóż konto" })).toBeVisible();
  },
);

test("empty login or password field shows an error and sends nothing", { tag: "@proof" }, async ({ page, sandbox }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Dalej" }).click();
  await expect(page.getByRole("alert")).toHaveText("Wpisz login, numer klienta albo e-mail.");
  await expect(loginField(page)).toBeFocused();
  await loginField(page).fill("   ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Wpisz login, numer klienta albo e-mail.");
  expect(await sandbox.calls()).toEqual([]);

  await giveLogin(page, "m.brzezinska");
  await send(page);
  await expect(page.getByRole("alert")).toHaveText("Wpisz hasło.");
  await expect(passwordField(page)).toBeFocused();
  expect(await sandbox.calls("sessionStart")).toEqual([]);
});

test(
  "[LOGIN-07] five wrong passwords lock the account, and the page shows until when",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.goto("/");
    await giveLogin(page, "m.brzezinska");
    const attempt = async (password: string) => {
      const before = (await sandbox.calls("sessionStart")).length;
      await passwordField(page).fill(password);
      await send(page);
      await expect.poll(async () => (await sandbox.calls("sessionStart")).length).toBe(before + 1);
      await expect(page.getByRole("button", { name: "Zaloguj się" })).not.toHaveAttribute("aria-busy", "true");
    };
    for (const wrong of ["Zle-haslo-1", "Zle-haslo-2", "Zle-haslo-3"]) {
      await attempt(wrong);
      await expect(page.getByRole("alert")).toHaveText(NO_MATCH);
    }
    await attempt("Zle-haslo-4");
    await expect(page.getByRole("alert")).toContainText("Została jedna próba.");
    await attempt("Zle-haslo-5");
    const reply = (await sandbox.calls("sessionStart")).at(-1)?.reply ?? "";
    const until = /<lockedUntil>[^T]+T(\d\d:\d\d)/.exec(reply)?.[1];
    // A lock that ends after midnight names its day, too.
    const locked = new RegExp(`zablokowane do (\\d\\d-\\d\\d-\\d{4}\\s)?${until},`);
    await expect(page.getByRole("alert")).toHaveText(locked);
    await expect(page.getByRole("alert")).toHaveText(
      /^Logowanie .* bo hasło albo kod były kilka razy błędne\. Spróbuj później albo ustaw nowe hasło już teraz\.$/,
    );

    await attempt(LOGIN_PASSWORD);
    await expect(page.getByRole("alert"), "the right password does not unlock it").toContainText(locked);

    await sandbox.advance(30 * 60_000 + 1_000);
    await passwordField(page).fill(LOGIN_PASSWORD);
    await send(page);
    await expect(page).toHaveURL("/index");
  },
);

test(
  "[LOGIN-02] locks an unknown login after five wrong passwords like a known one",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.goto("/");
    await giveLogin(page, "nikt.taki");
    const messages = [
      NO_MATCH,
      NO_MATCH,
      NO_MATCH,
      /Została jedna próba\./,
      /^Logowanie jest zablokowane do \d\d:\d\d,/,
    ];
    for (let times = 1; times <= 5; times++) {
      await passwordField(page).fill(`Zle-haslo-${times}`);
      await send(page);
      await expect.poll(async () => (await sandbox.calls("sessionStart")).length).toBe(times);
      await expect(page.getByRole("alert")).toHaveText(messages[times - 1] ?? "");
    }
  },
);

test("shows and hides the typed password on the login page", { tag: "@proof" }, async ({ page }) => {
  await page.goto("/");
  await giveLogin(page, "m.brzezinska");
  await passwordField(page).fill("abc");
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Pokaż hasło" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Ukryj hasło" }).click();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await expect(passwordField(page)).toHaveValue("abc");
});

test(
  '[LOGIN-01] "Załóż konto" leads to its step and back with the typed values',
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/");
    await loginField(page).fill("m.brzezinska");
    await page.getByRole("button", { name: "Załóż konto" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Załóż konto" })).toBeVisible();
    await expect(loginField(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Wróć do logowania" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Zaloguj się" })).toBeVisible();
    await expect(loginField(page)).toHaveValue("m.brzezinska");
  },
);
