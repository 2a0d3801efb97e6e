import type { Page } from "@playwright/test";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { isWide, openSection, sections } from "./support/menu.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";
import { rewriteReply } from "./support/wire-reply.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const list = (page: Page) => page.getByRole("region", { name: "Wiadomości" });
const row = (page: Page, name: string | RegExp) => list(page).getByRole("link", { name });
const rowTitle = (page: Page, name: string) => row(page, name).locator(".row-link__title");
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const unreadInMenu = (page: Page) =>
  sections(page).getByRole("link", { name: isWide(page) ? /^Wiadomości/ : /^Więcej/ });
const INVOICE = "Faktura za listopad jest gotowa";
/** Lifetime of the toast with the undo button, ms. */
const TAKEN_BACK_WITHIN_MS = 6_000;

/** Logs in on the demo day at a clock that the test moves. */
async function enterByClock(page: Page, sandbox: SandboxClient): Promise<void> {
  await sandbox.reset(DEMO_DAY);
  await page.clock.install({ time: DEMO_DAY });
  await enterAs(page, "m.brzezinska", DEMO_DAY);
}

test("[MSG-01] reads a message by opening it, updates counts, removes it, undoes that, removes it again", async ({
  page,
  sandbox,
}) => {
  await enterByClock(page, sandbox);
  await page.goto("/messages");
  await expect(page).toHaveTitle("(3) Ważne wiadomości · Wiązka");
  await expect(list(page).getByRole("listitem")).toHaveCount(9);
  await expect(page.getByText("Komunikat okienkowy")).toHaveCount(0);
  // A phone shows the list and the message as separate pages.
  await expect(page.getByText("Wybierz wiadomość")).toBeVisible({ visible: isWide(page) });
  await expect(rowTitle(page, INVOICE)).toHaveCSS("font-weight", "600");
  await row(page, INVOICE).click();
  await expect(heading(page, INVOICE)).toBeFocused();
  await expect(page.getByRole("article")).toContainText("kwotę 223,70 zł");
  await expect(page).toHaveTitle(`(2) ${INVOICE} · Wiązka`);
  await expect(unreadInMenu(page)).toContainText("2");
  if (isWide(page)) await expect(row(page, INVOICE)).toHaveAttribute("aria-current", "page");

  await page.getByRole("button", { name: "Usuń wiadomość" }).click();
  await expect(heading(page, "Ważne wiadomości")).toBeFocused();
  await expect(row(page, INVOICE)).toHaveCount(0);
  await page.getByRole("status").getByRole("button", { name: "Cofnij" }).click();
  await expect(row(page, INVOICE)).toBeVisible();
  await expect(rowTitle(page, INVOICE)).toHaveCSS("font-weight", "500");
  await expect
    .poll(async () => (await sandbox.calls()).filter(({ operation }) => operation === "markMessageAsDeleted"))
    .toHaveLength(0);

  await row(page, INVOICE).click();
  await page.getByRole("button", { name: "Usuń wiadomość" }).click();
  await expect(page.getByRole("status").getByRole("button", { name: "Cofnij" })).toBeVisible();
  // Opening another page does not change it.
  await openSection(page, "Usługi");
  await page.clock.fastForward(TAKEN_BACK_WITHIN_MS);
  await expect
    .poll(async () => (await sandbox.calls()).filter(({ operation }) => operation === "markMessageAsDeleted").length)
    .toBe(1);
  await page.goto("/messages");
  await expect(list(page).getByRole("listitem")).toHaveCount(8);
  await expect(row(page, INVOICE)).toHaveCount(0);
});

test("[MSG-05] lists messages that need an answer first, without removal, and answers one once", async ({ page }) => {
  await enterAs(page, "sm.jantar");
  await page.goto("/messages");
  const asks = /Informacja o.przetwarzaniu danych osobowych/;
  await expect(list(page).getByRole("link").first()).toHaveAccessibleName(asks);
  await row(page, asks).click();
  await expect(page.getByText("Ta wiadomość czeka na potwierdzenie")).toBeVisible();
  await expect(page.getByRole("button", { name: "Usuń wiadomość" })).toHaveCount(0);
  await expect(page).toHaveTitle(/^\(2\)/);
  await page.getByRole("button", { name: "Potwierdzam zapoznanie się" }).click();
  await expect(page.getByRole("button", { name: "Usuń wiadomość" })).toBeVisible();
  await expect(page).toHaveTitle(/^\(1\)/);
  await page.reload();
  await expect(page.getByRole("button", { name: "Usuń wiadomość" })).toBeVisible();
});

test(
  "(part of MSG-01) lists unread first on request, and opens a link's message if it exists",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/messages");
    await page.getByRole("button", { name: "Najpierw nieprzeczytane" }).click();
    const third = list(page).getByRole("link").nth(2);
    await expect(third).toHaveAccessibleName(/Zmiana listy kanałów/);
    await third.click();
    if (isWide(page))
      await expect(third, "it keeps its place under the pointer").toHaveAccessibleName(/Zmiana listy kanałów/);
    await expect(heading(page, /Zmiana listy kanałów/)).toBeFocused();
    await page.reload();
    await expect(heading(page, /Zmiana listy kanałów/)).toBeVisible();
    await page.goto("/messages/nikt");
    await expect(page.getByRole("heading", { name: "Nie ma tu takiej wiadomości" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Wszystkie wiadomości" }).last().click();
    await expect(page).toHaveURL("/messages");
  },
);

test(
  "shows list and message as separate pages on a phone, and Back moves between them",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/messages");
    await row(page, INVOICE).click();
    await expect(heading(page, INVOICE)).toBeFocused();
    await expect(list(page)).toBeHidden();
    await page.goBack();
    await expect(row(page, INVOICE)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(0);
  },
);

/** Answers with two thousand read messages whose titles have different lengths. */
async function giveManyMessages(page: Page): Promise<void> {
  const item = (id: number) =>
    `<item><clientMessageId>L-${id}</clientMessageId><title>${"Wiadomość ".repeat(1 + (id % 7))}${id}</title>` +
    `<body>Treść ${id}</body><createdAt>2025-01-01T00:00:00+01:00</createdAt><read>true</read><type>1</type></item>`;
  await rewriteReply(page, "getClientMessages", (xml) =>
    xml.replace(
      /<messages>[^]*<\/messages>/,
      `<messages>${Array.from({ length: 2_000 }, (_, at) => item(at + 1)).join("")}</messages>`,
    ),
  );
}

/** Scrolls the list, and returns the name of a row in the middle of the window with its place (px). */
async function scrollTo(page: Page, top: number): Promise<{ readonly name: string; readonly y: number }> {
  // In steps, like a finger, so that rows on the way are measured.
  for (let at = 0; at <= top; at += 400) {
    await page.evaluate((y) => window.scrollTo(0, y), at);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  return page.evaluate(() => {
    const link = document.elementFromPoint(150, 400)?.closest("a");
    return { name: link?.textContent ?? "", y: link?.getBoundingClientRect().top ?? -1 };
  });
}

for (const [way, goBack] of [
  ["Back", (page: Page) => page.goBack()],
  ["the link to all messages", (page: Page) => page.getByRole("link", { name: "Wszystkie wiadomości" }).click()],
] as const)
  test(
    `[MSG-06] returns to the row of the message, with the focus, by ${way}`,
    { tag: proofTagUnless(way === "Back") },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await enterAs(page, "m.brzezinska");
      await giveManyMessages(page);
      await page.goto("/messages");
      await expect(list(page).getByRole("link").first()).toBeVisible();
      for (const top of [400, 2_000]) {
        const { name, y } = await scrollTo(page, top);
        const link = list(page).locator("a").filter({ hasText: name });
        await link.click();
        await expect(page.getByRole("article")).toBeVisible();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await goBack(page);
        await expect(link).toBeFocused();
        expect(Math.abs(((await link.boundingBox())?.y ?? -1) - y)).toBeLessThan(1);
      }
    },
  );

test("[OUT-04] shows two of three outages above the messages, and a message without them on a phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(page, "wielki.dab");
  await page.goto("/messages");
  const banners = page.getByRole("main").getByRole("link", { name: "Szczegóły awarii" });
  await expect(banners).toHaveCount(2);
  await page.getByRole("button", { name: "Pozostałe utrudnienia: 1" }).click();
  await expect(banners).toHaveCount(3);
  await list(page).getByRole("link").first().click();
  await expect(page.getByRole("article")).toBeVisible();
  await expect(banners.first()).toBeHidden();
});

test("[MSG-02] shows outages above the messages, and explains and retries a refused removal", async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.allow(/status of 404/);
  await enterByClock(page, sandbox);
  await page.goto("/index");
  await expect(page.getByText("Awaria telewizji przy ul. gen. Władysława Andersa 14.").first()).toBeVisible();
  await page.goto("/messages");
  await expect(page.getByRole("main").getByText("Koniec prac dziś około 18:00.")).toBeVisible();
  await sandbox.fault({ operation: "markMessageAsDeleted", status: 404, times: "always" });
  await row(page, INVOICE).click();
  await page.getByRole("button", { name: "Usuń wiadomość" }).click();
  await expect(page.getByRole("status").getByRole("button", { name: "Cofnij" })).toBeVisible();
  // The button was at the place of the toast, whose timer stops while the mouse is over it.
  await page.mouse.move(0, 0);
  await page.clock.fastForward(TAKEN_BACK_WITHIN_MS);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(INVOICE);
  await expect(row(page, INVOICE)).toBeVisible();
  await sandbox.clearFaults();
  await alert.getByRole("button", { name: "Usuń jeszcze raz" }).click();
  await expect(row(page, INVOICE)).toHaveCount(0);
});

test(
  "(part of MSG-01) renders few rows of two thousand messages, and disarms hostile bodies",
  { tag: "@proof" },
  async ({ page }) => {
    await enterAs(page, "m.brzezinska");
    const item = (id: number) =>
      `<item><clientMessageId>L-${id}</clientMessageId><title>Wiadomość ${id}</title>` +
      `<body>&lt;p onclick=alert(1)&gt;Treść ${id}&lt;img src=x onerror=alert(1)&gt;` +
      `&lt;script&gt;alert(1)&lt;/script&gt;&lt;/p&gt;</body>` +
      `<createdAt>2025-01-01T00:00:00+01:00</createdAt><read>true</read><type>1</type></item>`;
    await rewriteReply(page, "getClientMessages", (xml) =>
      xml.replace(
        /<messages>[^]*<\/messages>/,
        `<messages>${Array.from({ length: 2_000 }, (_, at) => item(at + 1)).join("")}</messages>`,
      ),
    );
    await page.goto("/messages");
    await expect(row(page, /^Wiadomość 1 /)).toBeVisible();
    expect(await list(page).getByRole("listitem").count()).toBeLessThan(60);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    const last = row(page, /^Wiadomość 2000 /);
    await expect(last).toBeVisible();
    await last.click();
    await expect(page.getByRole("article")).toContainText("Treść 2000");
    await expect(heading(page, "Wiadomość 2000")).toBeInViewport();
  },
);

test("[OUT-01] leads from an outage's banner to its page, where news by SMS are ordered and taken back", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/index");
  await page.getByRole("link", { name: "Szczegóły awarii" }).click();
  await expect(heading(page, /Awaria telewizji/)).toBeFocused();
  const main = page.getByRole("main");
  await expect(main).toContainText("Telewizja Premium");
  await expect(main).toContainText("Zapowiedziany koniec");
  await expect(page.getByRole("textbox", { name: "Numer telefonu" })).toHaveValue("601-234-567");
  await page.getByRole("button", { name: "Powiadom mnie SMS-em" }).click();
  await expect(main).toContainText(/Napiszemy na numer 601.234.567/);
  const outbox = await (await page.request.get("/sandbox/api/outbox")).text();
  expect(outbox).toContain("Damy znać, gdy coś się zmieni.");
  await page.reload();
  await page.getByRole("button", { name: "Nie przysyłaj SMS-ów" }).click();
  await expect(page.getByRole("button", { name: "Powiadom mnie SMS-em" })).toBeVisible();
  await page.goto("/messages?outage=AW-0");
  await expect(page.getByRole("heading", { name: "Tej awarii już nie ma" })).toBeVisible();
});
