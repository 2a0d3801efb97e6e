import { expect, type Page } from "@playwright/test";
import { answerLink, ORDER } from "./order-by-link.ts";
import { linkIn } from "./sandbox-client.ts";
import { DEMO_DAY, enterAs } from "./enter-as.ts";
import { LOGIN_PASSWORD } from "./login.ts";
import { review, openBankPage } from "./payment-page.ts";

/** Screen, or a state of one, with the function that opens it. */
export interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
  /** Minimum window width, px: narrower windows do not show this state. */
  readonly from?: number;
  /** Page of the sandbox, which customers never see: opened, because the next screen may follow from it. */
  readonly isForeign?: true;
}

const WARNING_LEFT_MS = 60_000;

export const heading = (page: Page, name: string | RegExp, level = 1) =>
  expect(page.getByRole("heading", { level, name }).first()).toBeAttached();

async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator(".skeleton, .nav-placeholder")).toHaveCount(0);
}

export const at =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
    await arrived(page);
  };

/** Opens a link of the tenant's outbox. */
const atLink =
  (path: string, about = "") =>
  async (page: Page): Promise<void> => {
    const sent: unknown = await (await page.request.get("/sandbox/api/outbox")).json();
    // Leaves the page first: a link to the open page would not reload it.
    await page.goto("about:blank");
    await at(linkIn(sent, path, about))(page);
  };

async function payAtBank(page: Page): Promise<void> {
  await openBankPage(page);
  await heading(page, /^Zapłać/);
}

async function atPassword(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  await expect(page.getByLabel("Hasło", { exact: true })).toBeVisible();
}

async function atWithdrawalReview(page: Page): Promise<void> {
  await at("/withdrawal")(page);
  const name = page.getByLabel("Imię i nazwisko");
  const confirm = page.getByRole("button", { name: "Potwierdź odstąpienie" });
  await expect(name.or(confirm)).toBeVisible();
  // The draft of an earlier visit opens the second step again.
  if (await confirm.isVisible()) return;
  await name.fill("Jan Kowal");
  await page.getByLabel("Numer umowy lub zamówienia").fill("UM/2026/1");
  await page.getByLabel("E-mail").fill("jan.kowal@poczta.example");
  await page.getByRole("button", { name: "Dalej" }).click();
  await expect(confirm).toBeVisible();
}

/** Screens that are open to guests. */
export const GUEST_SCREENS: readonly Screen[] = [
  { name: "login", open: at("/") },
  { name: "password", open: atPassword },
  {
    name: "wrong password",
    open: async (page) => {
      await atPassword(page);
      await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD.toLowerCase());
      await page.getByRole("button", { name: "Zaloguj się" }).click();
      await expect(page.getByText("Login albo hasło jest błędne.")).toBeVisible();
    },
  },
  {
    name: "a new account",
    open: async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Załóż konto" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Załóż konto" })).toBeVisible();
      await page.getByRole("button", { name: "Dalej" }).click();
      await expect(page.getByText("Wpisz numer klienta, od 1 do 9 cyfr")).toBeVisible();
    },
  },
  { name: "a forgotten password", open: at("/password") },
  { name: "a link that is over", open: at("/passwordToken/nobody-sent-this") },
  { name: "a page for a new password without its link", open: at("/passwordToken") },
  { name: "a number transfer to decide on", open: atLink("/numberTransferDecision") },
  { name: "a request to confirm", open: atLink("/requestConfirmation") },
  { name: "an offer that was answered before", open: atLink("/offer/offerAccept", "Bez Limitu") },
  {
    name: "an order that is confirmed",
    open: async (page) => {
      await atLink("/offer/saleConfirmation")(page);
      // A later visit in the same tenant finds it confirmed.
      const confirm = page.getByRole("button", { name: ORDER });
      await confirm.or(page.getByText("To zamówienie jest już potwierdzone")).first().waitFor();
      if (await confirm.isVisible()) await answerLink(page, ORDER);
      await expect(page.getByText(/Przyjęliśmy twoje zamówienie|To zamówienie jest już potwierdzone/)).toBeVisible();
    },
  },
  { name: "an unknown link", open: at("/numberTransfer/Accept#token=nobody-sent-this") },
  { name: "a page of a link without it", open: at("/offer/offerDecline") },
  { name: "the accessibility statement", open: at("/accessibility") },
  { name: "a complaint about accessibility", open: at("/accessibility-complaint") },
  {
    name: "a withdrawal with missing answers",
    open: async (page) => {
      await at("/withdrawal")(page);
      await page.getByRole("button", { name: "Dalej" }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  { name: "a withdrawal to confirm", open: atWithdrawalReview },
  { name: "session expired", open: at("/sessionExpired") },
  { name: "404 of a guest", open: at("/nie-ma-takiej-strony") },
  { name: "error of a guest", open: at("/error/500") },
  { name: "the sandbox's page", open: at("/sandbox"), isForeign: true },
];

/** Screens of the customer with all data; the last ones change the amount due. */
export const CUSTOMER_SCREENS: readonly Screen[] = [
  { name: "home", open: at("/index") },
  {
    name: "the menu of Więcej",
    from: 1_090,
    open: async (page) => {
      await at("/index")(page);
      await page.getByRole("button", { name: "Więcej", exact: true }).click();
      await expect(page.getByRole("link", { name: "Dane osobowe", exact: true })).toBeVisible();
    },
  },
  {
    name: "theme dialog",
    open: async (page) => {
      await at("/more")(page);
      await page.getByRole("contentinfo").getByRole("button", { name: "Wygląd" }).click();
      await expect(page.getByRole("dialog", { name: "Wygląd portalu" })).toBeVisible();
    },
  },
  { name: "services", open: at("/service/myServices") },
  { name: "service", open: at("/service/myServices/4127830-01") },
  { name: "end of a contract", open: at("/service/termination/4127830-03") },
  {
    name: "a termination to confirm",
    open: async (page) => {
      await at("/service/termination/4127830-03")(page);
      await page.getByRole("button", { name: "Dalej" }).click();
      await expect(page.getByRole("heading", { name: "Sprawdź wypowiedzenie" })).toBeVisible();
    },
  },
  { name: "unknown service", open: at("/service/myServices/0") },
  { name: "subscriptions", open: at("/service/directBilling") },
  { name: "a subscription", open: at("/service/directBilling/netflix") },
  {
    name: "plans of a subscription",
    open: async (page) => {
      await at("/service/directBilling/netflix")(page);
      await page.getByRole("button", { name: "Zmień plan Netflix" }).click();
      await expect(page.getByRole("dialog", { name: "Zmień plan Netflix" })).toBeVisible();
    },
  },
  {
    name: "terms of a subscription",
    open: async (page) => {
      await at("/service/directBilling/disney")(page);
      await page.getByRole("button", { name: "Włącz Disney+" }).click();
      await expect(page.getByRole("dialog", { name: "Regulamin Disney+" })).toBeVisible();
    },
  },
  { name: "wifi", open: at("/wifiConfiguration") },
  {
    name: "a decoder's PIN",
    open: async (page) => {
      await at("/resetPin")(page);
      await page.getByRole("radio").first().check();
      await page.getByRole("button", { name: "Zresetuj PIN" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Zresetuj PIN" }).click();
      await expect(page.locator(".pin-reset-code")).toBeVisible();
    },
  },
  { name: "the activity log", open: at("/settings?activity=all") },
  { name: "messages", open: at("/messages") },
  { name: "a message", open: at("/messages/4127830-00002") },
  { name: "an outage", open: at("/messages?outage=AW-20261") },
  { name: "requests", open: at("/supportRequest") },
  { name: "an answered complaint", open: at("/supportRequest?request=ZG%2F2026%2F003655") },
  {
    name: "a complaint",
    open: async (page) => {
      await at("/supportRequest?form=COMPLAINT")(page);
      await page.getByRole("button", { name: "Wyślij zgłoszenie" }).click();
    },
  },
  { name: "invoices", open: at("/invoice") },
  {
    name: "invoices as a table",
    open: async (page) => {
      await at("/invoice")(page);
      await page.getByRole("button", { name: "Tabela", exact: true }).click();
    },
  },
  {
    name: "a payment looked over",
    open: async (page) => {
      await at("/invoice?pay=all")(page);
      await expect(review(page)).toBeVisible();
    },
  },
  {
    name: "invoices ticked",
    open: async (page) => {
      await at("/invoice?pay=all")(page);
      await expect(review(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("region", { name: "Zaznaczone faktury" })).toBeVisible();
    },
  },
  {
    name: "bank transfer",
    open: async (page) => {
      await at("/invoice?transfer=all")(page);
      await expect(page.getByRole("dialog", { name: "Dane do przelewu" })).toBeVisible();
    },
  },
  { name: "offer", open: at("/service/yourOffer") },
  {
    name: "terms of an offer",
    open: async (page) => {
      await at("/service/yourOffer")(page);
      await page.getByRole("button", { name: "Przejdź do podsumowania" }).click();
      await page.getByRole("button", { name: "Zamawiam z obowiązkiem zapłaty" }).click();
      await expect(page.getByText("Zaznacz to, zanim zamówisz")).toBeVisible();
    },
  },
  {
    name: "a call asked for",
    open: async (page) => {
      await at("/service/yourOffer")(page);
      await page.getByRole("button", { name: "Zamów rozmowę" }).click();
      await expect(page.getByRole("dialog", { name: "O czym porozmawiamy?" })).toBeVisible();
    },
  },
  { name: "orders", open: at("/service/ordersHistory") },
  {
    name: "an order",
    open: async (page) => {
      await at("/service/ordersHistory")(page);
      await page.getByRole("button", { name: "Szczegóły: Pakiet Dziecięcy" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  { name: "more", open: at("/more") },
  {
    name: "questions",
    open: async (page) => {
      await at("/faq?question=wolne-wifi")(page);
      await expect(page.getByText("Podłącz się do sieci 5 GHz.")).toBeVisible();
    },
  },
  { name: "branches", open: at("/branch") },
  { name: "films", open: at("/video") },
  {
    name: "personal data",
    open: async (page) => {
      await at("/personalData")(page);
      await page.getByRole("button", { name: "Pokaż PESEL, abonent" }).click();
      await expect(page.getByRole("radio", { name: "Listem, na papierze" })).toBeVisible();
    },
  },
  { name: "deadlines", open: at("/deadlines") },
  {
    name: "a document",
    open: async (page) => {
      await at("/documents")(page);
      await page
        .getByRole("button", { name: /^Sprawdź: Cennik/ })
        .first()
        .click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "agreements",
    open: async (page) => {
      await at("/agreements")(page);
      // Changed already when the screen is opened again: the portal keeps the change.
      await page.getByRole("switch", { name: "Badania zadowolenia" }).uncheck();
      await page.getByText("Co oznacza ta zgoda").first().click();
      await expect(page.getByText("1 niezapisana zmiana")).toBeVisible();
    },
  },
  {
    name: "billing",
    open: async (page) => {
      await at("/billing")(page);
      await expect(page.getByRole("table", { name: "Szczegóły" })).toBeVisible();
    },
  },
  {
    name: "chat",
    open: async (page) => {
      await at("/index")(page);
      await page.getByRole("button", { name: "Czat" }).click();
      await expect(page.locator(".chat h3").first()).toBeVisible();
      // Closes the chat for the screens that follow.
      await page.evaluate(() => localStorage.removeItem("ebok.chat.open"));
    },
  },
  { name: "404", open: at("/nie-ma-takiej-strony") },
  { name: "error", open: at("/error/500") },
  { name: "no permission", open: at("/error/602") },
  {
    name: "session dialog",
    open: async (page) => {
      // The browser's clock has gone on since the start of the test.
      await enterAs(page, "m.brzezinska", await page.evaluate(() => Date.now()), WARNING_LEFT_MS);
      await page.goto("/service/myServices");
      await expect(page.getByRole("alertdialog")).toBeVisible();
      await page.getByRole("button", { name: "Zostaję" }).focus();
    },
  },
  {
    name: "unknown payment",
    open: async (page) => {
      await enterAs(page, "m.brzezinska", DEMO_DAY);
      await page.goto("/paymentComplete/invoice");
      await heading(page, "Nie znaleźliśmy tej płatności.", 2);
    },
  },
  { name: "the bank's page", open: payAtBank, isForeign: true },
  {
    name: "payment rejected",
    open: async (page) => {
      await page.getByRole("button", { name: "Odrzuć płatność" }).click();
      await heading(page, /^Płatność nie doszła/, 2);
    },
  },
  {
    name: "payment under way",
    open: async (page) => {
      await openBankPage(page);
      await at("/invoice")(page);
      await expect(page.getByRole("button", { name: "Wróć do płatności" })).toBeVisible();
      await page.getByRole("button", { name: "Zrezygnuj z płatności" }).focus();
    },
  },
  {
    name: "payment confirmed",
    open: async (page) => {
      await page.getByRole("button", { name: "Wróć do płatności" }).click();
      await page.getByRole("button", { name: "Zapłać", exact: true }).click();
      await heading(page, /^Przyjęliśmy płatność/, 2);
    },
  },
  { name: "home with nothing to pay", open: at("/index") },
];
