import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { answerLink, ORDER } from "./support/order-by-link.ts";
import { expectAccount } from "./support/menu.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";

const h1 = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const result = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("main").getByRole("heading", { level: 2, name })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();
const fact = (page: Page, label: string) => page.getByRole("main").locator(`dt:text-is("${label}") + dd`);

const tokenOf = (href: string): string => /(?:#token=|\/)([^/#=]+)$/.exec(href)?.[1] ?? "";

/** Page that replaces the confirmation of an accepted or expired request; `undefined` for other messages. */
function pageOfClosedRequest(text: string): string | undefined {
  if (text.includes("Awaria telewizji")) return "/requestAlreadySent";
  return text.includes("Zmiana adresu do korespondencji") ? "/requestError" : undefined;
}

/** Opens a link in a new window, like a click in a mail program. */
async function follow(page: Page, href: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(href);
}

async function followSent(page: Page, sandbox: SandboxClient, at: string, about?: string): Promise<string> {
  const href = await sandbox.link(at, about);
  await follow(page, href);
  return href;
}

test("[ROUTE-05] opens each sent action link, drops its token, shows 404 for unknown processes", async ({
  page,
  sandbox,
}) => {
  // Loads fifteen pages.
  test.slow();
  const sent = (await sandbox.outbox()).flatMap(({ text, links: own }) => own.map(({ href }) => ({ href, text })));
  // Login links have no page of their own (login-link.spec.ts).
  const toPages = sent.filter(({ href }) => !href.startsWith("/loginToken/"));
  // One link to each page; all links of requests, because each of them shows another page.
  const links = new Map(
    toPages.map((link) => [
      link.href.startsWith("/request") ? link.href : link.href.replace(tokenOf(link.href), ""),
      link,
    ]),
  ).values();
  const pages = new Set<string>();
  for (const { href, text } of links) {
    await test.step(`${href.replace(tokenOf(href), "…")}: ${text}`, async () => {
      await follow(page, href);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toBeVisible();
      await expect(fact(page, "Numer sprawy")).toHaveText(/\d{4}\/\d{5}/);
      await expect(page.getByText("Nie znamy tego linku")).toHaveCount(0);
      expect(page.url()).not.toContain(tokenOf(href));
      const at = pageOfClosedRequest(text) ?? href.replace(tokenOf(href), "").replace(/(#token=|\/)$/, "");
      await expect(page).toHaveURL(at);
      pages.add(at);
    });
  }
  expect([...pages].toSorted()).toEqual([
    "/numberTransfer/Accept",
    "/numberTransfer/Annuled",
    "/numberTransfer/ContactRequest",
    "/numberTransfer/Decline",
    "/numberTransfer/PastExpirationDate",
    "/numberTransferDecision",
    "/offer/contactRequest",
    "/offer/offerAccept",
    "/offer/offerDecline",
    "/offer/paperlessConfirmation",
    "/offer/saleConfirmation",
    "/requestAlreadySent",
    "/requestConfirmation",
    "/requestError",
  ]);
  for (const process of ["Annulled", "accept", "__proto__"]) {
    await page.goto(`/numberTransfer/${process}`);
    await expect(h1(page)).toHaveText("Nie ma takiej strony");
    await expect(page).toHaveTitle("Nie ma takiej strony · Wiązka");
  }
});

test(
  "(part of ROUTE-05) decides a number transfer once and says so on every later visit",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const href = await followSent(page, sandbox, "/numberTransferDecision");
    await expect(h1(page)).toHaveText("Przeniesienie numeru");
    for (const [label, value] of [
      ["Numer telefonu", "602 118 904"],
      ["Obecny operator", "Fala Mobile"],
      ["Miesięcznie", "35,00 zł przez 24 miesiące"],
    ] as const)
      await expect(fact(page, label)).toHaveText(value);
    await axe(page);
    await answerLink(page, ORDER);
    await result(page, "Przenosimy twój numer");
    await axe(page);
    for (const process of ["Accept", "Decline", "ContactRequest"]) {
      await followSent(page, sandbox, `/numberTransfer/${process}`);
      await result(page, "Zgoda na przeniesienie jest już zapisana");
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    }
    expect(await sandbox.calls("answerMatter")).toHaveLength(1);
    expect((await sandbox.outbox()).filter(({ text }) => text.includes(" Sprawa ")).length).toBe(1);
    expect(href).toContain(tokenOf(await sandbox.link("/numberTransfer/Accept")));
  },
);

test(
  "focuses the result when the button disappears; Back to a settled link shows no details",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await followSent(page, sandbox, "/numberTransferDecision");
    await page.getByRole("checkbox", { name: /^Znam warunki/ }).check();
    const accept = page.getByRole("main").getByRole("button", { name: ORDER });
    await accept.focus();
    await page.keyboard.press("Enter");
    await result(page, "Przenosimy twój numer");
    await expect(page.getByRole("heading", { name: "Przenosimy twój numer" })).toBeFocused();

    await page.getByRole("main").getByRole("link", { name: "Przejdź do logowania" }).click();
    await expect(page).toHaveURL("/");
    await page.goBack();
    await result(page, "Zgoda na przeniesienie jest już zapisana");
    await expect(page.getByText("602 118 904")).toHaveCount(0);
    await page.reload();
    await result(page, "Zgoda na przeniesienie jest już zapisana");
  },
);

test(
  "focuses the heading of an action link after a failed load was retried",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await sandbox.fault({ operation: "getMatter", status: 500 });
    await followSent(page, sandbox, "/numberTransferDecision");
    await page.getByRole("button", { name: "Spróbuj ponownie" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: ORDER })).toBeVisible();
    await expect(
      page.getByRole("main").locator("h1, h2").locator("visible=true").and(page.locator(":focus")),
    ).toHaveCount(1);
  },
);

test(
  "asks to open the message again when the page of an action link is reloaded",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const href = await followSent(page, sandbox, "/offer/saleConfirmation");
    await expect(page.getByRole("button", { name: ORDER })).toBeVisible();
    await page.reload();
    await result(page, "Otwórz link z wiadomości");
    await expect(page.getByText("go nie zapamiętujemy, więc otwórz go jeszcze raz")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Przejdź do logowania" })).toHaveAttribute(
      "href",
      "/",
    );
    await follow(page, href);
    await expect(page.getByRole("button", { name: ORDER })).toBeVisible();
  },
);

for (const [process, button, expectedText] of [
  ["Decline", "Nie przenoś numeru", "Numer zostaje u obecnego operatora"],
  ["ContactRequest", "Zamów rozmowę", "Zadzwonimy do ciebie"],
] as const) {
  test(
    `(part of ROUTE-05) sends no answer before the click on /numberTransfer/${process}`,
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await followSent(page, sandbox, `/numberTransfer/${process}`);
      await expect(page.getByRole("main").getByRole("button").first()).toHaveAccessibleName(button);
      expect(await sandbox.calls("answerMatter")).toEqual([]);
      await press(page, button);
      expect(await sandbox.calls("answerMatter")).toEqual([]);
      await page.getByRole("dialog").getByRole("button", { name: button }).click();
      await result(page, expectedText);
      expect(await sandbox.calls("answerMatter")).toHaveLength(1);
    },
  );
}

test(
  "(part of ROUTE-05) says that an action link was cancelled or has expired",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await followSent(page, sandbox, "/numberTransfer/Annuled");
    await result(page, "Przeniesienie numeru jest anulowane");
    await expect(fact(page, "Numer telefonu")).toHaveText("608 417 295");
    await followSent(page, sandbox, "/numberTransfer/PastExpirationDate");
    await result(page, "Czas na decyzję o przeniesieniu minął");
  },
);

test(
  "(part of ROUTE-06) sends a request once confirmed, and explains used and invalid links",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await followSent(page, sandbox, "/requestConfirmation", "Pytanie o fakturę");
    await expect(page).toHaveURL("/requestConfirmation");
    await expect(fact(page, "Treść")).toHaveText(/^Na ostatniej fakturze/);
    await press(page, "Wyślij zgłoszenie");
    await result(page, "Przyjęliśmy zgłoszenie");
    await expect(page).toHaveURL("/requestConfirmation");

    await followSent(page, sandbox, "/requestConfirmation", "Pytanie o fakturę");
    await expect(page).toHaveURL("/requestAlreadySent");
    await expect(page).toHaveTitle("Zgłoszenie już wysłane · Wiązka");
    await result(page, "To zgłoszenie jest już wysłane");
    await expect(fact(page, "Dotyczy")).toHaveText("Pytanie o fakturę");
    await axe(page);

    await followSent(page, sandbox, "/requestConfirmation", "Zmiana adresu");
    await expect(page).toHaveURL("/requestError");
    await result(page, "Czas na potwierdzenie zgłoszenia minął");
    for (const token of ["nobody-sent-this-one", "short", "..%2F..%2Flogout", "%3Cscript%3E"]) {
      await follow(page, `/requestConfirmation/${token}`);
      await expect(page).toHaveURL("/requestError");
      await result(page, "Nie znamy tego linku");
    }
    expect(await sandbox.calls("answerMatter")).toHaveLength(1);
  },
);

const DECISIONS = [
  ["/offer/offerAccept", ORDER, "Przyjęliśmy twoje zamówienie", "Ta oferta jest już przyjęta"],
  ["/offer/offerDecline", "Odrzuć ofertę", "Oferta jest odrzucona", "Ta oferta jest już odrzucona"],
  ["/offer/contactRequest", "Zamów rozmowę", "Zadzwonimy do ciebie", "Czy przyjmujesz tę ofertę?"],
  [
    "/offer/paperlessConfirmation",
    "Przysyłaj e-mailem",
    "Dokumenty będą przychodzić e-mailem",
    "Zgoda na dokumenty elektroniczne jest już zapisana",
  ],
  ["/offer/saleConfirmation", ORDER, "Przyjęliśmy twoje zamówienie", "To zamówienie jest już potwierdzone"],
] as const;

/** Former offers by their message, with the result of their links and the date next to it. */
const FORMER = [
  ["600 Mb/s", "Ta oferta jest już przyjęta", "Data odpowiedzi"],
  ["Bez Limitu", "Ta oferta jest już odrzucona", "Data odpowiedzi"],
  ["Telewizja Premium w drugim pokoju", "Prośba o kontakt jest już zapisana", "Data odpowiedzi"],
  ["5G bez limitu", "Ta oferta straciła ważność", "Data zmiany"],
  ["Pakiet Dziecięcy", "Ta oferta jest anulowana", "Data zmiany"],
] as const;

test("[ROUTE-07] five decision pages show their result, the repeated visit, and every other state", async ({
  page,
  sandbox,
}) => {
  test.setTimeout(90_000);
  for (const [at, button, expectedText, again] of DECISIONS) {
    await test.step(at, async () => {
      await sandbox.reset();
      const href = await followSent(page, sandbox, at);
      await answerLink(page, button);
      await result(page, expectedText);
      await follow(page, href);
      await result(page, again);
      // After a requested call the decision is still open (ROUTE-18).
      const answers = button === "Zamów rozmowę" ? 2 : 0;
      await expect(page.getByRole("main").getByRole("button")).toHaveCount(answers);
      await axe(page);
      expect(await sandbox.calls("answerMatter")).toHaveLength(1);
    });
  }
  for (const [about, expectedText, day] of FORMER) {
    await followSent(page, sandbox, "/offer/offerAccept", about);
    await result(page, expectedText);
    await expect(fact(page, day)).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
  }
});

test(
  "(part of ROUTE-07) three links of a former offer show the same state",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    for (const [about, expectedText, day] of FORMER) {
      for (const at of ["/offer/offerAccept", "/offer/offerDecline", "/offer/contactRequest"]) {
        await followSent(page, sandbox, at, about);
        await result(page, expectedText);
        await expect(fact(page, day)).toHaveText(/^\d{2}-\d{2}-\d{4}$/);
      }
    }
  },
);

test(
  "shows the price of an offer step by step where the customer agrees to it",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await followSent(page, sandbox, "/offer/offerAccept", "Internet 2 Gb/s");
    await expect(fact(page, "Miesięcznie")).toHaveText("149,00 zł przez 12 miesięcy");
    await expect(fact(page, "Potem miesięcznie")).toHaveText("169,00 zł przez 12 miesięcy");
  },
);

test("link token is in no history, storage or call address, nor on the page after a reload", async ({
  page,
  context,
  sandbox,
}) => {
  const sentTexts: string[] = [];
  context.on("request", (request) => sentTexts.push(request.url(), ...Object.values(request.headers())));
  await page.goto("/");
  const href = await followSent(page, sandbox, "/numberTransferDecision");
  await expect(page.getByRole("button", { name: ORDER })).toBeVisible();
  const token = tokenOf(href);
  const storedData = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      location.href,
      performance.getEntriesByType("resource").map(({ name }) => name),
    ]),
  );
  expect(storedData).not.toContain(token);
  expect(sentTexts.filter((text) => text.includes(token))).toEqual([]);
  await page.reload();
  await result(page, "Otwórz link z wiadomości");
  await page.goBack();
  await page.goForward();
  expect(page.url()).not.toContain(token);
  expect(JSON.stringify(await sandbox.reports())).not.toContain(token);
});

test("pasted link replaces the open action link", { tag: "@proof" }, async ({ page, sandbox }) => {
  await followSent(page, sandbox, "/offer/offerAccept", "600 Mb/s");
  await result(page, "Ta oferta jest już przyjęta");
  await page.goto(await sandbox.link("/offer/offerAccept", "Pakiet Dziecięcy"));
  await result(page, "Ta oferta jest anulowana");
});

test(
  "action link works for a logged-in customer, too, and keeps the session",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openWithStoredSession(page, "nowak.nowy");
    await expectAccount(page, "5000114");
    await followSent(page, sandbox, "/offer/saleConfirmation");
    await answerLink(page, ORDER);
    await result(page, "Przyjęliśmy twoje zamówienie");
    for (const { request } of await sandbox.calls("answerMatter")) expect(request).not.toContain("sessionId");
    await page.getByRole("main").getByRole("link", { name: "Wróć na start" }).click();
    await expectAccount(page, "5000114");
  },
);

test(
  "(part of ROUTE-10) old addresses open the same action link with the token of their query",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const token = tokenOf(await sandbox.link("/numberTransferDecision"));
    await page.goto(`/numberTransferAccept1?token=${token}`);
    await expect(page).toHaveURL("/numberTransfer/Accept");
    await expect(fact(page, "Numer telefonu")).toHaveText("602 118 904");
  },
);
