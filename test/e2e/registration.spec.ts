import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { walkByTab } from "./support/walk-by-tab.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectAccount, logOut } from "./support/menu.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";
import { THEME_WIDTHS } from "./support/proof-scope.ts";

const ZOFIA = { number: "5900101", identification: "84061507489" };
const PASSWORD = "Mewa-nad-molem-7";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) => page.getByRole("button", { name });
const code = (page: Page) => page.getByLabel("Kod", { exact: true });
const password = (page: Page) => page.getByLabel("Hasło", { exact: true });

async function toIdentity(page: Page): Promise<void> {
  await page.goto("/");
  await button(page, "Załóż konto").click();
  await expect(page.getByLabel("Numer klienta")).toBeFocused();
}

async function giveIdentity(page: Page, { number, identification }: typeof ZOFIA): Promise<void> {
  await page.getByLabel("Numer klienta").fill(number);
  await page.getByLabel("PESEL albo NIP").fill(identification);
  await button(page, "Dalej").click();
}

async function toCode(page: Page): Promise<void> {
  await toIdentity(page);
  await giveIdentity(page, ZOFIA);
  await expect(heading(page, "Dokąd wysłać kod?")).toBeVisible();
  await button(page, "Wyślij kod").click();
  await expect(code(page)).toBeFocused();
}

const sentCode = async (sandbox: SandboxClient): Promise<string> => (await sandbox.outbox())[0]?.code ?? "";

async function toAccount(page: Page, sandbox: SandboxClient): Promise<void> {
  await toCode(page);
  await code(page).fill(await sentCode(sandbox));
  await button(page, "Dalej").click();
  await expect(page.getByLabel("Login", { exact: true })).toBeFocused();
}

async function giveAccount(page: Page, login: string): Promise<void> {
  await page.getByLabel("Login", { exact: true }).fill(login);
  await password(page).fill(PASSWORD);
  await page.getByLabel("Powtórz hasło").fill(PASSWORD);
  await button(page, "Załóż konto").click();
}

test("[LOGIN-04] registers a customer by a code of an e-mail or of an SMS and logs in", async ({ page, sandbox }) => {
  await toIdentity(page);
  await axe(page);
  // As printed on an invoice: with blanks.
  await page.getByLabel("Numer klienta").pressSequentially("590 01-01");
  await expect(page.getByLabel("Numer klienta")).toHaveValue(ZOFIA.number);
  await page.getByLabel("PESEL albo NIP").fill(ZOFIA.identification);
  await button(page, "Dalej").click();
  await expect(page.getByRole("radio", { name: /SMS-em na numer ••• ••• 118/ })).toBeChecked();
  await page.getByRole("radio", { name: /E-mailem na adres z•••@poczta\.example/ }).check();
  await axe(page);
  await button(page, "Wyślij kod").click();
  await expect(page.getByText("e-mailem na adres z•••@poczta.example.")).toBeVisible();
  expect((await sandbox.outbox())[0]).toMatchObject({ channel: "email", recipient: "zofia.rutkowska@poczta.example" });
  await expect(code(page)).toHaveAttribute("autocomplete", "one-time-code");
  await axe(page);
  await code(page).fill(`Kod: ${await sentCode(sandbox)}`);
  await button(page, "Dalej").click();
  await axe(page);
  await expect(password(page)).toHaveAttribute("autocomplete", "new-password");
  await giveAccount(page, "zofia.rutkowska");
  await expect(page).toHaveURL("/index");
  await expectAccount(page, "5900101");
  expect(
    (await sandbox.calls())
      .filter(({ request }) => request.includes(ZOFIA.identification))
      .map(({ operation }) => operation),
  ).toEqual(["beforeLogin", "signUpCodeVerify", "signUpCodeVerify"]);
  expect((await sandbox.calls("beforeLogin")).every(({ request }) => !request.includes(PASSWORD))).toBe(true);

  await logOut(page);
  await page.getByLabel("Login", { exact: true }).fill("zofia.rutkowska");
  await button(page, "Dalej").click();
  await password(page).fill(PASSWORD);
  await button(page, "Zaloguj się").click();
  await expect(page).toHaveURL("/index");

  await logOut(page);
  await toIdentity(page);
  await giveIdentity(page, { number: "5900103", identification: "79112305158" });
  await button(page, "Wyślij kod").click();
  await expect(code(page)).toBeFocused();
  expect((await sandbox.outbox())[0]).toMatchObject({ channel: "sms", recipient: "601908775" });
  await code(page).fill(await sentCode(sandbox));
  await button(page, "Dalej").click();
  await giveAccount(page, "marek.zalewski");
  await expect(page).toHaveURL("/index");
  await expectAccount(page, "5900103");
});

test(
  "(part of LOGIN-02) gives the same response to a wrong number and a wrong identification",
  { tag: "@proof" },
  async ({ page }) => {
    await toIdentity(page);
    const seen: string[] = [];
    for (const who of [
      { number: "999999998", identification: ZOFIA.identification },
      { number: ZOFIA.number, identification: "44051401359" },
      { number: "4127830", identification: "44051401359" },
    ]) {
      await giveIdentity(page, who);
      await expect(page.getByRole("alert")).toHaveText(
        "Nie możemy założyć konta na podstawie tych danych. Sprawdź oba numery albo zadzwoń do obsługi klienta.",
      );
      await expect(page.getByLabel("Numer klienta")).toHaveValue(who.number);
      await expect(page.getByLabel("PESEL albo NIP")).toHaveValue(who.identification);
      seen.push(await page.getByRole("main").ariaSnapshot());
    }
    expect(new Set(seen.map((text) => text.replaceAll(/\d{7,11}/g, "?"))).size).toBe(1);
  },
);

test(
  "(part of LOGIN-04) asks for the password when the customer has an account already",
  { tag: "@proof" },
  async ({ page }) => {
    await toIdentity(page);
    await giveIdentity(page, { number: "4127830", identification: "78041254821" });
    await expect(heading(page, "Wpisz hasło")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText(
      "Masz już konto. Wpisz hasło, a jeśli go nie pamiętasz, ustaw nowe.",
    );
    await expect(page.getByRole("main")).toContainText("4127830");
  },
);

test(
  "(part of LOGIN-06) explains each refusal: impossible, no channel for codes, foreign number",
  { tag: "@proof" },
  async ({ page }) => {
    await toIdentity(page);
    await giveIdentity(page, { number: "5900105", identification: "90022855311" });
    await expect(page.getByRole("alert")).toHaveText(
      "Tego konta nie można założyć w portalu. Zadzwoń do obsługi klienta, pomożemy od razu.",
    );
    await giveIdentity(page, { number: "5900106", identification: "01251406278" });
    await expect(page.getByRole("alert")).toHaveText(
      "Tego nie da się teraz zrobić w portalu. Zadzwoń do obsługi klienta.",
    );
  },
);

test(
  "(part of LOGIN-06) names help and its hours for a foreign number, and keeps values on Back",
  { tag: "@proof" },
  async ({ page }) => {
    await toIdentity(page);
    await giveIdentity(page, { number: "5900104", identification: "66081244171" });
    await button(page, "Wyślij kod").click();
    await expect(heading(page, "Załóżmy konto przez telefon")).toBeFocused();
    const step = page.getByRole("main").locator(".auth__form");
    await expect(step).toContainText("Kodu nie wyślemy SMS-em na numer ••• ••• 678.");
    await expect(step.getByRole("link", { name: "58 300 70 00" })).toHaveAttribute("href", "tel:+48583007000");
    await expect(step.getByRole("definition").first()).toContainText(/\d/);
    await axe(page);
    await page.goBack();
    await expect(page.getByLabel("Numer klienta")).toHaveValue("5900104");
    await expect(page.getByLabel("PESEL albo NIP")).toHaveValue("66081244171");
  },
);

test(
  "(part of VAL-12) registration fields show errors when left; focuses the first invalid",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await toIdentity(page);
    await button(page, "Dalej").click();
    await expect(page.getByLabel("Numer klienta")).toBeFocused();
    await expect(page.getByText("Wpisz numer klienta, od 1 do 9 cyfr")).toBeVisible();
    await page.getByLabel("Numer klienta").fill("12 345 678 901");
    await expect(page.getByLabel("Numer klienta")).toHaveValue("123456789");
    await page.getByLabel("PESEL albo NIP").fill("84061507488");
    await page.getByLabel("PESEL albo NIP").blur();
    await expect(page.getByText("Cyfra kontrolna numeru PESEL się nie zgadza. Sprawdź cyfry.")).toBeVisible();
    await page.getByLabel("PESEL albo NIP").fill("5843021177");
    await expect(page.getByText(/Cyfra kontrolna/)).toHaveCount(0);
    expect(await sandbox.calls()).toEqual([]);
  },
);

test(
  "(part of LOGIN-04) shows a wrong code, leads back from an expired one, and sends another",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await toCode(page);
    const first = await sentCode(sandbox);
    await code(page).fill("123");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText("Wpisz kod z 6 cyfr.");
    await code(page).fill(first === "000000" ? "111111" : "000000");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toHaveText(/To nie jest kod, który wysłaliśmy/);
    await expect(code(page)).toBeFocused();

    await expect(page.getByText(/Nowy kod możesz wysłać za 0:\d\d|Nowy kod możesz wysłać za 1:00/)).toBeVisible();
    await expect(button(page, "Wyślij nowy kod")).toHaveCount(0);
    await page.clock.runFor(61_000);
    await sandbox.advance(61_000);
    await button(page, "Wyślij nowy kod").click();
    await expect(page.getByText(/Nowy kod możesz wysłać za/)).toBeVisible();
    expect((await sandbox.outbox()).filter(({ text }) => text.startsWith("Kod do założenia konta"))).toHaveLength(2);

    await sandbox.advance(6 * 60_000);
    await code(page).fill(await sentCode(sandbox));
    await page.keyboard.press("Enter");
    await expect(heading(page, "Dokąd wysłać kod?")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveText("Kod stracił ważność. Wyślij nowy i wpisz go od razu.");
  },
);

test(
  "(part of VAL-01) (part of VAL-02) checks login and password as typed, keeps other fields",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await toAccount(page, sandbox);
    const rules = page.getByRole("list", { name: "Warunki hasła" });
    await expect(rules.getByRole("listitem")).toHaveText([/od 10 do 64 znaków, na przykład kilka słów \(brakuje\)/]);
    await password(page).pressSequentially("mewa nad m");
    await expect(rules.getByRole("listitem")).toHaveText([/kilka słów \(spełnione\)/]);
    await password(page).fill("Żółw-2026\u200b");
    await expect(rules).toContainText("tylko litery, cyfry, symbole i spacje (brakuje)");
    await page.getByLabel("Login", { exact: true }).fill("123456789");
    await expect(page.getByRole("list", { name: "Warunki loginu" }).getByRole("listitem").nth(1)).toHaveText(
      /nie same cyfry \(brakuje\)/,
    );
    await page.getByLabel("Powtórz hasło").fill("inne");
    await button(page, "Załóż konto").click();
    await expect(page.getByLabel("Login", { exact: true })).toBeFocused();
    await expect(page.getByText("Login nie może składać się z samych cyfr. Dodaj literę.")).toBeVisible();
    await expect(page.getByText(/Hasło ma niedozwolony znak/)).toBeVisible();
    await expect(page.getByText("Hasła nie są takie same. Wpisz to samo hasło drugi raz.")).toBeVisible();

    await giveAccount(page, "m.brzezinska");
    await expect(page.getByRole("alert")).toHaveText("Ten login jest zajęty. Wybierz inny.");
    await expect(page.getByLabel("Login", { exact: true })).toBeFocused();
    await expect(password(page)).toHaveValue(PASSWORD);
    await page.getByLabel("Login", { exact: true }).fill("zofia.rutkowska");
    await button(page, "Załóż konto").click();
    await expect(page).toHaveURL("/index");
  },
);

test(
  "finds the new account and logs in when the response about it was lost",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await toAccount(page, sandbox);
    await sandbox.fault({ operation: "signUpCodeVerify", cutOffAt: 60, times: 1 });
    await giveAccount(page, "zofia.rutkowska");
    await expect(page).toHaveURL("/index");
    expect((await sandbox.calls()).map(({ operation }) => operation).slice(-3, -1)).not.toContain("signUpCodeVerify");
  },
);

test(
  "creates one account when the response was lost before it was created",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await toAccount(page, sandbox);
    const intents: (string | undefined)[] = [];
    await page.route("**/service", (route) => {
      const intent = /<intentId>([^<]+)/.exec(
        route
          .request()
          .postData()
          ?.match(/<signUpCodeVerify[\s\S]+/)?.[0] ?? "",
      )?.[1];
      if (intent !== undefined) intents.push(intent);
      return intents.length === 1 && intent !== undefined ? route.abort() : route.continue();
    });
    await giveAccount(page, "zofia.rutkowska");
    await expect(page.getByRole("alert")).toHaveText(/Nie możemy połączyć się/);
    await expect(password(page)).toHaveValue(PASSWORD);
    await button(page, "Załóż konto").click();
    await expect(page).toHaveURL("/index");
    expect([intents.length, new Set(intents).size]).toEqual([2, 1]);
  },
);

test(
  "(part of LOGIN-01) Back leads through the stages to the login with the typed values",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Login", { exact: true }).fill("5900101");
    await button(page, "Załóż konto").click();
    await expect(
      page.getByLabel("Numer klienta"),
      "a number in the login field is used as the customer number",
    ).toHaveValue("5900101");
    await giveIdentity(page, ZOFIA);
    await button(page, "Wyślij kod").click();
    await expect(code(page)).toBeFocused();
    await button(page, "Wróć").click();
    await expect(heading(page, "Dokąd wysłać kod?")).toBeVisible();
    await button(page, "Wróć").click();
    await expect(page.getByLabel("PESEL albo NIP")).toHaveValue(ZOFIA.identification);
    await button(page, "Wróć do logowania").click();
    await expect(page.getByLabel("Login", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Login", { exact: true })).toHaveValue("5900101");
  },
);

test(
  "(part of LOGIN-04) registers by keyboard alone, each stage from its first field",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const tab = (times: number) =>
      Array.from({ length: times }).reduce<Promise<void>>(
        (before) => before.then(() => page.keyboard.press("Tab")),
        Promise.resolve(),
      );
    const reached = async (): Promise<void> => expect(await walkByTab(page)).toEqual({ notReached: [], notSeen: [] });
    const number = page.getByLabel("Numer klienta");
    const login = page.getByLabel("Login", { exact: true });
    await page.goto("/");
    await button(page, "Załóż konto").focus();
    await page.keyboard.press("Enter");
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/Załóż konto/);
    await reached();
    await number.focus();
    await page.keyboard.type(ZOFIA.number);
    await tab(1);
    await page.keyboard.type(ZOFIA.identification);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio", { name: /SMS-em/ })).toBeFocused();
    await expect(page.getByRole("radiogroup", { name: "Dokąd wysłać kod?" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("radio", { name: /E-mailem/ })).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAccessibleDescription(
      /^Wpisz kod Kod z\s6 cyfr wysłaliśmy e-mailem na adres z•••@poczta\.example\. Działa do \d\d:\d\d\.$/,
    );
    await reached();
    await code(page).focus();
    await page.keyboard.type(await sentCode(sandbox));
    await page.keyboard.press("Enter");
    await expect(login).toBeFocused();
    await expect(login).toHaveAccessibleDescription(/Ustaw login i\shasło/);
    await reached();
    await login.focus();
    await page.keyboard.type("zofia.rutkowska");
    await tab(1);
    await page.keyboard.type(PASSWORD);
    await tab(2);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/index");
  },
);

for (const { theme, width } of THEME_WIDTHS) {
  test(`registration passes axe and fits in ${theme} at ${width} px`, { tag: "@proof" }, async ({ page, sandbox }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    const shot = (name: string) =>
      page.screenshot({ path: `reports/browser/registration-${name}-${width}-${theme}.png`, fullPage: true });
    await toIdentity(page);
    await button(page, "Dalej").click();
    await axe(page);
    await shot("1");
    await giveIdentity(page, ZOFIA);
    await expect(heading(page, "Dokąd wysłać kod?")).toBeVisible();
    await shot("2");
    await button(page, "Wyślij kod").click();
    await expect(code(page)).toBeFocused();
    await code(page).fill(await sentCode(sandbox));
    await shot("3");
    await button(page, "Dalej").click();
    await password(page).fill("mewa");
    await axe(page);
    await shot("4");
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  });
}
