import { expect, test } from "./support/fixtures.ts";
import {
  closeUntilSessionIsOver,
  headingInApp,
  loginField,
  logInToApp,
  logOutOfApp,
  moreLink,
  onPhone,
  openNativeAppSimulator,
  openSettings,
  PHONE_IN_VIEW,
  turnOnAutomatic,
} from "./support/native-app-simulator.ts";

test.use({ viewport: PHONE_IN_VIEW });

test("[APP-03] (part of WRAP-02, WRAP-03, SET-03) registers the device, logs in by finger, turns that off", async ({
  page,
  sandbox,
}) => {
  const app = await openNativeAppSimulator(page);
  await logInToApp(app);
  await expect.poll(async () => (await sandbox.calls("associateMobileDevice")).length).toBe(1);
  await openSettings(app);
  await app.getByRole("button", { name: "Włącz: Logowanie odciskiem palca" }).click();
  await page.getByRole("button", { name: "Pasuje", exact: true }).click();
  await expect(app.getByRole("button", { name: "Wyłącz: Logowanie odciskiem palca" })).toBeVisible();
  await expect(app.getByRole("button", { name: "Usuń: Telefon z symulatora" }).first()).toBeVisible();
  await logOutOfApp(app);

  const finger = app.getByRole("button", { name: "Zaloguj się odciskiem palca" });
  const label = await loginField(app).elementHandle();
  expect(
    await finger.evaluate(
      (button, field) =>
        field !== null && (button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      label,
    ),
    "the finger is before the login",
  ).toBe(true);
  await finger.click();
  await page.getByRole("button", { name: "Nie pasuje" }).click();
  // Without a toast, at the button.
  await expect(app.getByRole("group", { name: "Logowanie bez hasła" }).getByRole("status")).toHaveText(
    "Telefon cię nie rozpoznał. Spróbuj jeszcze raz albo wpisz login i hasło.",
  );
  await expect(app.getByRole("alert")).toHaveCount(0);
  await expect(app.getByText("Wylogowano.")).toHaveCount(0);
  await finger.click();
  await page.getByRole("button", { name: "Pasuje", exact: true }).click();
  await expect(app.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();

  await openSettings(app);
  await app.getByRole("button", { name: "Wyłącz: Logowanie odciskiem palca" }).click();
  await expect(app.getByRole("button", { name: "Włącz: Logowanie odciskiem palca" })).toBeVisible();
  await logOutOfApp(app);
  await expect(finger).toHaveCount(0);
});

test("[APP-02] offers finger and notifications after the first login in the app, until they are answered", async ({
  page,
}) => {
  const app = await openNativeAppSimulator(page);
  await logInToApp(app);
  const offer = app.getByRole("region", { name: "Ułatwienia w aplikacji" });
  await expect(offer.getByRole("button", { name: "Włącz powiadomienia" })).toBeVisible();
  await offer.getByRole("button", { name: "Loguj się odciskiem palca" }).click();
  await page.getByRole("button", { name: "Pasuje", exact: true }).click();
  await expect(offer.getByRole("button", { name: /odciskiem palca/ })).toHaveCount(0);
  await offer.getByRole("button", { name: "Nie teraz" }).click();
  await expect(offer).toHaveCount(0);
  await logOutOfApp(app);
  await app.getByRole("button", { name: "Zaloguj się odciskiem palca" }).click();
  await page.getByRole("button", { name: "Pasuje", exact: true }).click();
  await expect(app.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
  await expect(app.getByText("Szczegóły usług")).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test(
  "(part of SET-03, ROUTE-08) logs in a reopened app by itself; reports a missing response",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource: the server responded with a status of 500/);
    const app = await openNativeAppSimulator(page);
    await logInToApp(app);
    await turnOnAutomatic(app);
    await closeUntilSessionIsOver(page);
    await expect(page.getByText("Aplikacja jest zamknięta.")).toBeVisible();
    await sandbox.fault({ operation: "sessionStartChallenge", times: 1, name: "internalError" });
    await onPhone(page, "Otwórz aplikację").click();
    await expect(app.getByRole("alert")).toContainText("Spróbuj");
    await closeUntilSessionIsOver(page);
    await onPhone(page, "Otwórz aplikację").click();
    await expect(app.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();

    // In the open app, and by opening it.
    await page.getByRole("button", { name: "Stuknij" }).click();
    await expect(app.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
    await page.getByRole("button", { name: "Zamknij aplikację" }).click();
    await page.getByLabel("Strona").fill("settings");
    await page.getByRole("button", { name: "Stuknij" }).click();
    await expect(app.getByRole("heading", { level: 1, name: "Ustawienia" })).toBeVisible();
    expect(await page.locator("#screen iframe").evaluate((frame) => frame.clientWidth)).toBe(390);
  },
);

test("(part of THEME-03, ROUTE-08) follows theme, notch, keyboard and Back; opens links outside", async ({ page }) => {
  const app = await openNativeAppSimulator(page);
  const html = app.locator("html");
  const login = app.getByLabel("Login", { exact: true });
  await login.fill("konta.lis");
  await page.getByLabel("Ciemny wygląd").check();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.getByLabel("Klawiatura").check();
  await login.focus();
  await expect(login).toBeInViewport();
  await page.getByLabel("Klawiatura").uncheck();
  await logInToApp(app, "konta.lis");
  await page.getByLabel("Wycięcie i pasek gestów").check();
  await expect(app.locator(".masthead")).toHaveCSS("padding-top", "47px");
  await page.getByLabel("Ciemny wygląd").uncheck();
  await expect(html).toHaveAttribute("data-theme", "light");

  const back = page.getByRole("button", { name: "Wstecz" });
  await app.getByRole("button", { name: "Wygląd" }).click();
  const dialog = app.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await back.click();
  await expect(dialog).toHaveCount(0);
  await app.getByRole("link", { name: "Faktury" }).first().click();
  await expect(app.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  await back.click();
  await expect(app.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
  await moreLink(app).click();
  await app.locator("body").evaluate((body) => {
    const link = Object.assign(document.createElement("a"), {
      href: "https://pomoc.example/regulamin",
      textContent: "poza portal",
    });
    body.append(link);
    link.click();
  });
  await expect(page.getByRole("log")).toContainText("Poza aplikacją: https://pomoc.example/regulamin");
});

test(
  "(part of WRAP-03, SESS-06) logs in a reopened app by itself, except after a logout",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const countChallenges = async () => (await sandbox.calls("sessionStartChallenge")).length;
    const app = await openNativeAppSimulator(page);
    await logInToApp(app);
    await turnOnAutomatic(app);
    await logOutOfApp(app);
    const without = app.getByRole("button", { name: "Wejdź bez hasła" });
    for (const _opening of [1, 2]) {
      await onPhone(page, "Zamknij aplikację").click();
      await onPhone(page, "Otwórz aplikację").click();
      await expect(without).toBeEnabled();
      await expect(app.getByText("Logujemy cię automatycznie.")).toHaveCount(0);
      expect(await countChallenges()).toBe(0);
    }
    // A notification does not log in either.
    await onPhone(page, "Zamknij aplikację").click();
    await page.getByLabel("Strona").fill("settings");
    await onPhone(page, "Stuknij").click();
    await expect(app.getByText("Zaloguj się, a pokażemy to, czego dotyczy powiadomienie.")).toBeVisible();
    await without.click();
    await expect(headingInApp(app, "Ustawienia")).toBeVisible();
    expect(await countChallenges()).toBe(1);
    await closeUntilSessionIsOver(page);
    await onPhone(page, "Otwórz aplikację").click();
    await expect(headingInApp(app, "Start")).toBeAttached();
    expect(await countChallenges()).toBe(2);
  },
);
