import type { Page } from "@playwright/test";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { axe } from "./support/axe.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { payAtBank, panel, payButton, paymentsOf, review, openBankPage } from "./support/payment-page.ts";

const selectionBar = (page: Page) => page.getByRole("region", { name: "Zaznaczone faktury" });
const tickedButton = (page: Page) => selectionBar(page).getByRole("button", { name: /^Zapłać/ });
const month = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name }) });

test.describe("[FIN-05] payment", () => {
  test("[ROUTE-03] pays one invoice at the bank and shows the result, then the accepted payment in the list", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await page.getByRole("checkbox", { name: "Zaznacz: listopad 2026" }).check();
    await tickedButton(page).click();
    await expect(review(page)).toContainText("listopad 2026");
    await expect(review(page)).not.toContainText("październik 2026");
    await expect(review(page)).toContainText("Odbiorca: Wiązka S.A.");
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox\/pay\//);
    await expect(page.getByText("FV/4127830/11/26")).toBeVisible();
    await payAtBank(page, "223,70 zł", "Zapłać");
    await expect(page).toHaveURL(/\/paymentComplete\/invoice\?paymentId=/);
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 223,70 zł." })).toBeVisible();
    await page.getByRole("link", { name: "Wróć do faktur" }).click();
    await expect(month(page, "listopad 2026")).toContainText("Płatność przyjęta");
    await expect(panel(page)).toContainText("49,99 zł");
    await expect(page.getByText("Saldo na 20-11-2026: −49,99 zł")).toBeVisible();
    await expect(page.getByRole("checkbox")).toHaveCount(1);
  });

  test("pays several selected entries and no others", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "zalegly.wrona");
    await page.goto("/invoice");
    await page.getByRole("checkbox", { name: "Zaznacz: wrzesień 2026" }).check();
    await page.getByRole("checkbox", { name: "Zaznacz: sierpień 2026" }).check();
    await tickedButton(page).click();
    await payButton(page).click();
    await payAtBank(page, "222,00 zł", "Zapłać");
    await page.getByRole("link", { name: "Wróć do faktur" }).click();
    await expect(panel(page)).toContainText("307,95 zł");
    await expect(month(page, "wrzesień 2026")).toContainText("Płatność przyjęta");
    await expect(month(page, "październik 2026")).toContainText("po terminie");
  });

  test("pays the whole amount from the start page and from the panel", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    await page.getByRole("link", { name: "Zapłać 273,69 zł" }).click();
    await expect(payButton(page)).toBeVisible();
    await payButton(page).press("Enter");
    await payAtBank(page, "273,69 zł", "Zapłać");
    await page.getByRole("link", { name: "Wróć do faktur" }).click();
    await expect(panel(page)).toContainText("Wszystko opłacone");

    await enterOnDemoDay(page, sandbox, "konta.lis");
    await page.goto("/invoice");
    await panel(page)
      .getByRole("button", { name: /^Zapłać/ })
      .click();
    await payButton(page).click();
    await payAtBank(page, "134,00 zł", "Zapłać");
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 134,00 zł." })).toBeVisible();
  });

  test("pays only overdue entries", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await panel(page)
      .getByRole("button", { name: /^Zapłać/ })
      .click();
    await review(page).getByText("Tylko po terminie").click();
    await expect(payButton(page)).toHaveText(/^Zapłać 49,99/);
    await payButton(page).click();
    await payAtBank(page, "49,99 zł", "Zapłać");
    await page.getByRole("link", { name: "Wróć do faktur" }).click();
    await expect(panel(page)).toContainText("223,70 zł");
  });

  for (const [choice, result] of [
    ["Odrzuć płatność", "Płatność nie doszła do skutku, pieniądze nie zostały pobrane."],
    ["Wróć bez płacenia", "Płatność przerwana, pieniądze nie zostały pobrane."],
  ] as const) {
    test(
      `pays nothing and keeps the selection after the bank page's choice ${choice}`,
      { tag: "@proof" },
      async ({ page, sandbox }) => {
        await enterOnDemoDay(page, sandbox, "m.brzezinska");
        await page.goto("/invoice");
        await page.getByRole("checkbox", { name: "Zaznacz: listopad 2026" }).check();
        await tickedButton(page).click();
        await payButton(page).click();
        await payAtBank(page, "223,70 zł", choice);
        await expect(page.getByRole("heading", { name: result })).toBeVisible();
        await page.getByRole("link", { name: "Spróbuj ponownie" }).click();
        await expect(payButton(page)).toHaveText(/^Zapłać 223,70/);
        await expect(panel(page)).toContainText("273,69 zł");
        await expect(page.getByRole("checkbox", { name: "Zaznacz: listopad 2026" })).toBeChecked();
        await expect(page.getByRole("checkbox", { name: "Zaznacz: październik 2026" })).not.toBeChecked();
        await payButton(page).click();
        await payAtBank(page, "223,70 zł", "Zapłać");
        await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 223,70 zł." })).toBeVisible();
      },
    );
  }

  test(
    "polls until the bank confirms, and shows the pending payment in the invoices",
    { tag: "@proof" },
    async ({ page, sandbox, context }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openBankPage(page);
      await payAtBank(page, "273,69 zł", "Zapłać, potwierdzenie później");
      await expect(page.getByRole("heading", { name: "Czekamy na potwierdzenie z banku…" })).toBeVisible();

      const other = await context.newPage();
      await startClockAt(other, DEMO_DAY);
      await other.goto("/invoice");
      await expect(panel(other, "Płatność w toku")).toContainText("273,69 zł");
      await expect(panel(other, "Płatność w toku")).toContainText("Nie płać drugi raz.");
      await expect(month(other, "listopad 2026")).toContainText("Płatność w toku");
      await expect(other.getByRole("checkbox")).toHaveCount(0);

      await sandbox.advance(6_000);
      await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
      await page.getByRole("link", { name: "Wróć do faktur" }).click();
      await expect(panel(page)).toContainText("Wszystko opłacone");
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test(
    "(part of PROD-09) pays once exactly the amount that ends a blockade, then offers the rest",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "zalegly.wrona");
      await page.goto("/invoice");
      const main = page.getByRole("main");
      await expect(main.locator(".btn--pay"), "one link to the payment").toHaveText(/^Zapłać zaległości 374,00\szł/);
      await main.getByRole("button", { name: "Zapłać zaległości 374,00 zł" }).click();
      await expect(review(page).getByRole("term")).toHaveText([
        /^sierpień 2026/,
        /^wrzesień 2026/,
        /^październik 2026/,
        /^Razem/,
      ]);
      await axe(page);
      await payButton(page).click();
      await payAtBank(page, "374,00 zł", "Zapłać");
      await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 374,00 zł." })).toBeVisible();
      await page.getByRole("link", { name: "Wróć do faktur" }).click();
      await expect(main.getByText("Zaległości są opłacone.")).toBeVisible();
      await expect(main.getByRole("button", { name: /^Zapłać zaległości/ })).toHaveCount(0);
      await expect(main.locator(".btn--pay")).toHaveText(/^Zapłać 155,95\szł/);
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test(
    "(part of FIN-37) says which arrears are left after a pending payment of an own amount",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "zalegly.wrona");
      await page.goto("/invoice");
      await panel(page).getByRole("button", { name: "Inna kwota" }).click();
      const dialog = page.getByRole("dialog", { name: "Inna kwota" });
      await dialog.getByRole("textbox", { name: "Kwota" }).fill("130");
      await dialog.getByRole("button", { name: "Dalej" }).click();
      await payButton(page).click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      const rest = /Oprócz tego po\szakończeniu płatności w\stoku będzie do\szapłaty 92,00\szł zaległości\./;
      const main = page.getByRole("main");
      for (const path of ["/index", "/invoice"]) {
        await page.goto(path);
        await expect(main.locator(".banner--bad"), `the banner of ${path}`).toContainText(rest);
        await expect(panel(page), `the panel of ${path}`).toContainText(rest);
        await expect(main.getByText(/Zapłać (wszystko|zaległości)/)).toHaveCount(0);
        await axe(page);
      }
      await expect(main.getByRole("button", { name: "Zapłać 152,00 zł zaległości" })).toBeVisible();
      await page.goto("/index");
      await expect(panel(page).getByRole("listitem").filter({ hasText: "Wrzesień" })).toHaveText(
        /60,00\szł\s*płatność w\stoku\. Potem zostanie do\szapłaty 92,00\szł\./,
      );
    },
  );

  test(
    "(part of PROD-17) says that a payment left at the bank is not seen yet, and continues it",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "zalegly.wrona");
      await page.goto("/invoice?pay=overdue");
      await payButton(page).click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      const main = page.getByRole("main");
      for (const path of ["/invoice", "/index"]) {
        await page.goto(path);
        await expect(main.getByText("Nie mamy jeszcze potwierdzenia twojej płatności.")).toBeVisible();
        await expect(main.locator(".btn--pay"), `one amber button of ${path}`).toHaveText("Wróć do płatności");
        await axe(page);
      }
      await main.getByRole("button", { name: "Wróć do płatności" }).click();
      await payAtBank(page, "374,00 zł", "Zapłać");
      await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 374,00 zł." })).toBeVisible();
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test(
    "(part of PROD-09) shows only a phone number for debt held by a collection company",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "windykacja.sowa");
      await page.goto("/invoice");
      await expect(
        page.getByText(/Po terminie: 494,31\szł\. Zanim zapłacisz, ustal z\stą firmą, komu i\sile\./),
      ).toBeVisible();
      await expect(page.getByRole("main").locator(".btn--pay")).toHaveCount(0);
      await expect(page.getByRole("main").getByText(/Do czasu zapłaty/)).toHaveCount(0);
      await expect(panel(page).getByRole("button", { name: /^Zapłać/ })).toHaveCount(0);
    },
  );
});

test("axe finds nothing in the payment dialogs, light and dark", { tag: "@proof" }, async ({ page, sandbox }) => {
  const look = async (): Promise<void> => {
    await expect(page.getByRole("dialog")).toBeVisible();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await axe(page);
    }
  };
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  for (const [path, open] of [
    ["/invoice?pay=all", undefined],
    ["/invoice?transfer=all", undefined],
    ["/invoice", "Inna kwota"],
  ] as const) {
    await page.goto(path);
    if (open !== undefined) await panel(page).getByRole("button", { name: open }).click();
    await look();
  }
  await enterOnDemoDay(page, sandbox, "sm.jantar");
  await page.goto("/invoice");
  await panel(page, "Nadpłata").getByRole("button").first().click();
  await look();
});

test(
  "(part of EINV-05) offers e-invoices on the invoice page only when the provider offers them",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await page.getByRole("link", { name: "Włącz e-fakturę" }).click();
    await expect(page.getByRole("dialog", { name: "E-faktura" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog", { name: "E-faktura" })).toHaveCount(0);
    await expect(page).toHaveURL(/\/invoice$/);
    await enterOnDemoDay(page, sandbox, "sm.jantar");
    await page.goto("/invoice");
    await expect(page.getByRole("table", { name: "Wszystkie faktury" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Włącz e-fakturę" })).toHaveCount(0);
  },
);

test.describe("[FIN-05] result comes from the provider", () => {
  test("reload shows the same payment result and pays nothing", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await openBankPage(page);
    await payAtBank(page, "273,69 zł", "Zapłać");
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    expect((await paymentsOf(sandbox)).size).toBe(1);
  });

  test(
    "takes no payment result from the address for an unknown, foreign or missing payment",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "konta.lis");
      await openBankPage(page);
      await payAtBank(page, "134,00 zł", "Zapłać");
      const foreign = new URL(page.url()).searchParams.get("paymentId") ?? "";
      expect(foreign).not.toBe("");
      await enterAs(page, "m.brzezinska", DEMO_DAY);
      for (const query of [`?paymentId=${foreign}`, "?paymentId=nie-ma", "?status=confirmed", ""]) {
        await page.goto(`/paymentComplete/invoice${query}`);
        await expect(page.getByRole("heading", { name: "Nie znaleźliśmy tej płatności." })).toBeVisible();
      }
      await page.getByRole("link", { name: "Wróć do faktur" }).click();
      await expect(panel(page)).toContainText("273,69 zł");
    },
  );

  test(
    "(part of GUARD-02) leads by the login to the result when the session expired at the bank",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openBankPage(page);
      await page.evaluate(() => localStorage.clear());
      await payAtBank(page, "273,69 zł", "Zapłać");
      await expect(page).toHaveURL("/");
      await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
      await page.getByRole("button", { name: "Dalej" }).click();
      await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
      await page.getByRole("button", { name: "Zaloguj się" }).click();
      await expect(page).toHaveURL(/\/paymentComplete\/invoice\?paymentId=/);
      await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test(
    "retries to load a payment result after lost responses",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to fetch/);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await openBankPage(page);
      await sandbox.fault({ operation: "getPaymentState", drop: true, times: "always" });
      await payAtBank(page, "273,69 zł", "Zapłać");
      await expect(page.getByRole("heading", { name: "Nie udało się sprawdzić płatności" })).toBeVisible();
      await expect(page.getByText("Nie płać drugi raz, zanim nie poznasz wyniku.").first()).toBeVisible();
      await sandbox.clearFaults();
      await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
    },
  );

  test(
    "[ROUTE-03] leads back to the page where the payment started, and to no other address",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/paymentComplete/index");
      await expect(page.getByRole("link", { name: "Przejdź na start" })).toHaveAttribute("href", "/index");
      for (const evil of ["%2F%2Fevil.example", "https%3A%2F%2Fevil.example", "javascript%3Aalert(1)"]) {
        await page.goto(`/paymentComplete/${evil}`);
        const back = page.getByRole("main").getByRole("link");
        await expect(back).toHaveAttribute("href", /^\/(?!\/)/);
        await expect(back).not.toHaveAttribute("href", /evil|javascript/);
      }
    },
  );
});

test.describe("(part of FIN-05) chosen amount", () => {
  test(
    "pays a chosen amount on the earliest due date first and leaves the rest unpaid",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice");
      await panel(page).getByRole("button", { name: "Inna kwota" }).click();
      const dialog = page.getByRole("dialog", { name: "Inna kwota" });
      await expect(dialog.getByRole("heading", { name: "Inna kwota" })).toBeFocused();
      await dialog.getByRole("textbox", { name: "Kwota" }).fill("300");
      await page.keyboard.press("Enter");
      await expect(dialog.getByText("Wpisz kwotę nie większą niż 273,69 zł").first()).toBeVisible();
      await expect(dialog.getByRole("textbox", { name: "Kwota" })).toBeFocused();
      await dialog.getByRole("textbox", { name: "Kwota" }).fill("100");
      await expect(dialog.getByRole("region", { name: "Ta kwota opłaci" })).toContainText("zostanie 173,69 zł");
      await dialog.getByRole("button", { name: "Dalej" }).click();
      await expect(review(page)).toContainText("zostanie 173,69 zł");
      await review(page).getByRole("button", { name: "Zmień kwotę" }).click();
      await expect(dialog.getByRole("textbox", { name: "Kwota" })).toHaveValue("100");
      await dialog.getByRole("button", { name: "Dalej" }).click();
      await payButton(page).click();
      await expect(page).toHaveURL(/\/sandbox\/pay\//);
      const bank = page.url();
      await page.goto("/invoice");
      await expect(panel(page, "Płatność w toku"), "the amount of the payment, not of its invoices").toContainText(
        "100,00 zł",
      );
      await expect(panel(page, "Płatność w toku")).toContainText(
        "Po zakończeniu płatności w toku zostanie jeszcze 173,69 zł do zapłaty.",
      );
      await page.goto(bank);
      await payAtBank(page, "100,00 zł", "Zapłać");
      await expect(page).toHaveURL(/\/paymentComplete\/invoice/);
      await page.goto("/invoice");
      await expect(panel(page)).toContainText("173,69 zł");
      await expect(month(page, "listopad 2026")).toContainText("173,69 zł");
      await expect(month(page, "październik 2026").getByRole("checkbox")).toHaveCount(0);
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );

  test(
    "keeps a chosen amount when the dialog closes, and pays it once after a lost response",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/ERR_/);
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/invoice");
      const opener = panel(page).getByRole("button", { name: "Inna kwota" });
      await opener.press("Enter");
      const dialog = page.getByRole("dialog", { name: "Inna kwota" });
      await dialog.getByRole("textbox", { name: "Kwota" }).fill("20,50");
      await page.keyboard.press("Escape");
      await expect(opener).toBeFocused();
      await opener.press("Enter");
      await expect(dialog.getByRole("textbox", { name: "Kwota" })).toHaveValue("20,50");
      await sandbox.fault({ operation: "startPayment", drop: true, times: "always" });
      await dialog.getByRole("button", { name: "Dalej" }).click();
      await payButton(page).click();
      await expect(page.getByText("Strona płatności się nie otworzyła.")).toBeVisible();
      expect((await paymentsOf(sandbox)).size).toBe(1);
    },
  );
});
