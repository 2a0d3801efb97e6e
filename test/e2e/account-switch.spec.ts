import type { Page, Request } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { expectAccount, openSection } from "./support/menu.ts";
import { proofTagUnless, THEME_WIDTHS } from "./support/proof-scope.ts";

const FLAT = /5600321|Bez Limitu 60 GB|Internet światłowodowy 1 Gb/;
const COTTAGE_NUMBER = "nr klienta 5600322";

// The header of a dialog has the role banner, too.
const banner = (page: Page) => page.locator("header.masthead");
const account = (page: Page) => banner(page).getByRole("button", { name: "Przełącz konto" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Twoje konta" });
const toast = (page: Page, name: string) =>
  page.getByRole("status").filter({ hasText: `Otwarte jest teraz konto: ${name}` });

async function open(page: Page, address = "/index"): Promise<void> {
  await openWithStoredSession(page, "konta.lis", address);
  await expect(account(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
}

async function switchBy(page: Page, name: RegExp): Promise<void> {
  await account(page).click();
  await dialog(page).getByRole("radio", { name }).check();
  await dialog(page).getByRole("button", { name: "Przełącz konto" }).click();
}

test(
  "[SESS-11] replaces the former account's data on the page and in storage when switched by mouse",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await open(page, "/service/myServices");
    await expect(page.getByRole("main")).toContainText("Bez Limitu 60 GB");
    await account(page).click();
    await expect(dialog(page).getByRole("radio")).toHaveCount(3);
    await expect(dialog(page).getByRole("radio", { name: /mieszkanie/ })).toBeChecked();
    await dialog(page).getByRole("radio", { name: /domek/ }).check();
    await dialog(page).getByRole("button", { name: "Przełącz konto" }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL("/index");
    await expect(banner(page)).toContainText(COTTAGE_NUMBER);
    await expect(toast(page, "Katarzyna Lis, domek w Chmielnie")).toBeVisible();
    await expect(page.getByText("Internet mobilny 5G 100 GB").first()).toBeVisible();
    await expect(page.locator("body")).not.toContainText(FLAT);
    expect(
      await page.evaluate(() => /"currentContext":"(\d+)"/.exec(localStorage.getItem("ebok.session") ?? "")?.[1]),
    ).toBe("5600322");
    expect(
      (await sandbox.calls("changeContext")).map(({ bearerOk, fingerprintOk }) => bearerOk && fingerprintOk),
    ).toEqual([true]);

    await openSection(page, "Usługi");
    await expect(page.getByRole("main")).toContainText("Internet mobilny 5G 100 GB");
    await expect(page.locator("body")).not.toContainText(FLAT);
    await page.reload();
    await expect(banner(page)).toContainText(COTTAGE_NUMBER);
  },
);

test(
  "[SESS-11] applies the roles of a company's account, and restores the former ones on the way back",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await switchBy(page, /Ceramiki/);
    await expect(banner(page)).toContainText("nr klienta 6005610");
    await expect(page.getByText("Internet dla firm 600 Mb/s").first()).toBeVisible();
    await page.goto("/service/directBilling");
    await expect(page).toHaveURL("/index");
    await switchBy(page, /mieszkanie/);
    await expect(banner(page)).toContainText("nr klienta 5600321");
    await openSection(page, "Usługi");
    await expect(page.getByRole("link", { name: "Subskrypcje" })).toBeVisible();
  },
);

test(
  "(part of SESS-11) switches the account by keyboard alone and keeps the focus",
  { tag: "@proof" },
  async ({ page }) => {
    await open(page);
    await account(page).focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("heading", { name: "Twoje konta" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(account(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Tab");
    if (
      await dialog(page)
        .getByRole("button", { name: "Zamknij" })
        .evaluate((button) => button === document.activeElement)
    )
      await page.keyboard.press("Tab");
    await expect(dialog(page).getByRole("radio", { name: /mieszkanie/ })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(dialog(page).getByRole("radio", { name: /domek/ })).toBeChecked();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(banner(page)).toContainText(COTTAGE_NUMBER);
    await expect(toast(page, "Katarzyna Lis, domek w Chmielnie")).toBeVisible();
    await expect(account(page)).toBeFocused();
  },
);

test(
  "(part of SESS-11) cancels a read of the former account on a switch",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await open(page);
    await sandbox.fault({ operation: "getClientData", times: 1, delay: 60_000 });
    const isClientData = (request: Request) => request.postData()?.includes("getClientData") === true;
    const slow = page.waitForRequest(isClientData);
    await page.reload();
    await slow;
    await expect(account(page)).toBeVisible();
    const cancelled = page.waitForEvent("requestfailed", isClientData);
    await switchBy(page, /domek/);
    await cancelled;
    await expect(page.getByText("Internet mobilny 5G 100 GB").first()).toBeVisible();
    await expect(page.locator("body")).not.toContainText(FLAT);
  },
);

test("[SESS-08] [SESS-11] switches the account in all tabs and shows no data of the former one", async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await other.goto("/service/myServices");
  await expect(other.getByRole("main")).toContainText("Bez Limitu 60 GB");
  await switchBy(page, /domek/);
  await expect(other).toHaveURL("/index");
  await expect(banner(other)).toContainText(COTTAGE_NUMBER);
  await expect(toast(other, "Katarzyna Lis, domek w Chmielnie")).toBeVisible();
  await expect(other.getByText("Internet mobilny 5G 100 GB").first()).toBeVisible();
  await expect(other.locator("body")).not.toContainText(FLAT);
});

test(
  "(part of SESS-11) leaves an account that the provider no longer knows, and says so",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await open(page);
    await page.evaluate(() => {
      const stored = localStorage.getItem("ebok.session") ?? "";
      localStorage.setItem("ebok.session", stored.replaceAll("5600322", "9999999"));
    });
    await page.reload();
    await switchBy(page, /domek/);
    await expect(dialog(page).getByRole("alert")).toContainText("Nie masz już dostępu do tego konta.");
    await dialog(page).getByRole("button", { name: "Anuluj" }).last().click();
    await expect(banner(page)).toContainText("nr klienta 5600321");
    expect((await sandbox.calls("changeContext")).length).toBe(1);
  },
);

test("shows no account switch to a customer with one account", { tag: "@proof" }, async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await expectAccount(page, "4127830");
  await expect(account(page)).toHaveCount(0);
});

test.describe("link that names an account", () => {
  // The app switches without a question.
  test(
    "[ROUTE-08] switches to the account that a link names after confirmation and follows the link",
    { tag: "@browser" },
    async ({ page, sandbox }) => {
      await open(page, "/push/myServices/5600322-01/Katarzyna%20Lis,%20domek%20w%20Chmielnie");
      await expect(page.getByRole("heading", { level: 1, name: "To dotyczy innego konta" })).toBeVisible();
      await expect(page.getByRole("main")).toContainText("Teraz otwarte jest konto „Katarzyna Lis, mieszkanie”.");
      expect(await sandbox.calls("changeContext")).toEqual([]);
      await axe(page);
      await page.getByRole("button", { name: "Przełącz i przejdź dalej" }).click();
      await expect(page).toHaveURL("/service/myServices/5600322-01");
      await expect(page.getByRole("heading", { level: 1, name: "Internet mobilny 5G 100 GB" })).toBeVisible();
      await expect(banner(page)).toContainText(COTTAGE_NUMBER);
      await expect(toast(page, "Katarzyna Lis, domek w Chmielnie")).toBeVisible();
    },
  );

  test(
    "(part of ROUTE-08) follows a link that names the customer's other account by its number",
    { tag: ["@browser", "@proof"] },
    async ({ page }) => {
      await open(page, "/push/invoice/-/5600322");
      await expect(page.getByRole("main")).toContainText(
        "To, co otwierasz, jest na koncie „Katarzyna Lis, domek w Chmielnie”.",
      );
      await page.getByRole("button", { name: "Przełącz i przejdź dalej" }).click();
      await expect(page).toHaveURL("/invoice");
      await expect(banner(page)).toContainText(COTTAGE_NUMBER);
    },
  );

  test(
    "(part of ROUTE-08) does not follow an account link when the customer keeps their account",
    { tag: ["@browser", "@proof"] },
    async ({ page, sandbox }) => {
      await open(page, "/push/invoice/x/Pracownia%20Ceramiki%20Katarzyna%20Lis");
      await page.getByRole("link", { name: "Zostań przy obecnym koncie" }).click();
      await expect(page).toHaveURL("/index");
      await expect(banner(page)).toContainText("nr klienta 5600321");
      expect(await sandbox.calls("changeContext")).toEqual([]);
    },
  );

  test(
    "(part of ROUTE-08) follows a link to the open account without a question",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await open(page, "/push/myServices/5600321-02/Katarzyna%20Lis,%20mieszkanie");
      await expect(page).toHaveURL("/service/myServices/5600321-02");
      expect(await sandbox.calls("changeContext")).toEqual([]);
    },
  );

  for (const name of ["Jan%20Nowak", "4127830", "%3Cscript%3E", "Katarzyna"]) {
    test(
      `(part of ROUTE-08) follows no link to a foreign account, repeats no text of it: ${name}`,
      { tag: proofTagUnless(name === "4127830") },
      async ({ page, sandbox }) => {
        await open(page, `/push/invoice/x/${name}`);
        await expect(page.getByRole("heading", { level: 1, name: "Nie masz dostępu do tego konta" })).toBeVisible();
        await expect(page.getByRole("main")).not.toContainText(
          decodeURIComponent(name) === "Katarzyna" ? "„Katarzyna”" : decodeURIComponent(name),
        );
        expect(await sandbox.calls("changeContext")).toEqual([]);
        await page.getByRole("link", { name: "Wróć na start" }).click();
        await expect(page).toHaveURL("/index");
      },
    );
  }
});

for (const { theme, width } of THEME_WIDTHS) {
  const kind = width === 390 ? "phone" : "desktop";
  test(
    `axe finds nothing in the account dialog and on the link's page: ${kind}, ${theme}`,
    { tag: ["@browser", "@proof"] },
    async ({ page, context, baseURL }, info) => {
      await page.setViewportSize({ width, height: 900 });
      await context.addCookies([{ name: "ebok.theme", value: theme, url: baseURL ?? "" }]);
      await open(page, kind === "phone" ? "/more" : "/index");
      const button =
        kind === "phone" ? page.getByRole("main").getByRole("button", { name: "Przełącz konto" }) : account(page);
      await button.click();
      await expect(dialog(page)).toBeVisible();
      await axe(page);
      await page.screenshot({ path: info.outputPath(`accounts-${kind}-${theme}.png`) });
      await page.goto("/push/invoice/x/Pracownia%20Ceramiki%20Katarzyna%20Lis");
      await expect(page.getByRole("button", { name: "Przełącz i przejdź dalej" })).toBeVisible();
      await axe(page);
      await page.screenshot({ path: info.outputPath(`link-${kind}-${theme}.png`) });
    },
  );
}
