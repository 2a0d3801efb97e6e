import type { FrameLocator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import {
  closeUntilSessionIsOver,
  enterByPassword,
  headingInApp,
  journal,
  logInToApp,
  loginField,
  logOutOfApp,
  moreLink,
  onPhone,
  openNativeAppSimulator,
  openSettings,
  PHONE_IN_VIEW,
  tap,
  turnOnAutomatic,
} from "./support/native-app-simulator.ts";

test.use({ viewport: PHONE_IN_VIEW });

const BY_FINGER = "Logowanie odciskiem palca";

/** Turns the finger login on in the settings; the finger is recognised. */
async function turnOnFinger(page: Page, app: FrameLocator): Promise<void> {
  await app.getByRole("button", { name: `Włącz: ${BY_FINGER}` }).click();
  await onPhone(page, "Pasuje").click();
  await expect(app.getByRole("button", { name: `Wyłącz: ${BY_FINGER}` })).toBeVisible();
}

test(
  "(part of WRAP-03) rejects keys that the phone has lost, creates new ones with a password",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page);
    const alert = app.getByRole("alert");
    const [finger, without] = [
      app.getByRole("button", { name: "Zaloguj się odciskiem palca" }),
      app.getByRole("button", { name: "Wejdź bez hasła" }),
    ];
    await logInToApp(app);
    await openSettings(app);
    await turnOnFinger(page, app);
    await app.getByRole("button", { name: "Włącz: Automatyczne logowanie" }).click();
    await expect(app.getByRole("button", { name: "Wyłącz: Automatyczne logowanie" })).toBeVisible();
    await logOutOfApp(app);
    await expect(finger).toBeVisible();

    await onPhone(page, "Zgub klucze").click();
    await without.click();
    await expect(alert).toContainText("W telefonie nie ma już klucza do logowania.");
    await expect(alert).toContainText("Wpisz login i hasło");
    await expect(without).toHaveCount(0);
    await expect(finger).toHaveCount(0);

    await logInToApp(app);
    await openSettings(app);
    await turnOnFinger(page, app);
    await logOutOfApp(app);
    await expect(without).toHaveCount(0);
    await finger.click();
    await onPhone(page, "Pasuje").click();
    await expect(headingInApp(app, "Start")).toBeAttached();
  },
);

test(
  "(part of WRAP-03, SET-03) reports lost keys once, and lets the user create new ones",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page);
    const lost = app.getByText("W telefonie nie ma już klucza do logowania.");
    await logInToApp(app);
    await openSettings(app);
    await turnOnFinger(page, app);
    await logOutOfApp(app);
    await onPhone(page, "Zgub klucze").click();
    await onPhone(page, "Zamknij aplikację").click();
    await onPhone(page, "Otwórz aplikację").click();
    await expect(lost).toBeVisible();
    await expect(app.getByRole("button", { name: "Zaloguj się odciskiem palca" })).toHaveCount(0);
    await onPhone(page, "Zamknij aplikację").click();
    await onPhone(page, "Otwórz aplikację").click();
    await logInToApp(app);
    await openSettings(app);
    // The sessions and the latest activity name the phone, too.
    const inList = app
      .getByRole("listitem")
      .filter({ hasText: "Telefon z symulatora" })
      .filter({ hasText: "Ten telefon" });
    await expect(inList).toContainText("W tym telefonie nie ma już klucza do logowania.");
    await expect(
      app
        .getByText("nie działa", { exact: true })
        .or(app.getByText(/^nie działa/))
        .first(),
    ).toBeVisible();
    await turnOnFinger(page, app);
    await expect(inList).not.toContainText("nie ma już klucza");
    // Switching off in the list applies to the card at once.
    await inList.getByRole("button", { name: /^Zmień/ }).click();
    const dialog = app.getByRole("dialog");
    await dialog.getByText("Odcisk palca albo twarz zamiast hasła").click();
    await dialog.getByRole("button", { name: "Zapisz zmiany" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(app.getByRole("button", { name: `Włącz: ${BY_FINGER}` })).toBeVisible();
  },
);

test(
  "(part of WRAP-03, ROUTE-08) shows one message for a notification and lost keys",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page);
    const notices = app
      .getByRole("main")
      .getByRole("status")
      .filter({ hasText: /./ })
      .or(app.getByRole("main").getByRole("alert"));
    await logInToApp(app);
    await turnOnAutomatic(app);
    await logOutOfApp(app);
    await expect(notices).toHaveText(["Wylogowano."]);
    await onPhone(page, "Zgub klucze").click();
    await onPhone(page, "Zamknij aplikację").click();
    await tap(page, "settings");
    await expect(notices).toHaveText([
      "Zaloguj się, a pokażemy to, czego dotyczy powiadomienie. " +
        "W telefonie nie ma już klucza do logowania. Nowy utworzysz w ustawieniach.",
    ]);
    await enterByPassword(app);
    await expect(headingInApp(app, "Ustawienia")).toBeVisible();
    await logOutOfApp(app);
    await tap(page, "settings");
    await expect(notices).toHaveText(["Zaloguj się, a pokażemy to, czego dotyczy powiadomienie."]);
  },
);

test(
  "(part of WRAP-03, SET-03) shows changed phone settings at once on login and in settings",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const app = await openNativeAppSimulator(page);
    const [unlocking, push] = [
      page.getByRole("combobox", { name: "Odblokowanie" }),
      page.getByRole("combobox", { name: "Powiadomienia" }),
    ];
    await logInToApp(app);
    await openSettings(app);
    await push.selectOption("dozwolone");
    await expect(app.getByText("dozwolone").first()).toBeVisible();
    await expect
      .poll(async () =>
        (await sandbox.calls("associateMobileDevice")).map(({ request }) => /<deviceTokenId>sim-/.test(request)),
      )
      .toEqual([false, true]);
    await unlocking.selectOption("twarz");
    await app.getByRole("button", { name: "Włącz: Logowanie twarzą" }).click();
    await onPhone(page, "Pasuje").click();
    await expect(app.getByRole("button", { name: "Wyłącz: Logowanie twarzą" })).toBeVisible();
    await logOutOfApp(app);
    const face = app.getByRole("button", { name: "Zaloguj się twarzą" });
    await expect(face).toBeVisible();
    await unlocking.selectOption("brak");
    await expect(face).toHaveCount(0);
    await unlocking.selectOption("odcisk palca");
    await expect(app.getByRole("button", { name: "Zaloguj się odciskiem palca" })).toBeVisible();
  },
);

test(
  "(part of WRAP-03) lets the app try the login once, not again on return from the password",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource: the server responded with a status of 500/);
    const app = await openNativeAppSimulator(page);
    const without = app.getByRole("button", { name: "Wejdź bez hasła" });
    const countChallenges = async () => (await sandbox.calls("sessionStartChallenge")).length;
    await logInToApp(app);
    await turnOnAutomatic(app);
    await closeUntilSessionIsOver(page);
    await sandbox.fault({ operation: "sessionStartChallenge", times: 1, name: "internalError" });
    await onPhone(page, "Otwórz aplikację").click();
    await expect(app.getByRole("alert")).toContainText("Spróbuj");
    await loginField(app).fill("m.brzezinska");
    await app.getByRole("button", { name: "Dalej" }).click();
    await expect(app.getByLabel("Hasło", { exact: true })).toBeVisible();
    await onPhone(page, "Wstecz").click();
    await expect(without).toBeEnabled();
    expect(await countChallenges()).toBe(1);
    await without.click();
    await expect(headingInApp(app, "Start")).toBeAttached();
    expect(await countChallenges()).toBe(2);
  },
);

test(
  "(part of WRAP-03) ends a late finger login's session when the password step is open",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const ended = async () => (await sandbox.calls("sessionEnd")).length;
    const app = await openNativeAppSimulator(page);
    await logInToApp(app);
    await openSettings(app);
    await turnOnFinger(page, app);
    await logOutOfApp(app);
    await expect.poll(ended).toBe(1);

    await app.getByRole("button", { name: "Zaloguj się odciskiem palca" }).click();
    await expect(onPhone(page, "Pasuje")).toBeVisible();
    await loginField(app).fill("m.brzezinska");
    await loginField(app).press("Enter");
    const password = app.getByLabel("Hasło", { exact: true });
    await expect(password).toBeVisible();
    await onPhone(page, "Pasuje").click();
    await expect.poll(ended).toBe(2);
    await expect(password).toBeVisible();
    await password.fill(LOGIN_PASSWORD);
    await app.getByRole("button", { name: "Zaloguj się" }).click();
    await expect(headingInApp(app, "Start")).toBeAttached();
  },
);

test(
  "(part of WRAP-01) saves linked and generated files in the app, and starts a payment",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page, "/regulations");
    await enterByPassword(app);
    await expect(headingInApp(app, "Regulaminy")).toBeVisible();
    await app.getByRole("link", { name: /Cennik internetu i telewizji/ }).click();
    await expect(journal(page)).toContainText("Zapisany plik: cennik-internet-telewizja.pdf");
    await app.getByRole("link", { name: "Faktury" }).first().click();
    await expect(headingInApp(app, "Faktury")).toBeVisible();
    await app
      .getByRole("button", { name: /kalendarz/i })
      .first()
      .click();
    await expect(journal(page)).toContainText("Zapisany plik: terminy-faktur.ics");

    await app.getByRole("link", { name: "Start" }).first().click();
    await app
      .getByRole("region", { name: "Do zapłaty" })
      .getByRole("link", { name: /^Zapłać/ })
      .click();
    await expect(app.getByRole("dialog", { name: "Sprawdź i zapłać" })).toBeVisible();
    await onPhone(page, "Wstecz").click();
    await expect(headingInApp(app, "Start")).toBeAttached();
    await expect(app.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "(part of WRAP-01, SET-05) completes the app's task in the app, asks for a rating once",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const app = await openNativeAppSimulator(page);
    await logInToApp(app, "konta.lis");
    await app.locator("body").evaluate(() => window.location.assign("/settings?onboarding="));
    await expect(headingInApp(app, "Dokończ ustawienia konta")).toBeVisible();
    await expect
      .poll(async () => (await sandbox.calls("saveOnboardingtData")).map(({ request }) => request).join())
      .toContain("mobileAppDownload");
    await expect(app.getByRole("button", { name: "Pobierz aplikację mobilną" })).toHaveCount(0);
    await app.getByRole("button", { name: "Oceń aplikację", exact: true }).click();
    const dialog = app.getByRole("dialog", { name: "Oceń aplikację mobilną" });
    await onPhone(page, "Wstecz").click();
    await expect(dialog).toHaveCount(0);
    await expect(journal(page)).not.toContainText("Sklep");
    await app.getByRole("button", { name: "Oceń aplikację", exact: true }).click();
    await dialog.getByRole("button", { name: "Oceń w sklepie" }).click();
    await expect(dialog.getByText("Sklep dostał naszą prośbę.")).toBeVisible();
    await expect(journal(page).getByText("Sklep prosi o ocenę")).toHaveCount(1);
    expect((await sandbox.calls("saveOnboardingtData")).map(({ request }) => request).join()).not.toContain(
      "mobileAppEvaluate",
    );
    await dialog.getByRole("button", { name: "Aplikacja oceniona" }).click();
    await expect(dialog).toHaveCount(0);
    await expect
      .poll(async () => (await sandbox.calls("saveOnboardingtData")).map(({ request }) => request).join())
      .toContain("mobileAppEvaluate");
  },
);

test(
  "(part of WRAP-01, WRAP-02) shows the state of notifications, registers only allowed ones",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const tokens = async () =>
      (await sandbox.calls("associateMobileDevice")).map(({ request }) => /<deviceTokenId>sim-/.test(request));
    const app = await openNativeAppSimulator(page);
    await logInToApp(app);
    await expect.poll(tokens).toEqual([false]);
    await openSettings(app);
    const push = app.getByRole("main").getByText("czekają na twoją zgodę");
    await expect(push).toBeVisible();
    await app.getByRole("button", { name: "Zezwól" }).click();
    await onPhone(page, "Nie zezwalaj").click();
    await expect(app.getByText("zablokowane").first()).toBeVisible();
    await expect(app.getByText("Odblokujesz je w ustawieniach telefonu, w części o aplikacjach.")).toBeVisible();
    await expect(app.getByRole("button", { name: "Zezwól" })).toHaveCount(0);
    expect(await tokens()).toEqual([false]);

    const setting = page.getByRole("combobox", { name: "Powiadomienia" });
    await expect(setting).toHaveValue("denied");
    await setting.selectOption("jeszcze nie pytano");
    await moreLink(app).click();
    await openSettings(app);
    await app.getByRole("button", { name: "Zezwól" }).click();
    await onPhone(page, "Zezwól").click();
    await expect(app.getByText("dozwolone").first()).toBeVisible();
    await expect.poll(tokens).toEqual([false, true]);
  },
);

test(
  "(part of ROUTE-08) switches accounts at once for a notification, rejects unknown ones",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const app = await openNativeAppSimulator(page);
    await logInToApp(app, "konta.lis");
    await tap(page, "invoice", "", "Katarzyna Lis, domek w Chmielnie");
    await expect(headingInApp(app, "Faktury")).toBeVisible();
    await expect(app.getByText("Otwarte jest teraz konto: Katarzyna Lis, domek w Chmielnie")).toBeVisible();
    expect(await sandbox.calls("changeContext")).toHaveLength(1);
    const refusal = headingInApp(app, "Nie masz dostępu do tego konta");
    await tap(page, "invoice", "", "Jan Obcy");
    await expect(refusal).toBeVisible();
    expect(await sandbox.calls("changeContext")).toHaveLength(1);

    // The number of the customer's own account works, too.
    await tap(page, "invoice", "", "5600321");
    await expect(headingInApp(app, "Faktury")).toBeVisible();
    await expect.poll(async () => (await sandbox.calls("changeContext")).length).toBe(2);
  },
);

test(
  "(part of ROUTE-08) Back never returns to refused notifications, however many there were",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page);
    const [refusal, back] = [headingInApp(app, "Nie masz dostępu do tego konta"), onPhone(page, "Wstecz")];
    await logInToApp(app, "konta.lis");
    await tap(page, "invoice");
    await expect(headingInApp(app, "Faktury")).toBeVisible();
    await tap(page, "invoice", "", "Jan Obcy");
    await expect(refusal).toBeVisible();
    await tap(page, "settings", "", "Jan Drugi");
    await expect(refusal).toBeVisible();
    await app.getByRole("link", { name: "Usługi" }).first().click();
    await expect(headingInApp(app, "Usługi")).toBeVisible();
    await back.click();
    await expect(headingInApp(app, "Faktury")).toBeVisible();
    await back.click();
    await expect(headingInApp(app, "Start")).toBeAttached();
  },
);

test(
  "(part of WRAP-01, ROUTE-08) handles Back, notification and reopening on the bank's page",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page);
    const bank = app.getByRole("paragraph").filter({ hasText: /^Bank Próbny$/ });
    await logInToApp(app);
    await tap(page, "invoice");
    await app
      .getByRole("button", { name: /^Zapłać/ })
      .first()
      .click();
    await app
      .getByRole("dialog", { name: "Sprawdź i zapłać" })
      .getByRole("button", { name: /^Zapłać/ })
      .click();
    await expect(bank).toBeVisible();
    const address = await app.locator("body").evaluate(() => window.location.pathname);
    const openBankPage = async (): Promise<void> => {
      await app.locator("body").evaluate((_body, to) => window.location.assign(to), address);
      await expect(bank).toBeVisible();
    };
    await onPhone(page, "Wstecz").click();
    await expect(headingInApp(app, "Faktury")).toBeVisible();

    // The restored page has its own end of the bridge.
    await tap(page, "settings");
    await expect(headingInApp(app, "Ustawienia")).toBeVisible();
    await openBankPage();
    await tap(page, "messages");
    await expect(headingInApp(app, "Ważne wiadomości")).toBeVisible();
    await openBankPage();
    await onPhone(page, "Zamknij aplikację").click();
    await expect(page.getByText("Aplikacja jest zamknięta.")).toBeVisible();
    await onPhone(page, "Otwórz aplikację").click();
    await expect(headingInApp(app, "Start")).toBeAttached();

    await openBankPage();
    await app.getByRole("button", { name: "Odrzuć płatność" }).click();
    await expect(
      app.getByRole("heading", { name: "Płatność nie doszła do skutku, pieniądze nie zostały pobrane." }),
    ).toBeVisible();
  },
);

test(
  "(part of ROUTE-08, GUARD-02) opens a notification once after login, for its owner only",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const registrations = async () => (await sandbox.calls("associateMobileDevice")).length;
    const app = await openNativeAppSimulator(page);
    await logInToApp(app);
    await logOutOfApp(app);
    await tap(page, "settings");
    await expect(app.getByText("Zaloguj się, a pokażemy to, czego dotyczy powiadomienie.")).toBeVisible();
    await enterByPassword(app);
    await expect(headingInApp(app, "Ustawienia")).toBeVisible();
    await logOutOfApp(app);
    await expect.poll(registrations).toBe(2);
    await logInToApp(app);
    // The registration of the device decides what a login shows.
    await expect.poll(registrations).toBe(3);
    await expect(headingInApp(app, "Start")).toBeAttached();

    await logOutOfApp(app);
    await tap(page, "settings");
    await expect(app.getByText("Zaloguj się, a pokażemy to, czego dotyczy powiadomienie.")).toBeVisible();
    await logInToApp(app, "konta.lis");
    await expect.poll(registrations).toBe(4);
    await expect(headingInApp(app, "Start")).toBeAttached();
    await expect(headingInApp(app, "Ustawienia")).toHaveCount(0);
  },
);

test(
  "(part of ROUTE-08, GUARD-02) shows the notification that opened the app after login",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page, "/push/settings");
    await expect(app.getByText("Zaloguj się, a pokażemy to, czego dotyczy powiadomienie.")).toBeVisible();
    await enterByPassword(app);
    await expect(headingInApp(app, "Ustawienia")).toBeVisible();
    await app.getByRole("button", { name: "Włącz: Automatyczne logowanie" }).click();
    await expect(app.getByRole("button", { name: "Wyłącz: Automatyczne logowanie" })).toBeVisible();

    await closeUntilSessionIsOver(page);
    await tap(page, "invoice");
    await expect(headingInApp(app, "Faktury")).toBeVisible();
    await onPhone(page, "Wstecz").click();
    await expect(headingInApp(app, "Start")).toBeAttached();
    await onPhone(page, "Wstecz").click();
    await expect(page.getByText("Aplikacja jest zamknięta.")).toBeVisible();
  },
);

test(
  "(part of ROUTE-08, SESS-04) opens a notification after login when the session has expired",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const app = await openNativeAppSimulator(page);
    await logInToApp(app);
    await moreLink(app).click();
    // An operation that the app calls after the login, and after that only the settings.
    await sandbox.fault({ operation: "getAssociatedMobileDevices", sessionError: true });
    await app.getByRole("link", { name: "Ustawienia" }).click();
    await expect(headingInApp(app, "Sesja zakończona")).toBeVisible();
    await tap(page, "settings");
    await expect(app.getByText("Zaloguj się, a pokażemy to, czego dotyczy powiadomienie.")).toBeVisible();
    await enterByPassword(app);
    await expect(headingInApp(app, "Ustawienia")).toBeVisible();
  },
);

test(
  "(part of WRAP-01) goes Back by step and page on guest pages, and closes dialogs first",
  { tag: "@proof" },
  async ({ page }) => {
    const back = onPhone(page, "Wstecz");
    const app = await openNativeAppSimulator(page);
    await loginField(app).fill("m.brzezinska");
    await app.getByRole("button", { name: "Dalej" }).click();
    await expect(app.getByLabel("Hasło", { exact: true })).toBeVisible();
    await app.getByRole("link", { name: "Nie pamiętam hasła" }).click();
    await expect(headingInApp(app, "Ustaw nowe hasło")).toBeVisible();
    await back.click();
    await expect(loginField(app)).toBeVisible();
    await app.getByRole("button", { name: "Dalej" }).click();
    await expect(app.getByLabel("Hasło", { exact: true })).toBeVisible();
    await back.click();
    await expect(app.getByLabel("Hasło", { exact: true })).toHaveCount(0);
    await expect(loginField(app)).toHaveValue("m.brzezinska");

    const outside = await openNativeAppSimulator(page, "/accessibility");
    await expect(headingInApp(outside, "Deklaracja dostępności")).toBeVisible();
    await outside.getByRole("button", { name: "Wygląd" }).click();
    const dialog = outside.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await back.click();
    await expect(dialog).toHaveCount(0);
    await expect(headingInApp(outside, "Deklaracja dostępności")).toBeVisible();
    await outside.locator('main a[href^="http"], main a[href^="mailto"], main a[href^="tel"]').first().click();
    await expect(journal(page)).toContainText("Poza aplikacją: ");
    await back.click();
    await expect(loginField(outside)).toBeVisible();
    await back.click();
    await expect(page.getByText("Aplikacja jest zamknięta.")).toBeVisible();
  },
);

test(
  "(part of WRAP-01) app reports a missing network, stays open, continues when it is back",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page);
    await logInToApp(app);
    await page.getByLabel("Bez internetu").check();
    const banner = app.getByRole("status").filter({ hasText: "Nie ma połączenia z internetem." });
    await expect(banner).toBeVisible();
    await app.getByRole("link", { name: "Faktury" }).first().click();
    await expect(headingInApp(app, "Faktury")).toBeVisible();
    // Also after a reload of the page.
    await app.locator("body").evaluate(() => window.location.reload());
    await expect(headingInApp(app, "Faktury")).toBeVisible();
    await expect(banner).toBeVisible();
    await page.getByLabel("Bez internetu").uncheck();
    await expect(banner).toHaveCount(0);
    await expect(app.getByRole("main").getByText(/FV/).first()).toBeVisible();
  },
);

test(
  "(part of WRAP-01, ROUTE-08) says that the app is offline, and later opens the tapped page",
  { tag: "@proof" },
  async ({ page }) => {
    const app = await openNativeAppSimulator(page);
    await logInToApp(app);
    await onPhone(page, "Zamknij aplikację").click();
    await page.getByLabel("Bez internetu").check();
    await onPhone(page, "Otwórz aplikację").click();
    const offline = headingInApp(app, "Nie ma połączenia z internetem");
    await expect(offline).toBeVisible();
    await app.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(app.getByRole("status")).toContainText("Połączenia nadal nie ma.");
    // The page connects to the app shortly after it is rendered.
    await expect(async () => {
      await onPhone(page, "Wstecz").click();
      await expect(page.getByText("Aplikacja jest zamknięta.")).toBeVisible({ timeout: 300 });
    }).toPass();
    await expect(journal(page).getByText("Aplikacja schowana")).toHaveCount(1);

    await onPhone(page, "Otwórz aplikację").click();
    await expect(offline).toBeVisible();
    await tap(page, "settings");
    await page.getByLabel("Bez internetu").uncheck();
    await expect(headingInApp(app, "Ustawienia")).toBeVisible();
    await onPhone(page, "Wstecz").click();
    await expect(headingInApp(app, "Start")).toBeAttached();
    await onPhone(page, "Wstecz").click();
    await expect(page.getByText("Aplikacja jest zamknięta.")).toBeVisible();
  },
);

test(
  "(part of WRAP-03, SEC-01) stays logged out when the provider trusts the device",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const app = await openNativeAppSimulator(page);
    await enterByPassword(app, "kod.sikora");
    await expect(app.getByText("••• ••• 214")).toBeVisible();
    await app.getByLabel("Kod z SMS-a").fill((await sandbox.outbox())[0]?.code ?? "");
    await app.getByRole("checkbox", { name: /Zapamiętaj to urządzenie/ }).check();
    await app.getByRole("button", { name: "Zaloguj się" }).click();
    await turnOnAutomatic(app);
    await logOutOfApp(app);
    await onPhone(page, "Zamknij aplikację").click();
    await onPhone(page, "Otwórz aplikację").click();
    await expect(app.getByRole("button", { name: "Wejdź bez hasła" })).toBeEnabled();
    await expect(loginField(app)).toBeVisible();
  },
);
