import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { expectAccount } from "./support/menu.ts";

const h1 = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const tokenOf = (href: string): string => /\/loginToken\/([^/]+)/.exec(href)?.[1] ?? "";

const goOn = (page: Page) => page.getByRole("button", { name: "Kontynuuj", exact: true });

async function follow(page: Page, href: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(href);
}

test("[LOGIN-08] logs in once, opens the named page and drops the token; a second use leads to the login", async ({
  page,
  sandbox,
}) => {
  const href = await sandbox.link("/loginToken", "Małgorzata");
  await page.goto(href);
  await expect(h1(page)).toHaveText("Kontynuuj jako Małgorzata Brzezińska-Kowalczyk");
  expect(await sandbox.calls("sessionStart")).toEqual([]);
  await axe(page);
  await goOn(page).click();
  await expect(page).toHaveURL("/invoice");
  await expectAccount(page, "4127830");
  const storedData = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
    ]),
  );
  expect(storedData).not.toContain(tokenOf(href));
  expect(JSON.stringify(await sandbox.reports())).not.toContain(tokenOf(href));
  await page.evaluate(() => localStorage.clear());
  await page.goBack();
  expect(page.url()).not.toContain(tokenOf(href));
  await follow(page, href);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Ten link był już użyty. Zaloguj się loginem i hasłem.")).toBeVisible();
});

test(
  "(part of LOGIN-08) shows the login with a message when a link is used, expired or unknown",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    for (const [href, expectedText] of [
      [await sandbox.link("/loginToken", "Katarzyna"), "Ten link stracił ważność. Zaloguj się loginem i hasłem."],
      [await sandbox.link("/loginToken", "Aleksandra"), "To konto chroni dodatkowy kod. Zaloguj się loginem i hasłem."],
      ["/loginToken/nobody-sent-this/invoice", "Nie znamy tego linku. Zaloguj się loginem i hasłem."],
      ["/loginToken/short", "Nie znamy tego linku. Zaloguj się loginem i hasłem."],
      ["/loginToken", "Otwórz link jeszcze raz z wiadomości albo zaloguj się loginem i hasłem."],
    ] as const) {
      await follow(page, href);
      // The provider refuses a login that needs a second factor only when it is tried.
      if (expectedText.startsWith("To konto")) await goOn(page).click();
      await expect(page).toHaveURL("/");
      await expect(page.getByText(expectedText)).toBeVisible();
      await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem("ebok.session"))).toBeNull();
  },
);

test("asks before a login link replaces a session; staying keeps both session and link", async ({ page, sandbox }) => {
  const href = await sandbox.link("/loginToken", "Małgorzata");
  await openWithStoredSession(page, "nowak.nowy");
  await expectAccount(page, "5000114");
  await follow(page, href);
  await expect(h1(page)).toHaveText("Kontynuuj jako Małgorzata Brzezińska-Kowalczyk");
  await expect(page).toHaveURL("/loginToken");
  expect(await sandbox.calls("sessionStart")).toEqual([]);
  await axe(page);
  await page.getByRole("button", { name: "Zostań na obecnym koncie" }).click();
  await expect(page).toHaveURL("/index");
  await expectAccount(page, "5000114");

  await follow(page, href);
  await goOn(page).click();
  await expect(page).toHaveURL("/invoice");
  await expectAccount(page, "4127830");
  // The portal ends the former session at the server.
  await expect.poll(async () => (await sandbox.calls("sessionEnd")).length).toBe(1);
  expect(await sandbox.calls("sessionStart")).toHaveLength(1);
});

test("invalid login link changes nothing for a logged-in customer", { tag: "@proof" }, async ({ page, sandbox }) => {
  await openWithStoredSession(page, "nowak.nowy");
  await expectAccount(page, "5000114");
  await follow(page, await sandbox.link("/loginToken", "Katarzyna"));
  await expect(page.getByText("Ten link stracił ważność. Nic się nie zmienia na obecnym koncie.")).toBeVisible();
  await page.getByRole("button", { name: "Zostań na obecnym koncie" }).click();
  await expectAccount(page, "5000114");
});

test(
  "(part of NAV-09) login by a link shows no navigation and no footer",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await sandbox.fault({ operation: "sessionStart", errorMessage: "Chwilowo nie" });
    await page.goto(await sandbox.link("/loginToken", "Małgorzata"));
    await goOn(page).click();
    await expect(page.getByText("Nie udało się zalogować z linku")).toBeVisible();
    for (const role of ["contentinfo", "navigation"] as const) await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page).toHaveTitle("Logowanie z linku · Wiązka");
    await axe(page);
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await goOn(page).click();
    await expectAccount(page, "4127830");
  },
);

test(
  "(part of ROUTE-15) opens the page that a login link names only if it is in this portal",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const token = tokenOf(await sandbox.link("/loginToken", "Małgorzata"));
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await page.goto(`/loginToken/${token}/https%3A%2F%2Fevil.example`);
    await goOn(page).click();
    await expect(page).toHaveURL("/index");
    await expectAccount(page, "4127830");
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  },
);
