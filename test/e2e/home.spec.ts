import { enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openBankPage } from "./support/payment-page.ts";
import { layoutShift, watchLayoutShift } from "./support/layout-shift.ts";
import { rewriteReply, siteContentWith } from "./support/wire-reply.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

test.describe("amount due", () => {
  test("[FIN-01] [FIN-04] shows the amount due, the overdue part with its delay, and a year of invoices", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    const due = page.getByRole("region", { name: "Do zapłaty" });
    await expect(due).toContainText("273,69 zł");
    await expect(due.getByRole("heading", { name: "2 faktury" })).toBeVisible();
    const entries = due.getByRole("listitem");
    await expect(entries.nth(0)).toHaveText("Październik, pozostało49,99 zł21 dni po terminie");
    await expect(entries.nth(1)).toHaveText("Listopad223,70 złtermin 30-11-2026, za 10 dni");
    await expect(due.getByRole("img")).toHaveAccessibleName(
      "Faktury, grudzień 2025 – listopad 2026: od 198,80 zł do 241,17 zł. " +
        "Opłacone częściowo: październik 2026. Nieopłacone: listopad 2026.",
    );
    await expect(due.getByRole("link", { name: "Zapłać 273,69 zł" })).toHaveAttribute("href", "/invoice?pay=all");
  });

  test("shows the delay of a debt by its oldest entry", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "windykacja.sowa");
    await page.goto("/index");
    const due = page.getByRole("region", { name: "Do zapłaty" });
    await expect(due).toContainText("494,31 zł");
    await expect(due.getByRole("heading", { name: "7 pozycji" })).toBeVisible();
    await expect(due.getByRole("listitem").first()).toContainText("174 dni po terminie");
    await expect(due.getByRole("link", { name: "i jeszcze 4" })).toBeVisible();
  });

  test("shows the last invoice and no pay button when nothing is due", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await openBankPage(page);
    await page.getByRole("button", { name: "Zapłać", exact: true }).click();
    await expect(page.getByRole("heading", { name: /^Przyjęliśmy płatność/ })).toBeVisible();
    await page.goto("/index");
    const due = page.getByRole("region", { name: "Do zapłaty" });
    await expect(due).toContainText("Wszystko opłacone");
    await expect(due).toContainText("Ostatnia faktura");
    await expect(due).toContainText("płatność przyjęta");
    await expect(page.locator(".btn--pay")).toHaveCount(0);
  });

  test("shows an overpayment without a pay button", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "sm.jantar");
    await page.goto("/index");
    await expect(page.getByRole("region", { name: "Nadpłata" })).toContainText("186,50 zł");
    await expect(page.locator(".btn--pay")).toHaveCount(0);
  });

  test("explains the empty blocks to a new customer", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "nowak.nowy");
    await page.goto("/index");
    await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("Na razie nic");
    await expect(page.getByRole("heading", { name: "Nie masz jeszcze żadnych usług" })).toBeVisible();
    await expect(page.getByText("Nie ma wiadomości. Damy znać, gdy coś ważnego się wydarzy.")).toBeVisible();
    await expect(page.getByText("0%")).toBeVisible();
    await expect(page.getByRole("region", { name: "Oferta dla ciebie" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^(?:Porównaj|Zobacz)$/ })).toHaveCount(0);
  });
});

test.describe("notices", () => {
  test("[PROD-09] shows the provider's message about arrears", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "zalegly.wrona");
    await page.goto("/index");
    const news = page.getByRole("region", { name: "Co warto wiedzieć" });
    await expect(news).toContainText("Masz zaległości w płatnościach.");
    await expect(news).toContainText("Twoje usługi przywrócimy w ciągu 24 godzin od zaksięgowania wpłaty.");
    await expect(news).not.toContainText("Sprawę prowadzi");
    await news.getByRole("link", { name: /^Zapłać zaległości 374,00/ }).click();
    await expect(page).toHaveURL(/\/invoice/);
  });

  test(
    "[PROD-09] shows the message about debt collection and the company that leads it",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "windykacja.sowa");
      await page.goto("/index");
      const news = page.getByRole("region", { name: "Co warto wiedzieć" });
      await expect(news).toContainText("Twoje zaległości są w windykacji.");
      await expect(news).toContainText("porozmawiasz z firmą windykacyjną: 22 555 01 10.");
      await expect(news).toContainText("Sprawę prowadzi: Kancelaria Windykacyjna Rozrachunek sp. z o.o.");
    },
  );

  test("shows an outage with its expected end", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    const news = page.getByRole("region", { name: "Co warto wiedzieć" });
    await expect(news).toContainText("Awaria telewizji przy ul. gen. Władysława Andersa 14.");
    await expect(news).toContainText("Koniec prac dziś około 18:00.");
  });

  test("shows two notices on home and the others after a click", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "wielki.dab");
    await page.goto("/index");
    const news = page.getByRole("region", { name: "Co warto wiedzieć" });
    await expect(news.getByRole("link", { name: /^Szczegóły awarii Awaria internetu/ })).toHaveCount(2);
    const more = news.getByRole("button", { name: "i jeszcze 1" });
    await more.press("Enter");
    await expect(news.getByRole("link", { name: /^Szczegóły awarii Awaria internetu/ })).toHaveCount(3);
    await news.getByRole("button", { name: "Pokaż mniej" }).press("Enter");
    await expect(news.getByRole("link", { name: /^Szczegóły awarii Awaria internetu/ })).toHaveCount(2);
  });

  test("[NAV-05] shows a RODO restriction and hides the messages", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "rodo.kwiatkowska");
    await page.goto("/index");
    await expect(
      page.getByText("Na twoją prośbę nie przetwarzamy adresu e-mail, numeru telefonu ani danych osobowych."),
    ).toBeVisible();
    await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("98,00 zł");
    await expect(page.getByRole("heading", { name: "Wiadomości" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /[Ww]iadomości|Zgłoszenia/ })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/more");
    await expect(page.getByRole("link", { name: "Dane osobowe" })).toBeVisible();
    await expect(page.getByRole("link", { name: /[Ww]iadomości|Zgłoszenia/ })).toHaveCount(0);
  });
});

test.describe("blocks", () => {
  test(
    "[NAV-06] (part of OFFER-01) hides services from CRM users, offers from companies and cooperatives",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "crm.oliwa");
      await page.goto("/index");
      await expect(page.getByRole("region", { name: "Oferta dla ciebie" })).toBeVisible();
      await expect(page.getByRole("heading", { name: "Twoje usługi" })).toHaveCount(0);
      await expect(page.getByRole("link", { name: "Usługi" })).toHaveCount(0);
      await page.goto("/more");
      await expect(page.getByRole("link", { name: "Sieć wifi" })).toBeVisible();
      await expect(page.getByRole("link", { name: "PIN dekodera" })).toHaveCount(0);
      for (const login of ["firma.bursztyn", "sm.jantar"]) {
        await enterOnDemoDay(page, sandbox, login);
        await page.goto("/index");
        await expect(page.getByRole("heading", { name: "Twoje usługi" })).toBeVisible();
        await expect(page.getByRole("region", { name: "Oferta dla ciebie" })).toHaveCount(0);
        await expect(page.getByRole("link", { name: /^(?:Porównaj|Zobacz)$/ })).toHaveCount(0);
      }
    },
  );

  test(
    "shows services by address, the offer in short, open tasks and unread messages",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/index");
      await expect(page.getByRole("region", { name: "ul. gen. Władysława Andersa 14 m. 8" })).toContainText(
        "272,70 zł miesięcznie",
      );
      await expect(page.getByRole("region", { name: "ul. Księdza Bernarda Sychty 3" })).toContainText(
        "0,00 zł miesięcznie",
      );
      await expect(page.getByRole("region", { name: "Internet 2 Gb/s i telewizja Premium" })).toContainText(
        "Dziś158,90 złMiesięcznie przez 12 miesięcy149,00 złPotem169,00 zł",
      );
      await expect(page.getByText("50%")).toBeVisible();
      await expect(page.getByRole("link", { name: "3 nowe" })).toBeVisible();
      await page.getByRole("link", { name: "Szczegóły usług" }).click();
      await expect(page).toHaveURL(/\/service\/myServices$/);
    },
  );

  test("a failed block shows its own error and recovers on retry", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await sandbox.fault({ operation: "getClientFinancialEntries", name: "wrongRoot", times: "always" });
    await page.goto("/index");
    await expect(page.getByRole("heading", { name: "Nie udało się pobrać faktur" })).toBeVisible();
    await expect(page.getByRole("region", { name: "ul. gen. Władysława Andersa 14 m. 8" })).toBeVisible();
    await sandbox.clearFaults();
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("273,69 zł");
  });
});

test("[CALL-10] sends the first reads of the portal in parallel", { tag: "@proof" }, async ({ page, sandbox }) => {
  const delay = 1_500;
  await enterAs(page, "m.brzezinska");
  await sandbox.fault({ delay, times: "always" });
  const reads = ["getClientData", "getContactData", "getConsentsByCustomerAccount", "getSiteContent", "getBanners"];
  const times: { start: number; end: number }[] = [];
  page.on("requestfinished", (request) => {
    const operation = reads.find(
      (name) => (request.postData() ?? "").includes(`<${name}`) || (request.postData() ?? "").includes(`:${name}`),
    );
    const { startTime, responseEnd } = request.timing();
    if (operation !== undefined) times.push({ start: startTime, end: startTime + responseEnd });
  });
  await page.goto("/index");
  await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("273,69 zł");
  await expect.poll(() => times.length).toBe(reads.length);
  const lastStart = Math.max(...times.map(({ start }) => start));
  const firstEnd = Math.min(...times.map(({ end }) => end));
  expect(lastStart, "the last request leaves before the first response arrives").toBeLessThan(firstEnd);
});

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `skeletons are replaced without a layout shift at ${width} px`,
    { tag: proofTagUnless(width === 390) },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height });
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await sandbox.fault({ operation: "getClientData", delay: 900, times: "always" });
      await sandbox.fault({ delay: 600, times: "always" });
      await watchLayoutShift(page);
      await page.goto("/index");
      await expect(page.getByText("Wczytujemy faktury")).toBeAttached();
      await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("273,69 zł");
      await expect(page.getByRole("region", { name: "ul. Księdza Bernarda Sychty 3" })).toBeVisible();
      await expect(page.getByText("Polecasz, zyskujesz.")).toBeAttached();
      await expect(page.locator(".skeleton")).toHaveCount(0);
      expect(await layoutShift(page)).toBeLessThan(0.05);
    },
  );
}

test("home has no visible layout shift for a new customer on a phone", { tag: "@proof" }, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOnDemoDay(page, sandbox, "nowak.nowy");
  await sandbox.fault({ operation: "getClientFinancialEntries", delay: 500, times: "always" });
  await watchLayoutShift(page);
  await page.goto("/index");
  await expect(page.getByText("Na razie nic")).toBeVisible();
  await expect(page.locator(".skeleton")).toHaveCount(0);
  expect(await layoutShift(page)).toBeLessThan(0.05);
});

test("page opened by its address starts at its top, not at the former scroll position", async ({ page }) => {
  await enterAs(page, "m.brzezinska");
  await page.goto("/invoice");
  await page.getByRole("button", { name: "Pokaż starsze" }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await page.goto("/index");
  await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("273,69 zł");
  await expect(page.getByText("Polecasz, zyskujesz.")).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test(
  "[SET-05] lists the tasks of site content in order, with progress rounded down and the next three",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const site = { order: "", hidden: "" };
    await rewriteReply(page, "getSiteContent", (xml) =>
      siteContentWith(
        "onboarding_order",
        site.order,
      )(xml).replace("<content>", `<content><item><key>onboarding_hidden</key><value>${site.hidden}</value></item>`),
    );
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    const account = page.getByRole("region", { name: "Dokończ ustawienia konta" });
    const tasks = account.getByRole("listitem");

    await page.goto("/index");
    await expect(account).toContainText("50%");
    await expect(tasks).toHaveText([/^Potwierdź dane kontaktowe/, /^Oceń aplikację mobilną/, /^Włącz e-fakturę/]);
    site.order = "eInvoiceActivate, mobileAppEvaluate";
    await page.reload();
    await expect(tasks).toHaveText([/^Włącz e-fakturę/, /^Oceń aplikację mobilną/, /^Potwierdź dane kontaktowe/]);
    site.hidden = "personalDataConfirm, mobileAppEvaluate, setTheme";
    await page.reload();
    await expect(account, "two of three are 66.6 %").toContainText("66%");
    await expect(tasks).toHaveText([/^Włącz e-fakturę/]);

    site.hidden = "";
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(account).toContainText("50%");
    await expect(tasks).toHaveCount(0);
    await account.getByRole("button", { name: "Pokaż zadania" }).click();
    await expect(tasks).toHaveCount(3);
  },
);
