import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { expectAccount } from "./support/menu.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";

const LOGIN = "m.brzezinska";
const PASSWORD = "Mewa-nad-molem-7";
const MINUTE = 60_000;

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const loginField = (page: Page) => page.getByLabel("Login", { exact: true });

async function ask(page: Page, login: string): Promise<void> {
  await page.goto("/password");
  await loginField(page).fill(login);
  await button(page, "Wyślij link").click();
  await expect(heading(page, "Sprawdź e-mail")).toBeFocused();
}

async function openLink(page: Page, sandbox: SandboxClient): Promise<string> {
  const link = await sandbox.link("/passwordToken");
  await page.goto(link);
  return link.slice(link.indexOf("=") + 1);
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel("Nowe hasło").fill(password);
  await page.getByLabel("Powtórz hasło").fill(password);
  await button(page, "Zapisz hasło").click();
}

test("[LOGIN-05] sets a forgotten password by a link and drops the token from the address at once", async ({
  page,
  sandbox,
}) => {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url(), request.headers()["referer"] ?? ""));
  await page.goto("/");
  await loginField(page).fill(LOGIN);
  await button(page, "Dalej").click();
  await page.getByRole("link", { name: "Nie pamiętam hasła" }).click();
  await expect(heading(page, "Ustaw nowe hasło")).toBeFocused();
  await expect(page).toHaveTitle("Nowe hasło · Wiązka");
  await axe(page);
  await loginField(page).fill(LOGIN);
  await page.keyboard.press("Enter");
  await expect(heading(page, "Sprawdź e-mail")).toBeFocused();
  await axe(page);
  expect((await sandbox.outbox())[0]).toMatchObject({
    channel: "email",
    recipient: "malgorzata.brzezinska-kowalczyk@poczta.example",
  });

  const token = await openLink(page, sandbox);
  await expect(heading(page, "Ustaw nowe hasło")).toBeVisible();
  await expect(page).toHaveURL("/passwordToken");
  await axe(page);
  await expect(page.getByLabel("Nowe hasło")).toHaveAttribute("autocomplete", "new-password");
  await setPassword(page, PASSWORD);
  await expect(heading(page, "Hasło zmienione")).toBeFocused();
  await axe(page);

  await page.getByRole("link", { name: "Zaloguj się" }).click();
  await loginField(page).fill(LOGIN);
  await button(page, "Dalej").click();
  await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await button(page, "Zaloguj się").click();
  await expect(page.getByRole("alert")).toHaveText(/hasło jest błędne/);
  await page.getByLabel("Hasło", { exact: true }).fill(PASSWORD);
  await button(page, "Zaloguj się").click();
  await expect(page).toHaveURL("/index");

  // The history holds no token: neither in the former page nor in its entries.
  await page.goBack();
  await page.goBack();
  expect(page.url()).not.toContain(token);
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([history.state, localStorage, sessionStorage, document.cookie])),
  ).not.toContain(token);
});

test(
  "(part of ROUTE-06) opens both password pages for a guest in the login layout",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    for (const [at, h1] of [
      ["/password", "Ustaw nowe hasło"],
      ["/passwordToken", "Otwórz link z e-maila"],
    ] as const) {
      await page.goto(at);
      await expect(heading(page, h1)).toBeVisible();
      await expect(page).toHaveTitle("Nowe hasło · Wiązka");
      await expect(page.getByRole("link", { name: "58 300 70 00" })).toBeVisible();
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Wróć do logowania" })).toHaveAttribute("href", "/");
    }
    expect(await sandbox.calls()).toEqual([]);
  },
);

test(
  "(part of LOGIN-05) asks to reopen the link or order a new one when its page is reloaded",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await ask(page, LOGIN);
    const link = await sandbox.link("/passwordToken");
    await page.goto(link);
    await expect(heading(page, "Ustaw nowe hasło")).toBeVisible();
    await page.reload();
    await expect(heading(page, "Otwórz link z e-maila")).toBeVisible();
    await expect(page.getByText("otwórz go jeszcze raz z wiadomości")).toBeVisible();
    await expect(page.getByRole("link", { name: "Poproś o nowy link" })).toHaveAttribute("href", "/password");
    await axe(page);
    await page.goto("about:blank");
    await page.goto(link);
    await setPassword(page, PASSWORD);
    await expect(heading(page, "Hasło zmienione")).toBeVisible();
  },
);

test(
  "(part of LOGIN-05) accepts a link with its token in the path and drops the token",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await ask(page, LOGIN);
    const link = await sandbox.link("/passwordToken");
    await page.goto(link.replace("#token=", "/"));
    await expect(heading(page, "Ustaw nowe hasło")).toBeVisible();
    await expect(page).toHaveURL("/passwordToken");
    await setPassword(page, PASSWORD);
    await expect(heading(page, "Hasło zmienione")).toBeFocused();
  },
);

test(
  "(part of LOGIN-02) unknown login gets the same response and no e-mail",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const seen: string[] = [];
    for (const login of [LOGIN, "nikt.taki"]) {
      await ask(page, login);
      seen.push(await page.getByRole("main").ariaSnapshot(), page.url());
    }
    expect(seen.slice(2)).toEqual(seen.slice(0, 2));
    expect((await sandbox.outbox()).filter(({ text }) => text.startsWith("Nowe hasło"))).toHaveLength(1);
    await button(page, "Wyślij jeszcze raz").click();
    await expect(loginField(page)).toHaveValue("nikt.taki");
    await loginField(page).fill("  ");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Wpisz login, numer klienta albo e-mail.");
  },
);

test(
  "(part of LOGIN-06) explains a used, an expired and an unknown link, and leads to a new one",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const over = heading(page, "Tym linkiem nie zmienisz hasła");
    await ask(page, LOGIN);
    const link = await sandbox.link("/passwordToken");
    await page.goto(link);
    await setPassword(page, PASSWORD);
    await expect(heading(page, "Hasło zmienione")).toBeFocused();
    // In the same tab: the link replaces the open page.
    await page.goto(link);
    await expect(over).toBeVisible();
    await page.goto("/");
    await page.goto(link);
    await expect(over).toBeVisible();
    await expect(page.getByRole("main")).toContainText("Ten link był już użyty. Poproś o nowy.");
    await axe(page);

    await page.getByRole("link", { name: "Poproś o nowy link" }).click();
    await loginField(page).fill(LOGIN);
    await button(page, "Wyślij link").click();
    await expect(heading(page, "Sprawdź e-mail")).toBeFocused();
    await sandbox.advance(61 * MINUTE);
    await openLink(page, sandbox);
    await expect(page.getByRole("main")).toContainText("Link stracił ważność. Poproś o nowy.");

    await page.goto("/passwordToken/nikt-taki");
    await expect(page.getByRole("main")).toContainText("Ten link nie działa.");
    await page.goto("/passwordToken/krótki");
    await expect(page.getByRole("main")).toContainText("Ten link nie działa.");
  },
);

test(
  "shows that a link expired during typing, and rejects a weak password",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    // In a narrower window the violations have two lines and would move the button away during the click.
    await page.setViewportSize({ width: 390, height: 844 });
    await ask(page, LOGIN);
    await openLink(page, sandbox);
    await page.getByLabel("Nowe hasło").fill("mewa");
    await page.getByLabel("Powtórz hasło").fill("inne");
    await button(page, "Zapisz hasło").click();
    await expect(page.getByLabel("Nowe hasło")).toBeFocused();
    await expect(page.getByText("Hasło ma 4 znaki, a musi mieć ich co najmniej 10")).toBeVisible();
    expect(await sandbox.calls("resetPassword")).toEqual([]);
    await sandbox.advance(61 * MINUTE);
    await setPassword(page, PASSWORD);
    await expect(heading(page, "Tym linkiem nie zmienisz hasła")).toBeFocused();
  },
);

test("(part of LOGIN-05) ends the login's session after a new password, and opens the login page", async ({
  page,
  sandbox,
}) => {
  await ask(page, LOGIN);
  await openWithStoredSession(page, LOGIN);
  await expect(heading(page, "Start")).toBeAttached();
  await openLink(page, sandbox);
  await setPassword(page, PASSWORD);
  await expect(heading(page, "Hasło zmienione")).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("ebok.session"))).toBeNull();
  await page.getByRole("link", { name: "Zaloguj się" }).click();
  await expect(loginField(page)).toBeVisible();
  await expect(page).toHaveURL("/");
});

for (const way of ["stay", "leave"] as const) {
  test(
    `(part of LOGIN-05) names another logged-in customer after a reset, and offers: ${way}`,
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await ask(page, LOGIN);
      await openWithStoredSession(page, "nowak.nowy");
      await expect(heading(page, "Start")).toBeAttached();
      await openLink(page, sandbox);
      await setPassword(page, PASSWORD);
      await expect(heading(page, "Hasło zmienione")).toBeFocused();
      await expect(page.getByRole("main")).toContainText("Zalogowane jest tu inne konto: Jan Nowak.");
      await expect(page.getByRole("main")).toContainText(/klucze dostępu albo kody zapasowe, już nie działają/);
      await axe(page);
      if (way === "stay") {
        await page.getByRole("link", { name: "Zostań na tym koncie" }).click();
        await expect(page).toHaveURL("/index");
        await expect(heading(page, "Start")).toBeAttached();
        return;
      }
      await button(page, "Zaloguj się nowym hasłem").click();
      await expect(page).toHaveURL("/");
      await loginField(page).fill(LOGIN);
      await page.keyboard.press("Enter");
      await page.getByLabel("Hasło", { exact: true }).fill(PASSWORD);
      await page.keyboard.press("Enter");
      await expectAccount(page, "4127830");
    },
  );
}

test(
  "(part of LOGIN-05) says that a password change has an unknown result, and can check it",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await ask(page, LOGIN);
    await openLink(page, sandbox);
    await expect(page.getByLabel("Nowe hasło")).toBeFocused();
    await sandbox.fault({ operation: "resetPassword", cutOffAt: 60, times: 1 });
    await sandbox.fault({ operation: "checkPasswordToken", drop: true, times: "always" });
    await setPassword(page, PASSWORD);
    await expect(page.getByRole("alert")).toContainText("Nie wiemy, czy hasło jest już zmienione.", {
      timeout: 15_000,
    });
    await expect(page.getByLabel("Nowe hasło")).toHaveValue(PASSWORD);
    await axe(page);
    await sandbox.clearFaults();
    await button(page, "Sprawdź").click();
    await expect(heading(page, "Hasło zmienione")).toBeFocused();
  },
);

for (const [theme, width] of [
  ["light", 1440],
  ["dark", 390],
] as const) {
  test(
    `pages of a forgotten password pass axe and fit in ${theme} at ${width} px`,
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      const shot = (name: string) =>
        page.screenshot({ path: `reports/browser/reset-${name}-${width}-${theme}.png`, fullPage: true });
      await page.goto("/password");
      await expect(heading(page, "Ustaw nowe hasło")).toBeVisible();
      await shot("1");
      await ask(page, LOGIN);
      await shot("2");
      await openLink(page, sandbox);
      await page.getByLabel("Nowe hasło").fill("mewa");
      await shot("3");
      await setPassword(page, PASSWORD);
      await expect(heading(page, "Hasło zmienione")).toBeFocused();
      await shot("4");
      await page.goto("/passwordToken/nikt");
      await expect(heading(page, "Tym linkiem nie zmienisz hasła")).toBeVisible();
      await shot("5");
    },
  );
}
