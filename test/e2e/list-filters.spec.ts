import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

test(
  "(part of SERV-01) keeps the search of services after a reload and a visit of a service",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "wielki.dab");
    await page.goto("/service/myServices");
    const search = page.getByRole("searchbox", { name: "Szukaj usługi, adresu albo numeru" });
    const found = page.getByText(/^Znaleziono \d+ usłu/).last();
    await search.fill("internet");
    const before = await found.textContent();
    await page.reload();
    await expect(search).toHaveValue("internet");
    await expect(found).toHaveText(before ?? "");
    await page
      .locator("main")
      .getByRole("link", { name: /internet/i })
      .first()
      .click();
    await expect(page).toHaveURL(/myServices\/./);
    await page.goBack();
    await expect(search).toHaveValue("internet");
  },
);

test(
  "(part of OFFER-03) keeps the filters of the order history after a reload",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "wielki.dab");
    await page.goto("/service/ordersHistory");
    const year = page.getByLabel("Rok");
    await year.selectOption({ index: 1 });
    const chosen = await year.inputValue();
    const rows = page.getByRole("table").getByRole("row");
    const count = await rows.count();
    await page.reload();
    await expect(year).toHaveValue(chosen);
    await expect(rows).toHaveCount(count);
    expect(new URL(page.url()).search).toBe(`?year=${chosen}`);
  },
);
