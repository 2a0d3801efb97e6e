import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { normalizeSpaces } from "./support/normalize-spaces.ts";

const NOVEMBER = "/invoice/4127830000001";
const APRIL = "/invoice/4127830000008";
const SEPTEMBER_OF_POTTERY = "/invoice/6005610000003";

const comparison = (page: Page) => page.getByRole("region", { name: "Dlaczego tyle?" });
const lines = async (page: Page): Promise<readonly string[]> =>
  (
    await comparison(page)
      .getByRole("row")
      .filter({ has: page.getByRole("rowheader") })
      .allTextContents()
  ).map(normalizeSpaces);
const groszeIn = (text: string): number =>
  Number(/([+−]?)([\d\s]+),(\d{2}) zł$/.exec(text)?.slice(1).join("").replace("−", "-").replace(/\s/g, "") ?? "NaN");

test("explains a higher invoice with figures that add up, and compares another chosen invoice", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(NOVEMBER);
  await comparison(page).getByRole("button", { name: "Pokaż różnice" }).press("Enter");
  await expect(
    comparison(page).getByText("Ta faktura jest o 9,90 zł wyższa niż faktura za październik 2026."),
  ).toBeVisible();
  expect(await lines(page)).toEqual([
    "Rozliczenie: Rekompensata za wolny internet−18,40 zł",
    "Skończyła się promocja: Bezpieczny Internet Dom: 12 miesięcy za 0 zł+9,90 zł",
    "Doszły opłaty: SMS-y o podwyższonej opłacie+9,84 zł",
    "Doszły opłaty: Połączenia poza pakietem+8,56 zł",
    "Razem+9,90 zł",
  ]);
  await comparison(page).getByLabel("Porównaj z fakturą za").selectOption("lipiec 2026");
  await expect(
    comparison(page).getByText("Ta faktura jest o 17,47 zł niższa niż faktura za lipiec 2026."),
  ).toBeVisible();
  const shownLines = await lines(page);
  expect(shownLines.map((line) => line.replace(/[+−]?[\d\s]+,\d{2} zł$/, ""))).toEqual([
    "Bez opłaty jednorazowej z tamtej faktury: Wizyta technika",
    "Rozliczenie: Rekompensata za wolny internet",
    "Skończyła się promocja: Bezpieczny Internet Dom: 12 miesięcy za 0 zł",
    "Doszły opłaty: SMS-y o podwyższonej opłacie",
    "Połączenia poza pakietem: więcej niż na tamtej fakturze",
    "Razem",
  ]);
  const [total, ...parts] = shownLines.map(groszeIn).toReversed();
  expect([total, parts.reduce((sum, part) => sum + part, 0)]).toEqual([-1_747, -1_747]);
  await axe(page);
});

test("explains a partial month, a removed service and a new one", { tag: "@proof" }, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto(APRIL);
  await comparison(page).getByRole("button", { name: "Pokaż różnice" }).click();
  await expect(
    comparison(page).getByText("Ta faktura jest o 13,73 zł niższa niż faktura za marzec 2026."),
  ).toBeVisible();
  expect(await lines(page)).toEqual([
    "Zakończona usługa: Bez Limitu 30 GB−35,00 zł",
    "Bez Limitu 60 GB, 601 234 567: poprzednio za część miesiąca (20-03-2026 – 31-03-2026)+21,45 zł",
    "Bez opłat z tamtej faktury: Połączenia poza pakietem−0,18 zł",
    "Razem−13,73 zł",
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
});

test(
  "keeps the page when the other invoice fails to load, and compares after a retry",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/502/);
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(NOVEMBER);
    await expect(page.getByRole("table", { name: "Pozycje" })).toBeVisible();
    await sandbox.fault({ operation: "getInvoiceDetails", status: 502, times: 1 });
    await comparison(page).getByRole("button", { name: "Pokaż różnice" }).click();
    await expect(comparison(page).getByText("Nie udało się porównać faktur")).toBeVisible();
    await comparison(page).getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(comparison(page).getByText("Ta faktura jest o 9,90 zł wyższa")).toBeVisible();
  },
);

test("[FIN-36] leads from an invoice to its correction and back, and compares after corrections", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterOnDemoDay(page, sandbox, "konta.lis");
  await page.goto("/index");
  await page.locator("header.masthead").getByRole("button", { name: "Przełącz konto" }).click();
  await page
    .getByRole("dialog")
    .getByRole("radio", { name: /Pracownia/ })
    .check();
  await page.getByRole("dialog").getByRole("button", { name: "Przełącz konto" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(SEPTEMBER_OF_POTTERY);
  const facts = page.getByRole("region", { name: "O fakturze" });
  await expect(facts.getByText(/Kwota po skorygowaniu:\s101,77\szł/)).toBeVisible();
  await comparison(page).getByRole("button", { name: "Pokaż różnice" }).click();
  await expect(
    comparison(page).getByText("Po korektach ta faktura jest o 20,00 zł niższa niż faktura za sierpień 2026."),
  ).toBeVisible();
  expect(await lines(page)).toEqual(["Korekta tej faktury: FK/6005610/09/26−20,00 zł", "Razem−20,00 zł"]);
  await axe(page);
  await facts.getByRole("link", { name: /^Korekta FK/ }).click();
  await page.getByRole("region", { name: "O korekcie" }).getByRole("link", { name: /^FV/ }).click();
  await expect(page).toHaveURL(SEPTEMBER_OF_POTTERY);
  await page.goto("/invoice/6005610000002");
  await comparison(page).getByRole("button", { name: "Pokaż różnice" }).click();
  await expect(
    comparison(page).getByText("Po korektach ta faktura jest o 20,00 zł wyższa niż faktura za wrzesień 2026."),
  ).toBeVisible();
});
