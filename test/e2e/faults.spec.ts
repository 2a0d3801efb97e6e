import type { Locator, Page, Request } from "@playwright/test";
import { OPERATIONS, type OperationName } from "#adapters/soap/operations.ts";
import { keyFromBase32, totpCode, totpStep } from "#kit/login/totp.ts";
import { CLASSES, faultCases, FAULT_PLACES, someFaultCases, type FaultCase } from "./support/fault-cases.ts";
import { expect, test } from "./support/fixtures.ts";
import { expectHomeExcept } from "./support/home-parts.ts";
import { answerLink, ORDER } from "./support/order-by-link.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { expectAccount, logOut, openSection } from "./support/menu.ts";
import { payButton, openBankPage } from "./support/payment-page.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";
import { isFullProof } from "./support/proof-scope.ts";

/** Console message of the browser about a failed request. */
const FAILED_REQUEST = /Failed to load resource/;
const CUSTOMER = "m.brzezinska";
const CHECK_EVERY_MS = 15_000;
/** Slightly more than the timeout of a call (one minute); sixteen reads are retried after five seconds (CALL-06). */
const GIVEN_UP_MS = 61_000;
const SENT_AGAIN_MS = 5_000;
/** Unreadable responses after which those reads are retried. */
const RETRIED_FAULTS: ReadonlySet<FaultCase["fault"]> = new Set(["internalError", "badGateway", "truncated"]);

const ERROR_TEXTS: Readonly<Partial<Record<OperationName, string>>> = {
  getClientData: "Nie udało się pobrać usług",
  getClientFinancialEntries: "Nie udało się pobrać faktur",
  getClientMessages: "Nie udało się pobrać wiadomości",
  getSalesOfferHistory: "Nie udało się pobrać oferty",
  getOnboardingtData: "Nie udało się pobrać zadań",
};

const start = (page: Page) => page.getByRole("heading", { level: 1, name: "Start" });
const loginField = (page: Page) => page.getByLabel("Login", { exact: true });
const passwordField = (page: Page) => page.getByLabel("Hasło", { exact: true });

interface Scene {
  readonly page: Page;
  readonly sandbox: SandboxClient;
  readonly one: FaultCase;
  /** Calls that were sent and have no response yet. */
  readonly pending: ReadonlySet<Request>;
}

/** Operations that home calls when it opens. */
const HOME: readonly string[] = Object.entries(FAULT_PLACES)
  .filter(([, place]) => place === "block" || place === "aside")
  .map(([name]) => name);

/** True if the portal repeats the call after a pause, or waits for its response: then the test advances the clock. */
const isRepeatedOrLost = ({ operation, fault, is }: FaultCase): boolean =>
  is === "lost" || (OPERATIONS[operation].retried && RETRIED_FAULTS.has(fault));

/**
 * Advances the clock past the timeout of the pending call, after all other calls got a response: their timeouts would
 * expire, too.
 */
async function wait({ page, sandbox, one, pending }: Scene): Promise<void> {
  if (!isRepeatedOrLost(one)) return;
  const isRetried = OPERATIONS[one.operation].retried;
  const asked = HOME.includes(one.operation) ? HOME : [one.operation];
  await expect
    .poll(async () => {
      const received = (await sandbox.calls()).map(({ operation }) => operation);
      return asked.filter((operation) => !received.includes(operation));
    })
    .toEqual([]);
  await expect.poll(() => pending.size).toBeLessThanOrEqual(1);
  const calls = async () => (await sandbox.calls(one.operation)).length;
  const before = await calls();
  if (one.fault === "timeout") await page.clock.fastForward(GIVEN_UP_MS);
  if (one.fault === "timeout" && !isRetried) return;
  // Advances in steps: the retry is due five seconds after the failure is known, not after the call.
  for (let pause = 0; pause < 3; pause += 1) await page.clock.runFor(SENT_AGAIN_MS);
  if (one.fault !== "timeout") return;
  await expect.poll(calls).toBeGreaterThan(before);
  await page.clock.fastForward(GIVEN_UP_MS);
}

/** Expects one heading, some text and a control: never a blank page. */
async function expectPageNotEmpty(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect((await page.locator("body").innerText()).length).toBeGreaterThan(80);
  await expect(page.getByRole("link").or(page.getByRole("button")).first()).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
}

async function expectCompleteHome(page: Page): Promise<void> {
  await expect(start(page)).toBeAttached();
  await expectHomeExcept(page);
  await expect(page.getByText(/^Nie udało się/)).toHaveCount(0);
}

/** Checks how the whole portal reacts to a flag. Returns true if that ends the screen. */
async function expectFlagHandled({ page, sandbox, one }: Scene): Promise<boolean> {
  switch (one.is) {
    case "sessionError":
      await expect(page).toHaveURL("/sessionExpired");
      await expect(page.getByRole("heading", { level: 1, name: "Sesja zakończona" })).toBeVisible();
      await expectPageNotEmpty(page);
      await sandbox.clearFaults();
      await page.getByRole("link", { name: "Zaloguj się" }).click();
      await expect(loginField(page)).toBeVisible();
      return true;
    case "roleError":
      await expect(page).toHaveURL(/\/error\/602$/);
      await expect(page.getByRole("heading", { level: 1, name: "Nie masz dostępu do tej strony" })).toBeVisible();
      await expectPageNotEmpty(page);
      await sandbox.clearFaults();
      await page.getByRole("main").getByRole("link", { name: "Wróć na start" }).click();
      await expect(start(page)).toBeAttached();
      return true;
    case "backendAccessError": {
      const dialog = page.getByRole("alertdialog", { name: "Zapis zmian jest wyłączony" });
      await dialog.getByRole("button", { name: "Rozumiem" }).click();
      await expect(dialog).toHaveCount(0);
      return false;
    }
    case "lost":
    case "unreadable":
      return false;
  }
}

async function block(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await openWithStoredSession(page, CUSTOMER);
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expect(start(page)).toBeAttached();
  const errorText = page.getByText(ERROR_TEXTS[one.operation] ?? "");
  await expect(errorText).toBeVisible();
  await expectPageNotEmpty(page);
  await sandbox.clearFaults();
  await errorText.locator("xpath=ancestor::*[.//button][1]").getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expectCompleteHome(page);
}

async function aside(scene: Scene): Promise<void> {
  const { page } = scene;
  await openWithStoredSession(page, CUSTOMER);
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expectCompleteHome(page);
}

async function background(scene: Scene): Promise<void> {
  const { page, sandbox } = scene;
  await openWithStoredSession(page, CUSTOMER);
  await expectCompleteHome(page);
  await page.clock.runFor(CHECK_EVERY_MS);
  await expect.poll(async () => (await sandbox.calls("sessionCheck")).length).toBeGreaterThan(0);
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expectCompleteHome(page);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

/** Operations that run right after the login. */
async function entered(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await page.goto("/");
  await logIn(page);
  await expect.poll(async () => (await sandbox.calls(one.operation)).length).toBeGreaterThan(0);
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expectCompleteHome(page);
}

async function logout(scene: Scene): Promise<void> {
  const { page, sandbox } = scene;
  await openWithStoredSession(page, CUSTOMER);
  await expect(start(page)).toBeAttached();
  await logOut(page);
  await expect(loginField(page)).toBeVisible();
  await wait(scene);
  await expectPageNotEmpty(page);
  expect(await page.evaluate(() => localStorage.getItem("ebok.session"))).toBeNull();
  await expect(page).toHaveURL("/");
  await sandbox.clearFaults();
  await logIn(page);
}

async function logIn(page: Page): Promise<void> {
  await loginField(page).fill(CUSTOMER);
  await page.getByRole("button", { name: "Dalej" }).click();
  await passwordField(page).fill(LOGIN_PASSWORD);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await expect(start(page)).toBeAttached();
}

async function login(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await page.goto("/");
  await loginField(page).fill(CUSTOMER);
  await page.getByRole("button", { name: "Dalej" }).click();
  if (one.operation === "sessionStart") {
    await passwordField(page).fill(LOGIN_PASSWORD);
    await page.getByRole("button", { name: "Zaloguj się" }).click();
  }
  await wait(scene);
  await expect(page.getByRole("alert")).toHaveText(/połączyć.+Spróbuj|nadeszła.+Spróbuj|chwilowo.+Spróbuj/);
  await expectPageNotEmpty(page);
  await expect(page).toHaveURL("/");
  await sandbox.clearFaults();
  await page.getByRole("button", { name: one.operation === "sessionStart" ? "Zaloguj się" : "Dalej" }).click();
  if (one.operation === "sessionStart") await expect(start(page)).toBeAttached();
  else await expect(passwordField(page)).toBeVisible();
}

async function registration(scene: Scene): Promise<void> {
  const { page, sandbox } = scene;
  await page.goto("/");
  await page.getByRole("button", { name: "Załóż konto" }).click();
  await page.getByLabel("Numer klienta").fill("5900101");
  await page.getByLabel("PESEL albo NIP").fill("84061507489");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByRole("button", { name: "Wyślij kod" }).click();
  await wait(scene);
  await expect(page.getByRole("alert")).toHaveText(
    /połączenia.+Sprawdź|nadeszła.+Spróbuj|chwilowo.+Spróbuj|połączyć.+Spróbuj/,
  );
  await expectPageNotEmpty(page);
  await sandbox.clearFaults();
  await page.getByRole("button", { name: "Wyślij kod" }).click();
  await expect(page.getByLabel("Kod", { exact: true })).toBeFocused();
  // The browser itself resends a request when a kept-alive connection breaks: still one code.
  expect((await sandbox.outbox()).filter(({ text }) => text.startsWith("Kod do założenia konta"))).toHaveLength(1);
}

async function password(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  const asked = one.operation === "requestPasswordReset";
  if (!asked) await sandbox.clearFaults();
  await page.goto("/password");
  await loginField(page).fill(CUSTOMER);
  await page.getByRole("button", { name: "Wyślij link" }).click();
  const sent = page.getByRole("heading", { level: 1, name: "Sprawdź e-mail" });
  const again = page.getByRole("button", {
    name: asked ? "Wyślij link" : one.operation === "resetPassword" ? "Zapisz hasło" : "Spróbuj ponownie",
  });
  if (!asked) {
    await expect(sent).toBeFocused();
    if (one.operation === "checkPasswordToken")
      await sandbox.fault({ operation: one.operation, name: one.fault, times: "always" });
    await page.goto(await sandbox.link("/passwordToken"));
    if (one.operation === "resetPassword") {
      await sandbox.fault({ operation: one.operation, name: one.fault, times: "always" });
      await page.getByLabel("Nowe hasło").fill("Mewa-nad-molem-7");
      await page.getByLabel("Powtórz hasło").fill("Mewa-nad-molem-7");
      await again.click();
    }
  }
  await wait(scene);
  const changed = page.getByRole("heading", { level: 1, name: "Hasło zmienione" });
  if (one.operation === "resetPassword") {
    // Only the response was lost: the link is used by now and says that the password is set.
    await expect(changed.or(page.getByRole("alert"))).toBeVisible();
    await expectPageNotEmpty(page);
    if (await changed.isVisible()) return;
  }
  await expect(page.getByRole("alert")).toHaveText(
    /połączenia.+Sprawdź|nadeszła.+Spróbuj|chwilowo.+Spróbuj|połączyć.+Spróbuj/,
  );
  await expectPageNotEmpty(page);
  await sandbox.clearFaults();
  await again.click();
  if (asked) await expect(sent).toBeFocused();
  else await expect(one.operation === "resetPassword" ? changed : page.getByLabel("Nowe hasło")).toBeFocused();
}

async function startPayment(scene: Scene): Promise<void> {
  const { page, sandbox } = scene;
  await openWithStoredSession(page, CUSTOMER, "/invoice?pay=all");
  await payButton(page).click();
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expect(page).toHaveURL(/\/invoice/);
  await expectPageNotEmpty(page);
  await expect(page.getByText(/Przyjęliśmy płatność/)).toHaveCount(0);
  // The server has started it: only the response was lost, and a second payment must not be offered.
  await expect(page.getByText("Strona płatności się nie otworzyła.")).toBeVisible();
  await expect(page.getByText(/Nie wiemy, czy płatność się zaczęła/)).toBeVisible();
  // The browser itself resends a request when a kept-alive connection breaks: still one payment.
  expect(new Set((await sandbox.calls("startPayment")).map(({ intentId }) => intentId)).size).toBe(1);
}

/** Without the list no payout is offered; an order with a lost response is looked up and never sent twice. */
async function overpayment(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await openWithStoredSession(page, "sm.jantar", "/invoice");
  const panel = page.getByRole("region", { name: "Nadpłata" });
  if (one.operation === "getOverpaymentPayouts") {
    await wait(scene);
    if (await expectFlagHandled(scene)) return;
    await expect(panel).toContainText("186,50 zł");
    await expect(panel.getByRole("button", { name: "Wypłać nadpłatę" })).toHaveCount(0);
    return expectPageNotEmpty(page);
  }
  await panel.getByRole("button", { name: "Wypłać nadpłatę" }).click();
  await page.getByLabel("Numer rachunku").fill("61109010140000071219812874");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Wypłata nadpłaty" });
  await dialog.getByRole("button", { name: /^Zleć wypłatę/ }).click();
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  if (one.is === "backendAccessError")
    await expect(dialog.getByRole("alert")).toContainText("Nie udało się zlecić wypłaty.");
  else await expect(dialog).toContainText("Przyjęliśmy zlecenie wypłaty");
  expect(new Set((await sandbox.calls("orderOverpaymentPayout")).map(({ intentId }) => intentId)).size).toBe(1);
}

/** Subscriptions: the list fails in its section; an order or change is looked up and never sent twice. */
async function subscriptions(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await openWithStoredSession(page, CUSTOMER, "/service/directBilling");
  if (one.operation === "getDirectBilling") {
    await wait(scene);
    if (await expectFlagHandled(scene)) return;
    await expect(page.getByText("Nie udało się pobrać subskrypcji")).toBeVisible();
    await expectPageNotEmpty(page);
    await sandbox.clearFaults();
    await page.getByRole("main").getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page.getByRole("list", { name: "Serwisy" })).toBeVisible();
    return;
  }
  const refused = "Dostawca nie przyjął tej zmiany.";
  if (one.operation === "registerTOSAcceptance") {
    await page.getByRole("button", { name: "Włącz Disney+" }).click();
    const terms = page.getByRole("dialog", { name: "Regulamin Disney+" });
    await terms.getByLabel("Akceptuję regulamin").check();
    await terms.getByRole("button", { name: "Akceptuję i dalej" }).click();
    await wait(scene);
    if (await expectFlagHandled(scene)) return;
    if (one.is === "backendAccessError") await expect(terms.getByRole("alert")).toContainText(refused);
    else await expect(page.getByRole("dialog", { name: "Włączyć Disney+?" })).toBeVisible();
  } else if (one.operation === "changeDirectBilling") {
    await page.getByRole("button", { name: "Wyłącz Netflix" }).click();
    const dialog = page.getByRole("dialog", { name: "Netflix" });
    await dialog.getByRole("button", { name: "Wyłącz" }).click();
    await wait(scene);
    if (await expectFlagHandled(scene)) return;
    if (one.is === "backendAccessError") await expect(dialog.getByRole("alert")).toContainText(refused);
    else await expect(dialog).toContainText("Wyłączamy Netflix");
  } else {
    await page.getByRole("button", { name: "Zmień limit" }).click();
    const dialog = page.getByRole("dialog", { name: "Miesięczny limit" });
    await dialog.getByLabel("Nowy limit").fill("200");
    await page.keyboard.press("Enter");
    await wait(scene);
    if (await expectFlagHandled(scene)) return;
    if (one.is === "backendAccessError") await expect(dialog.getByRole("alert")).toContainText(refused);
    else await expect(page.getByText("Limit wynosi teraz 200,00 zł.")).toBeVisible();
  }
  await expectPageNotEmpty(page);
  expect(new Set((await sandbox.calls(one.operation)).map(({ intentId }) => intentId)).size).toBe(1);
}

/** Saved consents or a poll answer with a lost response are looked up and never sent twice. */
async function agreements(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  const isPoll = one.operation === "saveElectronicPollResult";
  await openWithStoredSession(page, CUSTOMER, isPoll ? "/personalData" : "/agreements");
  if (isPoll) {
    await page.getByRole("radio", { name: "Listem, na papierze" }).check();
    await page.getByRole("button", { name: "Wyślij odpowiedź" }).click();
  } else {
    await page.getByRole("switch", { name: "Badania zadowolenia" }).uncheck();
    await page.getByRole("button", { name: "Zapisz zgody" }).click();
  }
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  if (one.is === "backendAccessError")
    await expect(page.getByRole("main").getByRole("alert")).toContainText(
      isPoll ? "Odpowiedzi nie udało się zapisać." : "Zgód nie udało się zapisać.",
    );
  else await expect(page.getByText(isPoll ? "Odpowiedź jest zapisana" : "Zgody są zapisane")).toBeVisible();
  await expectPageNotEmpty(page);
  expect(new Set((await sandbox.calls(one.operation)).map(({ intentId }) => intentId)).size).toBe(1);
}

/** Content beside a sale fails in its section; a write with a lost response is looked up and never sent twice. */
async function offers(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  const of = { respondToSaleOffer: "121001", registerTemporaryMarketingConsent: "121002" };
  const offerId =
    one.operation === "registerTemporaryMarketingConsent"
      ? of.registerTemporaryMarketingConsent
      : of.respondToSaleOffer;
  await openWithStoredSession(page, "oferty.sroka", `/service/yourOffer?offer=${offerId}`);
  const title = page.getByRole("heading", { level: 1, name: "Internet 2 Gb/s z routerem wifi 7" });
  switch (one.operation) {
    case "respondToSaleOffer":
      await page.getByRole("button", { name: "Nie, dziękuję" }).click();
      await page.getByRole("button", { name: "Odrzuć ofertę" }).click();
      break;
    case "registerTemporaryMarketingConsent":
      await page.getByRole("button", { name: "Zgadzam się, pokaż" }).click();
      break;
    case "continueSalesProcess":
      await page.getByRole("button", { name: "Zdecyduj od razu" }).click();
      break;
    default:
  }
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expectPageNotEmpty(page);
  const isFlag = one.is === "backendAccessError";
  switch (one.operation) {
    case "respondToSaleOffer":
      await expect(
        page.getByRole("heading", { name: isFlag ? "Nie udało się zapisać odpowiedzi" : "Oferta jest odrzucona" }),
      ).toBeVisible();
      break;
    case "registerTemporaryMarketingConsent":
      await expect(
        isFlag ? page.getByText("Nie udało się zapisać zgody.") : page.getByText("Zgoda na tę ofertę działa do"),
      ).toBeVisible();
      break;
    case "continueSalesProcess":
      await expect(
        isFlag
          ? page.getByText("Tej oferty nie da się już otworzyć.")
          : page.getByRole("heading", { level: 1, name: "Internet mobilny 5G 200 GB" }),
      ).toBeVisible();
      break;
    default:
      await expect(title).toBeVisible();
      await expect(page.getByText("Nie udało się sprawdzić, czy są inne oferty")).toBeVisible();
      await sandbox.clearFaults();
      await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expect(page.getByText("Nie udało się sprawdzić, czy są inne oferty")).toHaveCount(0);
      return;
  }
  expect(new Set((await sandbox.calls(one.operation)).map(({ intentId }) => intentId)).size).toBe(1);
}

const SERVICE = "/service/myServices";

const OPENERS: Readonly<Partial<Record<OperationName, string>>> = {
  getTvChannels: "Zobacz kanały",
  getServiceMove: "Zmień termin przeprowadzki",
  getAppointmentSlots: "Umów wizytę technika",
};

/** A dialog, or the card of a mobile number, without a response shows the error in its section and retries. */
async function serviceRead(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  const isFlagHandled = async (): Promise<boolean> => {
    await wait(scene);
    return expectFlagHandled(scene);
  };
  const opener = OPENERS[one.operation];
  await openWithStoredSession(page, CUSTOMER, `${SERVICE}/${opener === undefined ? "4127830-03" : "4127830-01"}`);
  // The page reads the date of a move before the dialog does.
  if (one.operation === "getServiceMove" && (await isFlagHandled())) return;
  if (opener !== undefined) await page.getByRole("button", { name: opener }).click();
  if (await isFlagHandled()) return;
  const errorText = page.getByText(
    /^Nie udało się pobrać (listy kanałów|wolnych dni|wolnych terminów|ustawień numeru|ustawień numerów premium)$/,
  );
  await expect(errorText).toBeVisible();
  await sandbox.clearFaults();
  await errorText.locator("xpath=ancestor::*[.//button][1]").getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(errorText).toHaveCount(0);
  await expect(page.locator(".skeleton")).toHaveCount(0);
}

/** A write on a service: a lost response is looked up, another fault is shown beside the button. */
async function service(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  const expectOutcome = async (): Promise<void> => {
    await wait(scene);
    if (await expectFlagHandled(scene)) return;
    const wentWell = one.is === "lost" || one.is === "unreadable";
    if (one.operation === "setP4Parameter") {
      if (wentWell) await expect(page.getByRole("switch", { name: "Roaming poza Unią" })).toBeChecked();
      else await expect(page.getByText("Nie udało się tego zmienić.")).toBeVisible();
    } else {
      const dialog = page.getByRole("dialog");
      if (wentWell && one.operation === "setProductName")
        await expect(page.getByRole("heading", { level: 1, name: "Telewizor" })).toBeVisible();
      else if (wentWell && one.operation === "setPremiumNumbers")
        await expect(page.getByText(/Ustawienia numerów premium są zapisane/)).toBeVisible();
      else if (wentWell)
        await expect(
          dialog.getByRole("heading", {
            name: /Termin jest zmieniony|Wizyta jest umówiona|Wizyta jest odwołana|Zadzwonimy do ciebie/,
          }),
        ).toBeVisible();
      else await expect(dialog.getByRole("alert")).toContainText("Nie udało się tego zapisać.");
    }
    expect(new Set((await sandbox.calls(one.operation)).map(({ intentId }) => intentId)).size).toBe(1);
  };
  switch (one.operation) {
    case "setP4Parameter":
      await openWithStoredSession(page, CUSTOMER, `${SERVICE}/4127830-03`);
      await page.getByRole("switch", { name: "Roaming poza Unią" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Włącz", exact: true }).click();
      return expectOutcome();
    case "setPremiumNumbers":
      await openWithStoredSession(page, CUSTOMER, `${SERVICE}/4127830-03`);
      await page.getByRole("button", { name: "Zmień limit i blokady" }).click();
      await page.getByRole("radio", { name: /^100,00/ }).check();
      await page.getByRole("button", { name: "Zapisz ustawienia" }).click();
      return expectOutcome();
    case "requestContact":
      await openWithStoredSession(page, CUSTOMER, `${SERVICE}/4127830-04`);
      await page.getByRole("button", { name: "Zamów rozmowę" }).click();
      return expectOutcome();
    case "changeServiceMoveDate":
      await openWithStoredSession(page, CUSTOMER, `${SERVICE}/4127830-01`);
      await page.getByRole("button", { name: "Zmień termin przeprowadzki" }).click();
      await page.getByLabel("Nowy dzień").selectOption({ index: 1 });
      await page.getByRole("button", { name: "Zmień termin", exact: true }).click();
      return expectOutcome();
    case "bookAppointment":
      await openWithStoredSession(page, CUSTOMER, `${SERVICE}/4127830-01`);
      await page.getByRole("button", { name: "Umów wizytę technika" }).click();
      await page.getByLabel("Dzień").selectOption({ index: 1 });
      await page.getByRole("dialog").getByRole("radio").first().check();
      await page.getByRole("button", { name: "Umów wizytę", exact: true }).click();
      return expectOutcome();
    case "cancelAppointment":
      await openWithStoredSession(page, CUSTOMER, `${SERVICE}/4127830-08`);
      await page.getByRole("button", { name: "Odwołaj wizytę" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Odwołaj wizytę" }).click();
      return expectOutcome();
    default:
      await openWithStoredSession(page, CUSTOMER, `${SERVICE}/4127830-01`);
      await page.getByRole("button", { name: "Zmień nazwę" }).click();
      await page.getByLabel("Twoja nazwa").fill("Telewizor");
      await page.getByRole("button", { name: "Zapisz nazwę" }).click();
      return expectOutcome();
  }
}

async function billing(scene: Scene): Promise<void> {
  const { page, sandbox } = scene;
  await openWithStoredSession(page, CUSTOMER, "/billing");
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expect(page.getByText("Nie udało się pobrać bilingu")).toBeVisible();
  await expectPageNotEmpty(page);
  await sandbox.clearFaults();
  await page.getByRole("main").getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(page.getByRole("table", { name: "Szczegóły" })).toBeVisible();
}

/** A payment that was left at the bank: without a response the panel is unchanged; a lost response is looked up. */
async function openPendingPayment(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await openWithStoredSession(page, CUSTOMER, "/index");
  await sandbox.clearFaults();
  await openBankPage(page);
  await sandbox.fault({ operation: one.operation, name: one.fault, times: "always" });
  await page.goto("/index");
  await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
  await openSection(page, "Faktury");
  const panel = page.getByRole("region", { name: "Płatność w toku" });
  const back = panel.getByRole("button", { name: "Wróć do płatności" });
  if (one.operation === "abandonPayment") {
    await panel.getByRole("button", { name: "Zrezygnuj z płatności" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Zrezygnuj z płatności" }).click();
  }
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expectPageNotEmpty(page);
  if (one.operation === "getOpenPayments") {
    await expect(panel).toContainText("Nie płać drugi raz");
    await expect(back).toHaveCount(0);
    return;
  }
  if (one.is === "backendAccessError")
    await expect(panel.getByRole("alert")).toContainText("Nie udało się zrezygnować z tej płatności.");
  else await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("273,69 zł");
  expect(new Set((await sandbox.calls("abandonPayment")).map(({ intentId }) => intentId)).size).toBe(1);
}

async function paymentState(scene: Scene): Promise<void> {
  const { page, sandbox } = scene;
  await openWithStoredSession(page, CUSTOMER, "/paymentComplete/invoice?paymentId=nobody-knows");
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expect(page.getByRole("heading", { name: "Nie udało się sprawdzić płatności" })).toBeVisible();
  await expect(page.getByText(/Nie płać drugi raz/).first()).toBeVisible();
  await expectPageNotEmpty(page);
  await sandbox.clearFaults();
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Nie znaleźliśmy tej płatności." })).toBeVisible();
}

/** The page of an action link needs no login: a flag about the session is a failure like any other there. */
async function link(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await page.goto(await sandbox.link("/numberTransferDecision"));
  const answer = page.getByRole("button", { name: ORDER });
  const done = page.getByRole("heading", { level: 2, name: "Przenosimy twój numer" });
  if (one.operation === "answerMatter") await answerLink(page, ORDER);
  await wait(scene);
  if (one.operation === "answerMatter" && (one.is === "lost" || one.is === "unreadable"))
    return expect(done).toBeVisible();
  await expect(
    page.getByText(
      one.operation === "getMatter" ? "Nie udało się wczytać tej sprawy" : "Nie udało się zapisać odpowiedzi.",
    ),
  ).toBeVisible();
  await expectPageNotEmpty(page);
  await sandbox.clearFaults();
  await (one.operation === "getMatter" ? page.getByRole("button", { name: "Spróbuj ponownie" }) : answer).click();
  await expect(one.operation === "getMatter" ? answer : done).toBeVisible();
}

async function accounts(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  if (one.operation === "saveClientAccounts") return accountsOrder(scene);
  await openWithStoredSession(page, "konta.lis");
  await page.locator("header.masthead").getByRole("button", { name: "Przełącz konto" }).click();
  const dialog = page.getByRole("dialog", { name: "Twoje konta" });
  await dialog.getByRole("radio", { name: /domek/ }).check();
  await dialog.getByRole("button", { name: "Przełącz konto" }).click();
  await wait(scene);
  if (one.is === "backendAccessError") {
    await expect(dialog.getByRole("alert")).toContainText("Konto się nie przełączyło.");
    await expectAccount(page, "5600321");
    return;
  }
  if (await expectFlagHandled(scene)) return;
  await expect(dialog.getByRole("alert")).toContainText("Nie wiemy, czy konto się przełączyło.");
  await expect(
    dialog.getByRole("button", { name: "Anuluj" }),
    "no actions in an account that may be another",
  ).toHaveCount(0);
  await sandbox.clearFaults();
  await dialog.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expectAccount(page, "5600322");
}

/** Order of accounts: after a lost response the result is unknown, and saving again is safe. */
async function accountsOrder(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await openWithStoredSession(page, "konta.lis", "/settings");
  await page.getByRole("button", { name: "Wybierz konto" }).click();
  const dialog = page.getByRole("dialog", { name: "Twoje konta" });
  await dialog.getByRole("radio", { name: /domek/ }).check();
  await dialog.getByRole("button", { name: "Otwieraj po zalogowaniu" }).click();
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expect(dialog.getByRole("alert")).toContainText(
    one.is === "backendAccessError" ? "Zmiana się nie zapisała." : "Nie wiemy, czy zmiana się zapisała.",
  );
  await sandbox.clearFaults();
  const save = dialog.getByRole("button", { name: "Otwieraj po zalogowaniu" });
  // Nothing can be saved until the session ends (ACC-12).
  if (one.is === "backendAccessError") return expect(save).toHaveAttribute("aria-disabled", "true");
  await save.click();
  await expect(page.getByText("Kolejność kont zapisana")).toBeVisible();
}

/** Settings: a card that fails to load fails alone; a change is looked up and sent once. */
async function settings(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await openWithStoredSession(page, CUSTOMER, "/settings");
  const dialog = page.getByRole("dialog");
  switch (one.operation) {
    case "changeCustomLogin":
      await page.getByRole("button", { name: "Zmień login" }).click();
      await dialog.getByLabel("Nowy login").fill("malgosia.b");
      await page.keyboard.press("Enter");
      break;
    case "changePasswordAuthenticated":
      await page.getByRole("button", { name: "Zmień hasło" }).click();
      await dialog.getByLabel("Obecne hasło").fill(LOGIN_PASSWORD);
      await dialog.getByLabel("Nowe hasło", { exact: true }).fill("Mewa-nad-molem-7");
      await dialog.getByLabel("Powtórz nowe hasło").fill("Mewa-nad-molem-7");
      await page.keyboard.press("Enter");
      break;
    case "editAssociatedMobileDevice":
      await page.getByRole("button", { name: "Zmień: Tablet w kuchni" }).click();
      await dialog.getByRole("button", { name: "Zapisz zmiany" }).click();
      break;
    case "disableAutoLogin":
      await page.getByRole("button", { name: "Wyłącz automatyczne logowanie: Tablet w kuchni" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Wyłącz automatyczne logowanie" }).click();
      break;
    default:
  }
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expectPageNotEmpty(page);
  switch (one.operation) {
    case "getActivities": {
      const card = page.getByRole("region", { name: "Aktywność na koncie" });
      await expect(card).toContainText("Nie udało się pobrać aktywności na koncie");
      await sandbox.clearFaults();
      await card.getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expect(card.getByRole("listitem")).toHaveCount(3);
      return;
    }
    case "get2FADevices": {
      const card = page.getByRole("region", { name: "Logowanie dwuetapowe" });
      await expect(card).toContainText("Nie udało się pobrać ustawień logowania");
      await expect(page.getByText("Tablet w kuchni")).toBeVisible();
      await sandbox.clearFaults();
      await card.getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expect(card.getByRole("button", { name: "Włącz" })).toBeVisible();
      return;
    }
    case "editAssociatedMobileDevice":
      await expect(dialog.getByRole("alert")).toContainText("Zmiana się nie zapisała.");
      break;
    case "changeCustomLogin":
      // The toast may have disappeared by now; the confirmed change stays.
      await expect(page.getByRole("region", { name: "Login i hasło" })).toContainText("malgosia.b");
      break;
    default:
      await expect(page.getByText("Automatyczne logowanie wyłączone")).toBeVisible();
  }
  expect(new Set((await sandbox.calls(one.operation)).map(({ intentId }) => intentId)).size).toBe(1);
}

/** Second factor: no step counts as done without proof, and an unknown result is read again. */
async function secondFactor(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  // A customer whose own login is an open onboarding task.
  await openWithStoredSession(page, one.operation === "saveOnboardingtData" ? "konta.lis" : CUSTOMER, "/settings");
  if (one.operation === "saveOnboardingtData") {
    await page.getByRole("button", { name: "Zmień login" }).click();
    await page.getByLabel("Nowy login").fill("malgosia.b");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Login zmieniony")).toBeVisible();
    await wait(scene);
    await expectFlagHandled(scene);
    return expectPageNotEmpty(page);
  }
  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Włącz", exact: true }).click();
  if (one.operation === "get2FAPhones") {
    await wait(scene);
    await expect(dialog).toContainText("Nie udało się pobrać numerów telefonów");
    await sandbox.clearFaults();
    await dialog.getByRole("button", { name: "Spróbuj ponownie" }).click();
    return expect(dialog.getByText("SMS na ••• ••• 567")).toBeVisible();
  }
  await dialog.getByText("Aplikacja na telefonie").click();
  await dialog.getByRole("button", { name: "Dalej" }).click();
  if (one.operation === "create2FAToken") {
    await expect(dialog.getByRole("alert")).toContainText("Nie wiemy, czy zmiana się zapisała.");
    await sandbox.clearFaults();
    await dialog.getByRole("button", { name: "Dalej" }).click();
    return expect(dialog.getByRole("img", { name: "Kod QR z kluczem dla aplikacji" })).toBeVisible();
  }
  await dialog.getByLabel("Kod", { exact: true }).fill(await shownByApp(dialog));
  await page.keyboard.press("Enter");
  // The state of the server counts, even if its response is broken.
  await expect(dialog).toContainText("Logowanie dwuetapowe działa");
  if (one.operation === "confirm2FAToken") return;
  await dialog.getByRole("button", { name: "Zamknij" }).last().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Zamknij" }).click();
  await page.getByRole("button", { name: "Dodaj to urządzenie" }).click();
  await dialog.getByLabel("Nazwa urządzenia").fill("Laptop");
  await page.keyboard.press("Enter");
  if (one.operation === "delete2FADevices") {
    await page.getByRole("button", { name: "Usuń: Laptop" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Usuń urządzenie" }).click();
  }
  expect(await expectFlagHandled(scene)).toBe(true);
}

/** Code of an authenticator app for the key in the dialog. */
async function shownByApp(dialog: Locator): Promise<string> {
  const key = await dialog.locator("code").innerText();
  return totpCode(keyFromBase32(key), totpStep(Date.now()));
}

const FIRST_INVOICE = "/invoice/4127830000001";

/** One invoice: its page, or the duplicate that is ordered there. */
async function document(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  await openWithStoredSession(page, CUSTOMER, FIRST_INVOICE);
  const duplicate = page.getByRole("button", { name: "Pobierz PDF" });
  if (one.operation === "getDownloadToken") await duplicate.click();
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expect(
    page.getByText(
      one.operation === "getInvoiceDetails" ? "Nie udało się pobrać faktury" : "Nie udało się pobrać pliku.",
    ),
  ).toBeVisible();
  await expectPageNotEmpty(page);
  await sandbox.clearFaults();
  if (one.operation === "getInvoiceDetails") {
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page.getByRole("table", { name: "Pozycje" })).toBeVisible();
    return;
  }
  const came = page.waitForEvent("download");
  await duplicate.click();
  expect((await came).suggestedFilename()).toMatch(/\.pdf$/);
}

/**
 * The contact form, opened from the summary of an offer, and the e-invoice dialog: typed values stay, and an unreadable
 * response confirms nothing.
 */
async function contact(scene: Scene): Promise<void> {
  const { page, sandbox, one } = scene;
  if (one.operation === "activateEDocument") {
    await openWithStoredSession(page, CUSTOMER, "/invoice?eInvoice=1");
    for (const agreement of [/^Zgadzam się na otrzymywanie/, /^Potwierdzam/]) await page.getByLabel(agreement).check();
    await page.getByRole("button", { name: "Włącz e-fakturę" }).click();
    await wait(scene);
    if (!(await expectFlagHandled(scene)))
      await expect(page.getByRole("dialog").getByText("E-faktura jest włączona")).toBeVisible();
    return;
  }
  await openWithStoredSession(page, CUSTOMER, "/service/yourOffer");
  if (one.operation === "checkBackdoor") {
    // The session asks at once, before the form does.
    await wait(scene);
    if (await expectFlagHandled(scene)) return;
  }
  await page.getByRole("button", { name: "Przejdź do podsumowania" }).click();
  await page.getByRole("button", { name: "Zmień: dane kontaktowe" }).click();
  const dialog = page.getByRole("dialog", { name: "Dane kontaktowe" });
  if (one.operation === "checkBackdoor") {
    if (one.is === "backendAccessError")
      return expect(dialog.getByText("Dostęp backend - możliwość zapisu wyłączona").first()).toBeVisible();
    const expectOutcome = dialog.getByText("Nie udało się sprawdzić, czy można zapisać");
    await expect(expectOutcome).toBeVisible();
    await sandbox.clearFaults();
    await dialog.getByRole("button", { name: "Sprawdź ponownie" }).click();
    return expect(expectOutcome).toHaveCount(0);
  }
  if (one.operation === "setContactData") {
    await dialog.getByRole("button", { name: "Dodaj: drugi telefon stacjonarny" }).click();
    await dialog.getByLabel("Drugi telefon stacjonarny").fill("583012248");
    await dialog.getByRole("button", { name: "Zapisz" }).click();
    await wait(scene);
    if (!(await expectFlagHandled(scene)))
      await expect(dialog.getByText("Dziękujemy. Dane kontaktowe są zapisane.")).toBeVisible();
    return;
  }
  const isPhone = one.operation === "setPhoneChangeToken";
  await dialog
    .getByRole("button", { name: isPhone ? "Zmień: telefon komórkowy" : "Zmień: e-mail", exact: true })
    .click();
  await dialog
    .getByLabel(isPhone ? "Telefon komórkowy" : "E-mail", { exact: true })
    .fill(isPhone ? "601234568" : "nowy@poczta.example");
  const ask = dialog.getByRole("button", { name: "Wyślij kod" });
  await ask.click();
  await wait(scene);
  if (await expectFlagHandled(scene)) return;
  await expect(
    dialog.getByRole("alert").filter({ hasText: "Nie mamy pewności, czy kod został wysłany." }),
  ).toBeVisible();
  await sandbox.clearFaults();
  await ask.click();
  await expect(dialog.getByLabel(isPhone ? "Kod z SMS-a" : "Kod z e-maila")).toBeFocused();
}

const SCREENS: Readonly<Record<FaultCase["place"], (scene: Scene) => Promise<void>>> = {
  block,
  aside,
  background,
  logout,
  login,
  registration,
  password,
  link,
  accounts,
  entered,
  document,
  payment: (scene) => (scene.one.operation === "startPayment" ? startPayment(scene) : paymentState(scene)),
  "pending payment": openPendingPayment,
  billing,
  overpayment,
  subscriptions,
  agreements,
  offers,
  settings,
  "second factor": secondFactor,
  contact,
  service,
  "service read": serviceRead,
};

const CASES = isFullProof ? faultCases() : someFaultCases();

test("browser cases of the fault matrix include every fault, and their sample every class", () => {
  const all = faultCases();
  expect(Object.keys(CLASSES).filter((name) => !all.some(({ fault }) => fault === name))).toEqual([]);
  expect(new Set(CASES.map(({ is }) => is))).toEqual(new Set(Object.values(CLASSES)));
});

for (const one of CASES) {
  test(`(part of CALL-11) ${one.operation} with ${one.fault}: shows the failure and stays usable`, async ({
    page,
    sandbox,
    pageErrors,
  }) => {
    pageErrors.allow(FAILED_REQUEST);
    if (isRepeatedOrLost(one) || one.place === "background") await page.clock.install();
    await sandbox.fault({ operation: one.operation, name: one.fault, times: "always" });
    const pending = new Set<Request>();
    page.on("request", (request) => {
      if (request.url().endsWith("/service")) pending.add(request);
    });
    page.on("requestfinished", (request) => pending.delete(request));
    page.on("requestfailed", (request) => pending.delete(request));
    await SCREENS[one.place]({ page, sandbox, one, pending });
  });
}
