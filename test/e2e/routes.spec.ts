import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { expectAccount, sections } from "./support/menu.ts";

const heading = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const NO_SCREEN = /^W\stej wersji portalu nie ma\s/;

/** Address, page title, heading if it differs, and whether the screen exists. */
interface Address {
  readonly at: string;
  readonly title: string;
  readonly h1?: string;
  readonly later?: boolean;
}

async function expectPage(page: Page, { at, title, h1 = title, later = false }: Address): Promise<void> {
  // A page may add its state to the address.
  await expect(page).toHaveURL((url) => url.pathname === at);
  await expect(heading(page)).toHaveText(h1);
  await expect(page).toHaveTitle(`${title} · Wiązka`);
  await expect(page.getByText(NO_SCREEN)).toHaveCount(later ? 1 : 0);
}

async function expectCustomerFrame(page: Page): Promise<void> {
  await expect(sections(page)).toBeVisible();
  await expectAccount(page, "4127830");
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

async function expectGuestFrame(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("link", { name: "wiązka" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
}

async function expectNoFrame(page: Page): Promise<void> {
  for (const role of ["navigation", "contentinfo"] as const) await expect(page.getByRole(role)).toHaveCount(0);
}

/** Addresses by requirement. test/journeys/addresses.spec.tsx opens every page without a browser. */
const CUSTOMER: Readonly<Record<string, readonly Address[]>> = {
  "ROUTE-01": [
    { at: "/index", title: "Start" },
    { at: "/invoice", title: "Faktury" },
    { at: "/billing", title: "Bilingi" },
    { at: "/messages", title: "(3) Ważne wiadomości", h1: "Ważne wiadomości" },
    { at: "/messages/17", title: "(3) Ważne wiadomości", h1: "Ważne wiadomości" },
    { at: "/supportRequest", title: "Zgłoszenia" },
    { at: "/regulations", title: "Regulaminy" },
    { at: "/faq", title: "Pytania i odpowiedzi" },
    { at: "/video", title: "Filmy" },
    { at: "/branch", title: "Salony" },
    { at: "/settings", title: "Ustawienia" },
    { at: "/personalData", title: "Dane osobowe" },
    { at: "/agreements", title: "Zgody i umowy" },
    { at: "/documents", title: "Dokumenty" },
    { at: "/deadlines", title: "Terminy" },
    { at: "/resetPin", title: "PIN dekodera" },
    { at: "/wifiConfiguration", title: "Sieć wifi" },
    { at: "/wifiConfiguration/S-1", title: "Sieć wifi" },
  ],
  "ROUTE-02": [
    { at: "/service/myServices", title: "Usługi" },
    { at: "/service/myServices/4127830-02", title: "Internet światłowodowy 1 Gb/s" },
    { at: "/service/myServices/4127830-01-2", title: "Pakiet Sportowy" },
    { at: "/service/directBilling", title: "Subskrypcje" },
    { at: "/service/directBilling/netflix", title: "Netflix" },
    {
      at: "/service/yourOffer",
      title: "Oferta dla ciebie",
      h1: "Internet 2 Gb/s i telewizja Premium na kolejne 24 miesiące",
    },
    { at: "/service/ordersHistory", title: "Oferty i zamówienia" },
  ],
  "ROUTE-03": [{ at: "/paymentComplete/invoice", title: "Płatność", h1: "Twoja płatność" }],
};

/** Checks only that each address opens a page with its name; specs of the screens check the rest. */
async function expectPages(page: Page, addresses: readonly Address[]): Promise<void> {
  await openWithStoredSession(page, "m.brzezinska");
  await expectCustomerFrame(page);
  for (const address of addresses) {
    await test.step(address.at, async () => {
      await page.goto(address.at);
      await expectPage(page, address);
      await expectCustomerFrame(page);
    });
  }
}

/** An address of each kind: with a count in its title, with a key, with a heading of its content. */
const SAMPLE = ["/messages/17", "/wifiConfiguration/S-1", "/service/myServices/4127830-02", "/paymentComplete/invoice"];

test("[ROUTE-01] [ROUTE-02] [ROUTE-03] opens pages by their address in the customer's layout", async ({ page }) => {
  const sample = Object.values(CUSTOMER)
    .flat()
    .filter(({ at }) => SAMPLE.includes(at));
  expect(sample).toHaveLength(SAMPLE.length);
  await expectPages(page, sample);
});

for (const [id, addresses] of Object.entries(CUSTOMER)) {
  test(
    `(part of ${id}) opens each page by its address with its title in the customer's layout`,
    { tag: "@proof" },
    ({ page }) => {
      // Opens some thirty pages.
      test.slow();
      return expectPages(page, addresses);
    },
  );
}

test("[ROUTE-09] /chat opens the chat and returns to the last page or home, or shows the phone number", async ({
  page,
  sandbox,
}) => {
  await openWithStoredSession(page, "m.brzezinska");
  await page.goto("/chat");
  await expect(page).toHaveURL("/index");
  const chat = page.getByRole("complementary", { name: "Czat" });
  await expect(chat.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await sandbox.reset();
  await openWithStoredSession(page, "rodo.kwiatkowska");
  await page.goto("/chat");
  const main = page.getByRole("main");
  await expect(main.getByText("Na tym koncie nie ma czatu.")).toBeVisible();
  await expect(main.getByRole("link", { name: "58 300 70 00" })).toHaveAttribute("href", "tel:+48583007000");
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `(part of ROUTE-09) opens a chat link above its page every time, at ${viewport.width} px`,
    { tag: "@proof" },
    async ({ page }) => {
      await page.setViewportSize(viewport);
      await openWithStoredSession(page, "m.brzezinska");
      await page.goto("/faq");
      const chat = page.getByRole("complementary", { name: "Czat" });
      for (const time of ["while it is fetched", "once it is there"]) {
        await test.step(time, async () => {
          await page.getByRole("main").getByRole("link", { name: "Otwórz czat" }).click();
          await expect(chat.getByRole("heading", { level: 3 }).first()).toBeVisible();
          await expect(page).toHaveURL("/faq");
          // A move in the history that closed the window would happen before the next frame.
          await page.evaluate(
            () => new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn))),
          );
          await expect(chat).toBeVisible();
          await chat.getByRole("button", { name: "Zakończ czat" }).click();
          await page.getByRole("button", { name: "Zamknij czat" }).click();
          await expect(chat).toBeHidden();
        });
      }
    },
  );
}

const GUEST: readonly Address[] = [
  { at: "/accessibility-complaint", title: "Skarga na brak dostępności" },
  { at: "/sessionExpired", title: "Koniec sesji", h1: "Sesja zakończona" },
  { at: "/numberTransfer", title: "Przeniesienie numeru" },
  { at: "/numberTransfer/Accept", title: "Przeniesienie numeru" },
  { at: "/numberTransferDecision", title: "Decyzja o przeniesieniu numeru", h1: "Przeniesienie numeru" },
  { at: "/requestConfirmation", title: "Potwierdzenie zgłoszenia", h1: "Twoje zgłoszenie" },
  { at: "/requestAlreadySent", title: "Zgłoszenie już wysłane", h1: "Twoje zgłoszenie" },
  { at: "/requestError", title: "Twoje zgłoszenie", h1: "Twoje zgłoszenie" },
  { at: "/offer/offerAccept", title: "Przyjęcie oferty", h1: "Oferta dla ciebie" },
  { at: "/offer/offerDecline", title: "Odrzucenie oferty", h1: "Oferta dla ciebie" },
  { at: "/offer/contactRequest", title: "Prośba o kontakt", h1: "Oferta dla ciebie" },
  { at: "/offer/paperlessConfirmation", title: "Zgoda na dokumenty elektroniczne", h1: "Dokumenty elektroniczne" },
  { at: "/offer/saleConfirmation", title: "Potwierdzenie zamówienia", h1: "Twoje zamówienie" },
];

test("[NAV-10] opens public pages for a guest without navigation", { tag: "@proof" }, async ({ page, sandbox }) => {
  for (const address of GUEST) {
    await test.step(address.at, async () => {
      await page.goto(address.at);
      await expectPage(page, address);
      await expectGuestFrame(page);
      for (const label of ["Szybkie działania", "Promocja"]) await expect(page.getByLabel(label)).toHaveCount(0);
      await expect(page.getByRole("button", { name: /Czat/ })).toHaveCount(0);
    });
  }
  expect(await sandbox.calls()).toEqual([]);
});

test("[ROUTE-04] portal starts at the login page, and /login leads there", async ({ page }) => {
  await page.goto("/login");
  await expectPage(page, { at: "/", title: "Logowanie", h1: "Zaloguj się" });
  await page.goto("/");
  await expectPage(page, { at: "/", title: "Logowanie", h1: "Zaloguj się" });
  await page.goto("/sessionExpired");
  await expectPage(page, { at: "/sessionExpired", title: "Koniec sesji", h1: "Sesja zakończona" });
  await page.goto("/error");
  await expectPage(page, { at: "/error", title: "Błąd", h1: "Nie udało się wczytać strony" });
});

test(
  "(part of ROUTE-06) /old and /loginOld lead to the login page, /service to the services",
  { tag: "@proof" },
  async ({ page }) => {
    for (const old of ["/old", "/loginOld", "/old/"]) {
      await page.goto(old);
      await expectPage(page, { at: "/", title: "Logowanie", h1: "Zaloguj się" });
    }
    await openWithStoredSession(page, "m.brzezinska", "/service");
    await expectPage(page, { at: "/service/myServices", title: "Usługi" });
  },
);

test("[ROUTE-06] shows request and password pages to guests, redirects old addresses, /logout logs out", async ({
  page,
  sandbox,
}) => {
  for (const at of ["/requestConfirmation", "/requestAlreadySent", "/requestError"]) {
    await page.goto(at);
    await expect(heading(page), at).toHaveText("Twoje zgłoszenie");
    await expect(page).toHaveURL(at);
  }
  const request = await sandbox.link("/requestConfirmation", "Pytanie o fakturę");
  expect(request).toMatch(/^\/requestConfirmation\/[^/]+$/);
  await page.goto(request);
  await expect(page.getByRole("button", { name: "Wyślij zgłoszenie" })).toBeVisible();
  await expect(page).toHaveURL("/requestConfirmation");

  for (const old of ["/old", "/loginOld"]) {
    await page.goto(old);
    await expectPage(page, { at: "/", title: "Logowanie", h1: "Zaloguj się" });
  }
  await page.goto("/password");
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await page.getByRole("button", { name: "Wyślij link" }).click();
  await expect(heading(page)).toHaveText("Sprawdź e-mail");
  await page.goto((await sandbox.link("/passwordToken")).replace("#token=", "/"));
  await expect(page.getByLabel("Nowe hasło")).toBeVisible();
  await expect(page).toHaveURL("/passwordToken");
  await page.goto("/passwordToken");
  await expect(heading(page)).toHaveText("Otwórz link z e-maila");

  await openWithStoredSession(page, "m.brzezinska", "/service");
  await expectPage(page, { at: "/service/myServices", title: "Usługi" });
  await page.goto("/logout");
  await expectPage(page, { at: "/", title: "Logowanie", h1: "Zaloguj się" });
  await expect.poll(async () => (await sandbox.calls("sessionEnd")).length).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("ebok.session"))).toBeNull();
});

const UNKNOWN = [
  "/nie-ma",
  "/%F0%9F%98%80",
  "/service/nie-ma",
  "/numberTransfer/a/b",
  "/index/wiecej",
  "/Invoice/1/2/3",
];

/** Opens unknown addresses as a guest and as a customer, and leads home from the last one. */
async function expectNoPages(page: Page, ofGuest: readonly string[], ofCustomer: readonly string[]): Promise<void> {
  for (const at of ofGuest) {
    await test.step(`opens ${at} for a guest`, async () => {
      await page.goto(at);
      await expectPage(page, { at, title: "Nie ma takiej strony" });
      await expect(page.getByText("Błąd 404")).toBeVisible();
      await expectNoFrame(page);
      await expect(page.getByRole("link", { name: "Przejdź do logowania" })).toBeVisible();
    });
  }
  await openWithStoredSession(page, "m.brzezinska");
  await expectCustomerFrame(page);
  for (const at of ofCustomer) {
    await test.step(`opens ${at} for a customer`, async () => {
      await page.goto(at);
      await expectPage(page, { at, title: "Nie ma takiej strony" });
      await expectNoFrame(page);
    });
  }
  await page.getByRole("link", { name: "Wróć na start" }).click();
  await expectPage(page, { at: "/index", title: "Start" });
}

test("[ROUTE-14] unknown address is error 404 without navigation and footer, with a way to the start page", async ({
  page,
}) => {
  await expectNoPages(page, UNKNOWN.slice(0, 2), UNKNOWN.slice(2, 4));
});

test("(part of ROUTE-14) every kind of unknown address is error 404", { tag: "@proof" }, async ({ page }) => {
  await expectNoPages(page, UNKNOWN, UNKNOWN);
});
