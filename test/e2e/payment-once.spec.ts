import type { Page } from "@playwright/test";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { payAtBank, panel, payButton, paymentsOf, review, openBankPage } from "./support/payment-page.ts";

test.describe("[FIN-05] one choice, one payment", () => {
  test("ten clicks start one", async ({ page, sandbox }) => {
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
    "an answer that was lost: the payment is known to be under way, and no second one is offered",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to fetch/);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice?pay=all");
      await expect(payButton(page)).toBeVisible();
      await sandbox.fault({ operation: "startPayment", drop: true, times: "always" });
      await payButton(page).click();
      await expect(page.getByRole("alert")).toContainText("Płatność tych faktur jest już w toku.");
      await expect(page.getByRole("alert")).toContainText("Poczekaj na potwierdzenie z banku, nie płać drugi raz.");
      await expect(page.getByRole("button", { name: /^Zapłać/ })).toHaveCount(0);
      await expect(page.getByRole("checkbox")).toHaveCount(0);
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test(
    "an answer that was lost before anybody knows: sent again, it is the same payment",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to fetch|502/);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice?pay=all");
      await expect(payButton(page)).toBeVisible();
      await sandbox.fault({ operation: "startPayment", drop: true, times: "always" });
      await sandbox.fault({ operation: "getClientFinancialEntries", status: 502, times: "always" });
      await payButton(page).click();
      await expect(page.getByRole("alert")).toContainText("Ta sama płatność nie powstanie dwa razy.");
      await sandbox.clearFaults();
      await payButton(page).click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      expect((await sandbox.calls("startPayment")).length).toBeGreaterThan(1);
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test("Enter and clicks at once start one", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await sandbox.fault({ operation: "startPayment", delay: 400 });
    await page.goto("/invoice?pay=all");
    const button = review(page).locator(".btn--pay");
    await button.focus();
    await Promise.all([page.keyboard.press("Enter"), button.dispatchEvent("click"), page.keyboard.press("Space")]);
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    expect(await sandbox.calls("startPayment")).toHaveLength(1);
  });

  test("two tabs: what is being paid in one is at once no longer offered in the other", async ({
    page,
    sandbox,
    context,
  }) => {
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
    "two devices: what is being paid on one is refused on the other, with the reason",
    { tag: "@proof" },
    async ({ page, sandbox, browser, baseURL }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice?pay=all");
      await expect(payButton(page)).toBeVisible();
      const device = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        extraHTTPHeaders: { "X-Sandbox-World": sandbox.tenant },
      });
      const other = await device.newPage();
      await startClockAt(other, DEMO_DAY);
      await enterAs(other, "m.brzezinska", DEMO_DAY);
      await openBankPage(other);
      await payButton(page).click();
      await expect(page.getByRole("alert")).toContainText("Płatność tych faktur jest już w toku.");
      expect((await paymentsOf(sandbox)).size).toBe(1);
      await device.close();
    },
  );

  test("the browser's back button from the bank: nothing is busy any more, and there is a way back to the payment", async ({
    page,
    sandbox,
  }) => {
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
    "a payment that was left is given up, once, and can be begun anew; the bank's page of it is over",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openBankPage(page);
      const bank = page.url();
      await page.goto("/invoice");
      const giveUp = page.getByRole("button", { name: "Zrezygnuj z płatności" });
      await sandbox.fault({ operation: "abandonPayment", delay: 400 });
      await expect(giveUp).toBeVisible();
      await giveUp.evaluate((button) => {
        for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
      });
      await expect(panel(page)).toContainText("273,69 zł");
      await expect(giveUp).toHaveCount(0);
      expect(await sandbox.calls("abandonPayment")).toHaveLength(1);
      await page.goto(bank);
      await expect(
        page.getByRole("heading", { name: "Płatność nie doszła do skutku, pieniądze nie zostały pobrane." }),
      ).toBeVisible();
      await openBankPage(page);
      expect((await paymentsOf(sandbox)).size).toBe(2);
    },
  );

  test("the back button after paying pays nothing again", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await openBankPage(page);
    await payAtBank(page, "273,69 zł", "Zapłać");
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    await page.goBack();
    // the bank's page of a payment that is over leads on to its result
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    expect((await paymentsOf(sandbox)).size).toBe(1);
  });
});

test.describe("[FIN-05] the bank's page", () => {
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
    test(`${method}`, { tag: "@proof" }, async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openBankPage(page);
      await choose(page);
      await payAtBank(page, "273,69 zł", "Zapłać");
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    });
  }

  test("a wrong code is said, and the payment can be gone on with", async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/422/);
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await openBankPage(page);
    await page.getByLabel("Kod z aplikacji banku").fill("123");
    await payAtBank(page, "273,69 zł", "Zapłać");
    await expect(page.getByRole("alert")).toContainText("Kod BLIK ma 6 cyfr");
    await payAtBank(page, "273,69 zł", "Zapłać");
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
  });
});
