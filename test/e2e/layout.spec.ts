import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { isWide, logOut, sections as shownSections } from "./support/menu.ts";
import { rewriteReply, siteContentWith } from "./support/wire-reply.ts";

const sections = (page: Page) => page.getByRole("navigation", { name: "Działy", exact: true });
const bottomBar = (page: Page) => page.getByRole("navigation", { name: "Działy, pasek dolny" });
const promo = (page: Page) => page.getByRole("region", { name: "Promocja" });

test("[NAV-03] shows sections and messages at the top from 1090 px, and at the bottom below it", async ({ page }) => {
  await page.setViewportSize({ width: 1090, height: 800 });
  await openWithStoredSession(page, "m.brzezinska");
  await expect(sections(page)).toBeVisible();
  await expect(bottomBar(page)).toBeHidden();
  await expect(sections(page).getByRole("link", { name: /^Wiadomości 3/ })).toBeVisible();

  await page.setViewportSize({ width: 1089, height: 800 });
  await expect(sections(page)).toBeHidden();
  await expect(bottomBar(page)).toBeVisible();
  expect((await bottomBar(page).getByRole("link").allInnerTexts()).map((text) => text.split(/\s/)[0])).toEqual([
    "Start",
    "Faktury",
    "Oferta",
    "Usługi",
    "Więcej",
  ]);
  await bottomBar(page).getByRole("link", { name: "Więcej" }).click();
  await expect(page).toHaveURL("/more");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ważne wiadomości" }).click();
  await expect(page).toHaveURL("/messages");
});

test("[NAV-03] applies the mobile styling below 701 px", { tag: "@proof" }, async ({ page }) => {
  await page.setViewportSize({ width: 701, height: 800 });
  await openWithStoredSession(page, "m.brzezinska", "/invoice");
  const tab = page.locator("nav.tabs").getByRole("link", { name: "Bilingi" });
  await expect(tab).toHaveCSS("text-align", "start");
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(tab).toHaveCSS("text-align", "center");
});

test('"Więcej" on a phone lists all pages, the account and the logout', { tag: "@proof" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openWithStoredSession(page, "m.brzezinska", "/more");
  const map = page.getByRole("main");
  await expect(map.getByRole("heading", { level: 2 })).toHaveText([
    "Małgorzata Brzezińska-Kowalczyk",
    "Wiadomości",
    "Moje konto",
    "Urządzenia",
    "Pomoc",
  ]);
  await expect(map).toContainText("nr klienta 4127830");
  await map.getByRole("button", { name: "Wyloguj" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Wylogowano.")).toBeVisible();
});

test(
  '[NAV-05] hides the messages from the phone\'s "Więcej" under a RODO restriction',
  { tag: "@proof" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithStoredSession(page, "rodo.kwiatkowska", "/more");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "nr klienta 5304471",
      "Moje konto",
      "Urządzenia",
      "Pomoc",
    ]);
  },
);

test("[NAV-10] shows navigation, tabs, quick actions and promo to a customer and none of them to a guest", async ({
  page,
}) => {
  await openWithStoredSession(page, "m.brzezinska", "/invoice");
  const pageChrome = [
    shownSections(page),
    page.getByRole("navigation", { name: "Faktury" }),
    page.getByLabel("Szybkie działania"),
    promo(page),
  ];
  for (const piece of pageChrome) await expect(piece).toBeVisible();
  // A narrow window has the offer among its sections in the bottom bar.
  const offer = isWide(page) ? page.getByLabel("Szybkie działania") : shownSections(page);
  await expect(offer.getByRole("link", { name: "Oferta" })).toHaveAttribute("href", "/service/yourOffer");
  await expect(page.getByLabel("Szybkie działania").getByRole("button", { name: "Czat" })).toBeVisible();
  await logOut(page);
  for (const address of ["/", "/sessionExpired", "/error/404", "/nie-ma"]) {
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    for (const piece of [...pageChrome, page.getByRole("navigation")]) await expect(piece).toHaveCount(0);
  }
});

test(
  "[NAV-11] shows the promo below a page except on pages for payments, decisions and requests",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "m.brzezinska");
    for (const address of ["/index", "/invoice", "/settings", "/service/myServices", "/service/ordersHistory"]) {
      await page.goto(address);
      await expect(promo(page), address).toContainText("Polecasz, zyskujesz.");
    }
    for (const address of [
      "/paymentComplete/invoice",
      "/service/directBilling",
      "/service/directBilling/1",
      "/service/yourOffer",
      "/supportRequest",
      "/messages/offer",
    ]) {
      await page.goto(address);
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      await expect(promo(page), address).toHaveCount(0);
    }
    await rewriteReply(page, "getSiteContent", siteContentWith("bottom_logged_in_banner", ""));
    await page.goto("/settings");
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(promo(page), "an operator without a promo").toHaveCount(0);
  },
);

test("[NAV-12] tabs share the width of the page; five or more scroll where labels do not fit", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await openWithStoredSession(page, "m.brzezinska", "/faq");
  const list = page.locator("nav.tabs ul");
  await expect(list.getByRole("link")).toHaveCount(4);
  const widths = () =>
    list.locator("li").evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().width)));
  const overflows = () => list.evaluate((element) => element.scrollWidth > element.clientWidth);
  const four = await widths();
  expect(new Set(four).size, String(four)).toBe(1);
  expect(four[0]).toBeGreaterThan(200);
  expect(await overflows()).toBe(false);

  // Clones a tab, and sets the class of five tabs: this group has four.
  await list.evaluate((element) => {
    element.append(element.lastElementChild?.cloneNode(true) ?? "");
    element.classList.replace("tabs__row--four", "tabs__row--many");
  });
  const five = await widths();
  expect(new Set(five).size, String(five)).toBe(1);
  expect(await overflows()).toBe(false);
  // The tabs belong to the masthead: they leave the same room at both edges of the window.
  const room = await list.evaluate((element) => [
    Math.round(element.querySelector("li:first-child a")?.getBoundingClientRect().left ?? 0),
    Math.round(innerWidth - (element.querySelector("li:last-child a")?.getBoundingClientRect().right ?? 0)),
  ]);
  expect(room[0]).toBe(room[1]);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(overflows).toBe(true);
});

test(
  "(part of NAV-12) scrolls a row of tabs to the current and the focused tab",
  { tag: "@proof" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
    await openWithStoredSession(page, "m.brzezinska", "/supportRequest");
    const [first, current] = [page.locator("nav.tabs a").first(), page.locator("nav.tabs [aria-current]")];
    await expect(current).toBeInViewport({ ratio: 1 });
    // The texts of another language come after the first frame.
    await first.evaluate((element) => (element.textContent = "Важливі повідомлення"));
    await expect(current).toBeInViewport({ ratio: 1 });
    await current.focus();
    await page.keyboard.press("Shift+Tab");
    await expect(first).toBeFocused();
    await expect.poll(async () => (await first.boundingBox())?.x).toBeGreaterThanOrEqual(0);
  },
);

test("[NAV-13] footer shows the copyright with the current year in Warsaw", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2030-12-31T22:59:00Z"));
  await page.goto("/sessionExpired");
  await expect(page.getByRole("contentinfo")).toContainText("© 2030 Wiązka S.A.");
  await page.clock.setFixedTime(new Date("2030-12-31T23:01:00Z"));
  await openWithStoredSession(page, "m.brzezinska");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031 Wiązka S.A.");
});
