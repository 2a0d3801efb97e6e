import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { walkByTab } from "./support/walk-by-tab.ts";
import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { logOut } from "./support/menu.ts";
import { THEME_WIDTHS } from "./support/proof-scope.ts";

const LOGIN = "kod.sikora";
const code = (page: Page) => page.getByLabel("Kod z SMS-a");

async function givePassword(page: Page, login = LOGIN): Promise<void> {
  await page.getByLabel("Login", { exact: true }).fill(login);
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
}

test(
  "(part of LOGIN-03) [LOGIN-09] logs in with an SMS code, without one on a remembered device",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.goto("/");
    await givePassword(page);
    await expect(code(page)).toBeFocused();
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
    const cookie = (await page.context().cookies()).find(({ name }) => name === "ebok.trusted");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict" });

    await logOut(page);
    await givePassword(page);
    await expect(page).toHaveURL("/index");
  },
);

test("(part of LOGIN-01) Back leads from the code to the password", { tag: "@proof" }, async ({ page }) => {
  await page.goto("/");
  await givePassword(page);
  await page.getByRole("button", { name: "Wróć" }).click();
  await expect(page.getByLabel("Hasło", { exact: true })).toBeFocused();
});

test("[LOGIN-03] logs in with password and app or SMS code, explains each wrong code, accepts none twice", async ({
  page,
  sandbox,
}) => {
  const appCode = page.getByLabel("Kod z aplikacji");
  await page.goto("/");
  await givePassword(page, "kod.czajka");
  await expect(page.getByText("Otwórz aplikację z kodami i przepisz 6 cyfr, które teraz pokazuje.")).toBeVisible();
  await expect(page.getByText(/Nowy kod|nowy kod/)).toHaveCount(0);
  await axe(page);
  const shown = await sandbox.appCode("kod.czajka");
  await appCode.fill(shown === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "Ten kod z aplikacji nie pasuje albo był już użyty. Wpisz następny i sprawdź zegar telefonu.",
  );

  // A code is valid for two steps of 30 s.
  await sandbox.advance(61_000);
  await appCode.fill(shown);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/Ten kod z\saplikacji nie pasuje albo był już użyty/);
  const fresh = await sandbox.appCode("kod.czajka");
  await appCode.fill(fresh);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/index");

  // A used code does not log in again.
  await logOut(page);
  await givePassword(page, "kod.czajka");
  await appCode.fill(fresh);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(/Ten kod z\saplikacji nie pasuje albo był już użyty/);
  await sandbox.advance(30_000);
  await appCode.fill(await sandbox.appCode("kod.czajka"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/index");

  await logOut(page);
  await givePassword(page, LOGIN);
  // The code is in the outbox once the page asks for it.
  await expect(code(page)).toBeVisible();
  const sent = (await sandbox.outbox())[0]?.code ?? "";
  await code(page).fill(sent === "000000" ? "111111" : "000000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "To nie jest kod, który wysłaliśmy. Sprawdź wiadomość i wpisz kod jeszcze raz.",
  );
  await code(page).fill(sent);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/index");

  await logOut(page);
  await givePassword(page, "m.brzezinska");
  await expect(page).toHaveURL("/index");
});

test(
  "sends another SMS after a minute with a countdown, and rejects the former code",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await page.goto("/");
    await givePassword(page);
    await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
    await expect(page.getByText(/Nowy kod możesz wysłać za (1:00|0:\d\d)/)).toBeVisible();
    const first = (await sandbox.outbox())[0]?.code ?? "";
    await page.clock.runFor(61_000);
    await sandbox.advance(61_000);
    await page.getByRole("button", { name: "Wyślij nowy kod" }).click();
    await expect(page.getByText(/Nowy kod możesz wysłać za/)).toBeVisible();
    const second = (await sandbox.outbox())[0]?.code ?? "";
    if (first !== second) {
      await code(page).fill(first);
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toHaveText(/To nie jest kod, który wysłaliśmy/);
    }
    // With blanks, as copied from the message.
    await code(page).fill("");
    await code(page).pressSequentially(`Kod: ${second.slice(0, 3)} ${second.slice(3)}`);
    await expect(code(page)).toHaveValue(second);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/index");
  },
);

test("(part of LOGIN-03) second factor works by keyboard alone", { tag: "@proof" }, async ({ page, sandbox }) => {
  await page.goto("/");
  await givePassword(page);
  await expect(code(page)).toBeFocused();
  expect(await walkByTab(page)).toEqual({ notReached: [], notSeen: [] });
  await code(page).focus();
  await page.keyboard.type((await sandbox.outbox())[0]?.code ?? "");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/index");
});

for (const { theme, width } of THEME_WIDTHS) {
  test(`second factor and lock pass axe and fit in ${theme} at ${width} px`, { tag: "@proof" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const shot = (name: string) =>
      page.screenshot({ path: `reports/browser/${name}-${width}-${theme}.png`, fullPage: true });
    await page.goto("/");
    await givePassword(page);
    await expect(code(page)).toBeVisible();
    await shot("second-factor");
    for (let wrong = 0; wrong < 5; wrong += 1) {
      await code(page).fill("000000");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("alert")).toBeVisible();
      await expect(page.getByRole("button", { name: "Zaloguj się" })).not.toHaveAttribute("aria-busy", "true");
    }
    await expect(page.getByRole("alert")).toHaveText(/^Logowanie jest zablokowane do \d\d:\d\d,/);
    await axe(page);
    await shot("lock");
  });
}
