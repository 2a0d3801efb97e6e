import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { expectAccount, isWide, sections } from "./support/menu.ts";
import { rewriteReply, siteContentWith } from "./support/wire-reply.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

/** Each layout is in the DOM, hidden in the other, and kept up to date there. */
const topSections = (page: Page) => page.locator("nav.sections");
const bottomBar = (page: Page) => page.locator("nav.bottom-bar");
const moreButton = (page: Page) => topSections(page).getByRole("button", { name: "Więcej" });
/** Target of "Więcej": a menu under the sections, or a page in a narrow window. */
const moreMenu = (page: Page) =>
  isWide(page) ? topSections(page).locator(".menu") : page.getByRole("main").locator(".map");
const openMore = (page: Page) =>
  (isWide(page) ? moreButton(page) : sections(page).getByRole("link", { name: "Więcej" })).click();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** Texts of a list of links, without counts. */
const namesIn = async (page: Page, of: (page: Page) => ReturnType<Page["locator"]>): Promise<string> =>
  (await of(page).locator("li").allInnerTexts())
    .map((text) =>
      (text.split("\n")[0] ?? "")
        .replaceAll("\u00a0", " ")
        .replace(/\s+\d.*$/, "")
        .trim(),
    )
    .join(", ");

const HELP = "Regulaminy, Salony, Pytania i odpowiedzi, Filmy";
const DEVICES_AND_HELP = `Sieć wifi, PIN dekodera, ${HELP}`;
const ACCOUNT = "Dane osobowe, Zgody i umowy, Dokumenty, Terminy, Ustawienia";

const CUSTOMERS = [
  {
    id: "NAV-01",
    who: "a private customer",
    login: "m.brzezinska",
    top: "Start, Faktury, Oferta, Usługi, Wiadomości, Więcej",
    menu: `${ACCOUNT}, ${DEVICES_AND_HELP}`,
  },
  {
    id: "NAV-04",
    who: "a customer without offers",
    login: "nowak.nowy",
    top: "Start, Faktury, Usługi, Wiadomości, Więcej",
    menu: `${ACCOUNT}, ${HELP}`,
  },
  {
    id: "OFFER-01",
    who: "a company",
    login: "firma.bursztyn",
    top: "Start, Faktury, Usługi, Wiadomości, Więcej",
    menu: `${ACCOUNT}, Sieć wifi, ${HELP}`,
  },
  {
    id: "NAV-18",
    who: "a cooperative without wifi",
    login: "sm.jantar",
    top: "Start, Faktury, Usługi, Wiadomości, Więcej",
    menu: `${ACCOUNT}, PIN dekodera, ${HELP}`,
  },
  {
    id: "NAV-06",
    who: "a user of the CRM",
    login: "crm.oliwa",
    top: "Start, Faktury, Oferta, Wiadomości, Więcej",
    menu: `${ACCOUNT}, Sieć wifi, ${HELP}`,
  },
  {
    id: "NAV-05",
    who: "a customer under a RODO restriction",
    login: "rodo.kwiatkowska",
    top: "Start, Faktury, Usługi, Więcej",
    menu: `${ACCOUNT}, ${DEVICES_AND_HELP}`,
  },
] as const;

for (const { id, who, login, top, menu } of CUSTOMERS) {
  test(
    `[${id}] shows the sections of ${who}`,
    { tag: proofTagUnless(who === "a private customer") },
    async ({ page }) => {
      await openWithStoredSession(page, login);
      // A narrow window has the messages under "Więcej" (NAV-03).
      const areMessagesUnderMore = !isWide(page) && top.includes("Wiadomości");
      await expect
        .poll(() => namesIn(page, sections))
        .toBe(areMessagesUnderMore ? top.replace("Wiadomości, ", "") : top);
      await openMore(page);
      await expect
        .poll(() => namesIn(page, moreMenu))
        .toBe(areMessagesUnderMore ? `Ważne wiadomości, Zgłoszenia, ${menu}` : menu);
    },
  );
}

test('[NAV-02] "Więcej" has its three groups', { tag: "@proof" }, async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await openMore(page);
  await expect(moreMenu(page).getByRole("heading", { level: 2 })).toHaveText([
    ...(isWide(page) ? [] : ["Wiadomości"]),
    "Moje konto",
    "Urządzenia",
    "Pomoc",
  ]);
});

for (const [id, who, login, tabs] of [
  [
    "NAV-01",
    "a private customer",
    "m.brzezinska",
    {
      "/invoice": "Faktury, Bilingi",
      "/billing": "Faktury, Bilingi",
      "/service/yourOffer": "Oferta, Oferty i zamówienia",
      "/service/ordersHistory": "Oferta, Oferty i zamówienia",
      "/service/myServices": "Usługi, Subskrypcje",
      "/service/directBilling/1": "Usługi, Subskrypcje",
      "/messages": "Ważne wiadomości, Zgłoszenia",
      "/supportRequest": "Ważne wiadomości, Zgłoszenia",
      "/personalData": ACCOUNT,
      "/agreements": ACCOUNT,
      "/settings": ACCOUNT,
      "/wifiConfiguration": "Sieć wifi, PIN dekodera",
      "/faq": "Regulaminy, Salony, Pytania i odpowiedzi, Filmy",
      "/index": "",
      "/paymentComplete/invoice": "",
    },
  ],
  ["NAV-07", "a company, though a subscription could be activated", "firma.bursztyn", { "/service/myServices": "" }],
  ["NAV-07", "a cooperative", "sm.jantar", { "/service/myServices": "", "/resetPin": "" }],
  ["NAV-07", "a customer without external products", "zalegly.wrona", { "/service/myServices": "" }],
  ["NAV-04", "a customer with an offer and no history", "crm.oliwa", { "/service/yourOffer": "" }],
] as const) {
  test(`[${id}] shows the tabs of ${who}`, { tag: "@proof" }, async ({ page }) => {
    await openWithStoredSession(page, login);
    await expectAccount(page);
    for (const [address, shown] of Object.entries(tabs)) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
        await expectAccount(page);
        await expect.poll(() => namesIn(page, (p) => p.locator("nav.tabs"))).toBe(shown);
      });
    }
  });
}

test("[NAV-08] hides the video page when its title or content is missing", { tag: "@proof" }, async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await openMore(page);
  await expect(moreMenu(page).getByRole("link", { name: "Filmy" })).toBeVisible();
  for (const key of ["video_title", "video_content"]) {
    await page.unrouteAll();
    await rewriteReply(page, "getSiteContent", siteContentWith(key, ""));
    await page.goto("/video");
    await expect(page, `${key} is empty`).toHaveURL("/index");
    await openMore(page);
    await expect(moreMenu(page).getByRole("link", { name: "Salony" })).toBeVisible();
    await expect(moreMenu(page).getByRole("link", { name: "Filmy" })).toHaveCount(0);
  }
});

const LED_HOME = [
  [
    "NAV-17",
    "crm.oliwa",
    [
      "/service/myServices",
      "/service/myServices/5200918-01",
      "/resetPin",
      "/service/ordersHistory",
      "/service/directBilling",
    ],
  ],
  ["NAV-17", "rodo.kwiatkowska", ["/messages", "/messages/1", "/supportRequest"]],
  [
    "GUARD-05",
    "firma.bursztyn",
    ["/service/yourOffer", "/service/directBilling", "/service/directBilling/1", "/netflix"],
  ],
  ["GUARD-05", "sm.jantar", ["/service/yourOffer", "/service/directBilling", "/service/directBilling/1"]],
  ["NAV-17", "sm.jantar", ["/wifiConfiguration", "/wifiConfiguration/1"]],
  ["NAV-17", "nowak.nowy", ["/service/yourOffer", "/service/ordersHistory", "/service/directBilling"]],
] as const;

for (const [id, login, addresses] of LED_HOME) {
  test(
    `[${id}] leads ${login} to the start page from pages hidden from this customer`,
    { tag: "@proof" },
    async ({ page }) => {
      await openWithStoredSession(page, login);
      for (const address of addresses) {
        await test.step(address, async () => {
          await page.goto(address);
          await expect(page).toHaveURL("/index");
          await expect(heading(page, "Start")).toBeAttached();
        });
      }
    },
  );
}

test(
  "[NAV-17] shows a skeleton for navigation that depends on customer data until the data arrives",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await sandbox.fault({ operation: "getClientData", delay: 1_500 });
    await openWithStoredSession(page, "rodo.kwiatkowska", "/messages");
    await expect(page.getByText("Wczytujemy stronę")).toBeAttached();
    await expect(heading(page, "Ważne wiadomości")).toBeVisible();
    await expect(
      sections(page).getByRole("link", { name: "Wiadomości" }),
      "hidden until the data is known",
    ).toHaveCount(0);
    await expect(page).toHaveURL("/index");

    await sandbox.fault({ operation: "getClientData", delay: 1_500 });
    await openWithStoredSession(page, "m.brzezinska", "/service/directBilling");
    await expect(page.getByText("Wczytujemy stronę")).toBeAttached();
    await expect(page.getByRole("list", { name: "Serwisy" })).toBeVisible();
    await expect(page).toHaveURL("/service/directBilling");
  },
);

test("marks the section and the tab of the page in both layouts", { tag: "@proof" }, async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska");
  for (const [address, section, below, tab] of [
    ["/index", "Start", "Start", undefined],
    ["/billing", "Faktury", "Faktury", "Bilingi"],
    ["/paymentComplete/invoice", "Faktury", "Faktury", undefined],
    ["/service/ordersHistory", "Oferta", "Oferta", "Oferty i\u00a0zamówienia"],
    ["/service/directBilling/1", "Usługi", "Usługi", "Subskrypcje"],
    ["/service/myServices/4127830-02", "Usługi", "Usługi", "Usługi"],
    ["/supportRequest", "Wiadomości", "Więcej", "Zgłoszenia"],
    ["/settings", "Więcej", "Więcej", "Ustawienia"],
    ["/faq", "Więcej", "Więcej", "Pytania i\u00a0odpowiedzi"],
  ] as const) {
    await test.step(address, async () => {
      await page.goto(address);
      await expect(topSections(page).locator("[aria-current]")).toHaveText(new RegExp(`^${section}`));
      await expect(bottomBar(page).locator("[aria-current]")).toHaveText(new RegExp(`^${below}`));
      await expect(page.locator("nav.tabs [aria-current]")).toHaveText(tab === undefined ? [] : [tab]);
    });
  }
  await page.goto("/nie-ma");
  await expect(page.locator("[aria-current]")).toHaveCount(0);
});

test(
  '"Więcej" opens, is left, closes on Escape and restores the focus by keyboard',
  { tag: "@wide" },
  async ({ page }) => {
    await openWithStoredSession(page, "m.brzezinska");
    await moreButton(page).focus();
    await expect(moreButton(page)).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(moreButton(page)).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Tab");
    await expect(sections(page).getByRole("link", { name: "Dane osobowe" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(moreButton(page)).toBeFocused();
    await expect(moreButton(page)).toHaveAttribute("aria-expanded", "false");

    await page.keyboard.press("Space");
    await expect(sections(page).getByRole("link", { name: "Dane osobowe" })).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(moreButton(page), "moving the focus out closes it").toHaveAttribute("aria-expanded", "false");

    await moreButton(page).press("Enter");
    await sections(page).getByRole("link", { name: "Ustawienia" }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/settings");
    await expect(heading(page, "Ustawienia")).toBeFocused();
    await expect(moreButton(page)).toHaveAttribute("aria-expanded", "false");

    await moreButton(page).click();
    await page.getByRole("main").click({ position: { x: 5, y: 400 } });
    await expect(moreButton(page), "a click elsewhere closes it").toHaveAttribute("aria-expanded", "false");
  },
);
