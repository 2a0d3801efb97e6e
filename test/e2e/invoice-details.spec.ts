import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { payAtBank, payButton, paymentsOf, review } from "./support/payment-page.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { normalizeSpaces } from "./support/normalize-spaces.ts";

const NOVEMBER = "/invoice/4127830000001";
const AUGUST = "/invoice/4127830000004";

const items = (page: Page) => page.getByRole("table", { name: "Pozycje" });
const duplicate = (page: Page) => page.getByRole("button", { name: "Pobierz PDF" });
const groszeIn = (text: string): number =>
  Number(
    /(−?[\d\s]+,\d{2}) zł$/.exec(normalizeSpaces(text))?.[1]?.replace("−", "-").replace(/\s/g, "").replace(",", "") ??
      "NaN",
  );

test.describe("one invoice", () => {
  test("opens an invoice from the list and by its address; the items add up to the grosz", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await page.getByRole("link", { name: "listopad 2026" }).click();
    await expect(page).toHaveURL(NOVEMBER);
    await expect(page.getByRole("heading", { level: 1, name: "Faktura za listopad 2026" })).toBeFocused();
    await page.reload();
    await expect(items(page)).toBeVisible();
    const amounts = await items(page).getByRole("row").locator("td:last-child").allInnerTexts();
    const [sum, ...lines] = amounts.map(groszeIn).toReversed();
    expect(sum).toBe(22_370);
    expect(lines).toHaveLength(8);
    expect(lines.reduce((total, line) => total + line, 0)).toBe(sum);
    await expect(page.getByText("Do zapłaty, 10 dni")).toBeVisible();
    await expect(page.getByRole("main").getByText("Sprzedawca")).toBeVisible();
  });

  test(
    "(part of FIN-05) pays an invoice from its page with the same review, and only once",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto(NOVEMBER);
      await page.getByRole("main").getByRole("link", { name: "Zapłać 223,70 zł" }).click();
      await expect(review(page)).toContainText("FV/4127830/11/26");
      await payButton(page).click();
      await payAtBank(page, "223,70 zł", "Zapłać");
      await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 223,70 zł." })).toBeVisible();
      await page.goto(NOVEMBER);
      await expect(page.getByText("Płatność przyjęta")).toBeVisible();
      await expect(page.getByRole("link", { name: /^Zapłać/ })).toHaveCount(0);
      await page.goto("/invoice?pay=4127830000001");
      await expect(page.getByRole("alert")).toContainText("Nie ma tu już nic do zapłaty.");
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test(
    "shows an error and keeps the items when the account fails to load, and retries",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await sandbox.fault({ operation: "getClientFinancialEntries", name: "wrongRoot", times: "always" });
      await page.goto(NOVEMBER);
      await expect(items(page)).toBeVisible();
      await expect(page.getByRole("heading", { name: "Nie wiemy, ile zostało do zapłaty" })).toBeVisible({
        timeout: 15_000,
      });
      await sandbox.clearFaults();
      await page.getByRole("main").getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expect(page.getByText("Do zapłaty, 10 dni")).toBeVisible();
      await expect(page.getByRole("main").getByRole("link", { name: "Zapłać 223,70 zł" })).toBeVisible();
    },
  );

  test("correction names the corrected invoice and links to it", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "firma.bursztyn");
    await page.goto("/invoice?kind=correction");
    await page.getByRole("link", { name: "Korekta za wrzesień 2026" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Korekta za wrzesień 2026" })).toBeVisible();
    await page.getByRole("link", { name: "FV/6003377/09/26" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Faktura za wrzesień 2026" })).toBeFocused();
    await page.goBack();
    await page.goBack();
    await expect(page.getByLabel("Rodzaj")).toHaveValue("correction");
  });

  test(
    "says that an invoice is unknown or another customer's, and links to the list",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      for (const id of ["nobody-knows-it", "6003377000001"]) {
        await page.goto(`/invoice/${id}`);
        await expect(page.getByRole("heading", { level: 1, name: "Nie ma takiej faktury" })).toBeVisible();
      }
      await page.getByRole("main").getByRole("link", { name: "Wszystkie faktury" }).last().click();
      await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
    },
  );

  for (const width of [390, 1440]) {
    test(`invoice page fits at ${width} px`, { tag: "@proof" }, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 900 });
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto(AUGUST);
      await expect(items(page)).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await axe(page);
    });
  }
});

test.describe("duplicate of an invoice", () => {
  test("[FIN-03] downloads an existing duplicate once under many clicks, or shows progress until it is made", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(NOVEMBER);
    const came = page.waitForEvent("download");
    await duplicate(page).evaluate((button: HTMLButtonElement) => {
      for (let press = 0; press < 10; press += 1) button.click();
    });
    expect((await came).suggestedFilename()).toBe("FV-4127830-11-26.pdf");
    expect(await sandbox.calls("getDownloadToken")).toHaveLength(1);
    await expect(page.getByRole("status").filter({ hasText: "Plik jest gotowy" })).toBeAttached();

    await page.goto(AUGUST);
    const later = page.waitForEvent("download");
    await duplicate(page).click();
    await expect(page.getByRole("button", { name: "Przygotowujemy plik" })).toBeVisible();
    await sandbox.advance(21_000);
    expect((await later).suggestedFilename()).toBe("FV-4127830-08-26.pdf");
    await expect(duplicate(page)).toBeEnabled();
  });

  test(
    "(part of FIN-03) downloads a correction as a document of its own",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "firma.bursztyn");
      await page.goto("/invoice?kind=correction");
      await page.getByRole("link", { name: /^Korekta/ }).click();
      await expect(items(page)).toBeVisible();
      const correction = page.waitForEvent("download");
      await duplicate(page).click();
      expect((await correction).suggestedFilename()).toMatch(/^FK-6003377-.*\.pdf$/);
    },
  );

  test(
    "(part of FIN-03) shows a duplicate that another tab has ordered",
    { tag: "@proof" },
    async ({ page, context }) => {
      await openWithStoredSession(page, "m.brzezinska", AUGUST);
      await duplicate(page).click();
      await expect(page.getByRole("button", { name: "Przygotowujemy plik" })).toBeVisible();
      const other = await context.newPage();
      await other.goto(AUGUST);
      await duplicate(other).click();
      await expect(other.getByText("Ten plik pobiera się już w innej karcie.")).toBeVisible();
      await other.close();
    },
  );

  test(
    "(part of FIN-03) explains an expired ticket and downloads the file on the next click",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/410/);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto(NOVEMBER);
      await page.route(
        "**/sandbox/files/**",
        async (route) => {
          await sandbox.advance(61_000);
          await route.continue();
        },
        { times: 1 },
      );
      await duplicate(page).click();
      await expect(page.getByText("Czas na pobranie tego pliku minął.")).toBeVisible();
      const came = page.waitForEvent("download");
      await duplicate(page).click();
      await came;
      await expect(page.getByText("Czas na pobranie tego pliku minął.")).toHaveCount(0);
    },
  );

  test(
    "(part of HTTP-02) reports a download to the operator without its content",
    { tag: "@proof" },
    async ({ page, sandbox, context, baseURL }) => {
      await context.addCookies([{ name: "ebok.cookies", value: "all", url: baseURL ?? "" }]);
      await openWithStoredSession(page, "m.brzezinska", NOVEMBER);
      await expect.poll(() => sandbox.reports("/trackingTest")).toHaveLength(1);
      const came = page.waitForEvent("download");
      await duplicate(page).click();
      await came;
      const events = async () =>
        (await sandbox.reports("/analyticsEvent")).map(
          ({ action, elementName }) => `${String(action)} ${String(elementName)}`,
        );
      await expect.poll(events).toContain("DOWNLOAD invoice-duplicate");
      expect(JSON.stringify(await sandbox.reports("/analyticsEvent"))).not.toContain("4127830");
    },
  );
});
