import type { Page } from "@playwright/test";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { payAtBank, panel, payButton, paymentsOf, review, openBankPage } from "./support/payment-page.ts";

test.describe("[FIN-05] one selection, one payment", () => {
  test("starts one payment under ten clicks", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await sandbox.fault({ operation: "startPayment", delay: 400 });
    await page.goto("/invoice?pay=all");
    await payButton(page).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
    });
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(await sandbox.calls("startPayment")).toHaveLength(1);
    expect((await paymentsOf(sandbox)).size).toBe(1);
  });

  test(
    "shows the payment as pending and offers no second one after a lost response",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to fetch/);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice?pay=all");
      await expect(payButton(page)).toBeVisible();
      await sandbox.fault({ operation: "startPayment", drop: true, times: "always" });
      await payButton(page).click();
      await expect(page.getByRole("alert")).toContainText("Strona płatności się nie otworzyła.");
      await expect(page.getByRole("alert")).toContainText("Nie wiemy, czy płatność się zaczęła");
      await expect(page.getByRole("button", { name: /^Zapłać/ })).toHaveCount(0);
      await expect(page.getByRole("checkbox")).toHaveCount(0);
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test(
    "sends the same payment again when the response was lost and the outcome is unknown",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to fetch|502/);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice?pay=all");
      await expect(payButton(page)).toBeVisible();
      await sandbox.fault({ operation: "startPayment", drop: true, times: "always" });
      await sandbox.fault({ operation: "getClientFinancialEntries", name: "wrongRoot", times: "always" });
      await payButton(page).click();
      await expect(page.getByRole("alert")).toContainText("Ta sama płatność nie powstanie dwa razy.");
      await sandbox.clearFaults();
      await payButton(page).click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      expect((await sandbox.calls("startPayment")).length).toBeGreaterThan(1);
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test("starts one payment when Enter and clicks coincide", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await sandbox.fault({ operation: "startPayment", delay: 400 });
    await page.goto("/invoice?pay=all");
    const button = review(page).locator(".btn--pay");
    await button.focus();
    await Promise.all([page.keyboard.press("Enter"), button.dispatchEvent("click"), page.keyboard.press("Space")]);
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(await sandbox.calls("startPayment")).toHaveLength(1);
  });

  test("hides a payment in all tabs as soon as one tab starts it", async ({ page, sandbox, context }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    const other = await context.newPage();
    await startClockAt(other, DEMO_DAY);
    await other.goto("/invoice?pay=all");
    await expect(payButton(other)).toBeVisible();
    await openBankPage(page);
    await expect(review(other)).toHaveCount(0);
    await expect(panel(other, "Płatność w toku")).toContainText("273,69 zł");
    await expect(other.getByRole("checkbox")).toHaveCount(0);
    await expect(other.getByRole("button", { name: /^Zapłać/ })).toHaveCount(0);
    expect(await sandbox.calls("startPayment")).toHaveLength(1);
    await payAtBank(page, "273,69 zł", "Zapłać");
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    await expect(panel(other)).toContainText("Wszystko opłacone");
  });

  test(
    "refuses a payment that another device has started, with the reason",
    { tag: "@proof" },
    async ({ page, sandbox, browser, baseURL }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice?pay=all");
      await expect(payButton(page)).toBeVisible();
      const device = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        extraHTTPHeaders: { "X-Sandbox-Tenant": sandbox.tenant },
      });
      const other = await device.newPage();
      await startClockAt(other, DEMO_DAY);
      await enterAs(other, "m.brzezinska", DEMO_DAY);
      await openBankPage(other);
      await payButton(page).click();
      await expect(page.getByRole("alert")).toContainText("Płatność za te faktury jest już w toku.");
      expect((await paymentsOf(sandbox)).size).toBe(1);
      await device.close();
    },
  );

  test("Back from the bank re-enables the buttons and offers a way back to the payment", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await openBankPage(page);
    await page.goBack();
    await expect(panel(page, "Płatność w toku")).toContainText("273,69 zł");
    await expect(page.getByRole("button", { name: "Otwieramy płatność…" })).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Zapłać/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Wróć do płatności" }).click();
    await payAtBank(page, "273,69 zł", "Zapłać");
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    expect((await paymentsOf(sandbox)).size).toBe(1);
  });

  test(
    "cancels an abandoned payment once, starts it again, and closes its bank page",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openBankPage(page);
      const bank = page.url();
      await page.goto("/invoice");
      const giveUp = page.getByRole("button", { name: "Zrezygnuj z płatności" });
      await sandbox.fault({ operation: "abandonPayment", delay: 400 });
      await giveUp.click();
      const question = page.getByRole("alertdialog", { name: "Zrezygnować z płatności?" });
      await question.getByRole("button", { name: "Zrezygnuj z płatności" }).evaluate((button) => {
        for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
      });
      await expect(panel(page)).toContainText("273,69 zł");
      await expect(giveUp).toHaveCount(0);
      expect(await sandbox.calls("abandonPayment")).toHaveLength(1);
      await page.goto(bank);
      await expect(
        page.getByRole("heading", { name: "Płatność przerwana, pieniądze nie zostały pobrane." }),
      ).toBeVisible();
      await openBankPage(page);
      expect((await paymentsOf(sandbox)).size).toBe(2);
    },
  );

  test("Back after a payment starts no second payment", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await openBankPage(page);
    await payAtBank(page, "273,69 zł", "Zapłać");
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    await page.goBack();
    // The bank's page of a finished payment redirects to its result.
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    expect((await paymentsOf(sandbox)).size).toBe(1);
  });
});

test.describe("[FIN-05] bank page", () => {
  for (const [method, choose, heading] of [
    [
      "BLIK",
      async (page: Page) => page.getByLabel("Kod z aplikacji banku").fill("123 456"),
      "Przyjęliśmy płatność 273,69 zł.",
    ],
    [
      "Karta",
      async (page: Page) => page.getByRole("radio", { name: "Karta" }).check(),
      "Przyjęliśmy płatność 273,69 zł.",
    ],
    [
      "Przelew z banku",
      async (page: Page) => page.getByRole("radio", { name: "Przelew z banku" }).check(),
      "Przyjęliśmy płatność 273,69 zł.",
    ],
    [
      "BLIK odrzucony",
      async (page: Page) => page.getByLabel("Kod z aplikacji banku").fill("000 000"),
      "Płatność nie doszła do skutku, pieniądze nie zostały pobrane.",
    ],
  ] as const) {
    test(`shows the result of the bank payment ${method}`, { tag: "@proof" }, async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openBankPage(page);
      await choose(page);
      await payAtBank(page, "273,69 zł", "Zapłać");
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    });
  }

  test(
    "bank page shows a wrong code, and the payment can continue",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/422/);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openBankPage(page);
      await page.getByLabel("Kod z aplikacji banku").fill("123");
      await payAtBank(page, "273,69 zł", "Zapłać");
      await expect(page.getByRole("alert")).toContainText("Kod BLIK ma 6 cyfr");
      await payAtBank(page, "273,69 zł", "Zapłać");
      await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    },
  );
});
