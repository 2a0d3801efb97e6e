import type { Page } from "@playwright/test";
import { measureCpuSlowdown } from "../../scripts/cpu-slowdown.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openSection } from "./support/menu.ts";
import { normalizeSpaces } from "./support/normalize-spaces.ts";
import { axe } from "./support/axe.ts";

const list = (page: Page) => page.getByRole("table", { name: "Wszystkie faktury" });
const heads = (page: Page) => list(page).getByRole("rowheader");
const search = (page: Page) => page.getByRole("searchbox", { name: "Numer, miesiąc albo kwota" });
const resultStatus = (page: Page) =>
  page.getByRole("search", { name: "Numer, miesiąc albo kwota" }).getByRole("status");
const selectionBar = (page: Page) => page.getByRole("region", { name: "Zaznaczone faktury" });
const queryOf = (page: Page): string => new URL(page.url()).search;

test("(part of FIN-01) filters invoices by year, state, kind and number, kept on reload and Back", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "firma.bursztyn");
  await page.goto("/invoice");
  await page.getByLabel("Rok").selectOption("2026");
  await page.getByLabel("Rodzaj").selectOption("Wpłaty");
  await expect(resultStatus(page)).toHaveText("Znaleziono 5 pozycji");
  await expect(heads(page)).toHaveText([/^Wpłata/, /^Wpłata/, /^Wpłata/, /^Wpłata/, /^Wpłata/]);
  expect(queryOf(page)).toBe("?year=2026&kind=payment");
  await page.getByLabel("Rodzaj").selectOption("Wszystkie rodzaje");
  await search(page).fill("fk 6003377");
  await expect(heads(page)).toHaveText([/^Korekta za wrzesień 2026/]);
  expect(queryOf(page)).toBe("?year=2026&number=fk+6003377");

  await page.reload();
  await expect(search(page)).toHaveValue("fk 6003377");
  await expect(heads(page)).toHaveText([/^Korekta za wrzesień 2026/]);

  await openSection(page, "Usługi");
  await expect(page.getByRole("heading", { level: 1, name: "Usługi" })).toBeVisible();
  await page.goBack();
  await expect(search(page)).toHaveValue("fk 6003377");
  await expect(heads(page)).toHaveText([/^Korekta za wrzesień 2026/]);

  // The page starts without filters when it is opened without a query.
  await openSection(page, "Faktury");
  await expect(search(page)).toHaveValue("");
  await expect(heads(page)).toHaveCount(8);
  expect(queryOf(page)).toBe("");
});

test(
  "shows an empty invoice list with a filter reset that keeps the focus nearby",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice?state=overdue&number=99999");
    await expect(page.getByRole("heading", { name: "Nic nie pasuje do filtrów" })).toBeVisible();
    await expect(resultStatus(page)).toHaveText("Znaleziono 0 pozycji");
    await page.getByRole("button", { name: "Wyczyść filtry" }).press("Enter");
    await expect(heads(page)).toHaveCount(8);
    expect(queryOf(page)).toBe("");
    await expect(page.getByRole("heading", { name: "Wszystkie faktury" })).toBeFocused();
  },
);

test(
  "mentions selected entries outside the filter next to the payment",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await page.getByRole("checkbox", { name: "Zaznacz: listopad 2026" }).check();
    await page.getByLabel("Stan", { exact: true }).selectOption("Po terminie");
    await expect(heads(page)).toHaveText([/^październik 2026/]);
    await expect(selectionBar(page).getByRole("status")).toHaveText("1 faktura 223,70 zł w tym 1 poza widoczną listą");
    await page.getByRole("button", { name: "Wyczyść filtry" }).click();
    await expect(selectionBar(page).getByRole("status")).toHaveText("1 faktura 223,70 zł");
  },
);

for (const width of [390, 1440]) {
  test(`invoice filters fit and can be reached at ${width} px`, { tag: "@proof" }, async ({ page, sandbox }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterOnDemoDay(page, sandbox, "firma.bursztyn");
    await page.goto("/invoice?kind=correction");
    await expect(heads(page)).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await axe(page);
  });
}

test(
  "searches 5,000 entries in under 100 ms per letter on a slow phone",
  { tag: "@proof" },
  async ({ browser, page, sandbox }) => {
    const rate = await measureCpuSlowdown(browser);
    await enterOnDemoDay(page, sandbox, "wielki.dab");
    await page.goto("/invoice");
    await expect(heads(page).first()).toBeVisible();
    await page.evaluate(() => {
      const slow: PerformanceObserverInit & { readonly durationThreshold: number } = {
        type: "event",
        durationThreshold: 16,
      };
      new PerformanceObserver((entries) => {
        const took = entries
          .getEntries()
          .filter(({ name }) => name === "input")
          .map(({ duration }) => duration);
        document.body.dataset["took"] = [document.body.dataset["took"] ?? "", ...took].join(" ");
      }).observe(slow);
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    await search(page).click();
    // Wait until the page is idle: its own start would count in the first letters.
    await page.waitForFunction(
      () =>
        new Promise((done) => {
          requestIdleCallback(() => done(true));
        }),
    );
    for (const letter of "wp 7000001-12") await page.keyboard.press(letter === " " ? "Space" : letter);
    await expect(heads(page).first()).toHaveText(/^Wpłata/);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    expect(normalizeSpaces(await resultStatus(page).innerText())).toMatch(/^Znaleziono \d+ pozycji$/);
    const took = ((await page.locator("body").getAttribute("data-took")) ?? "")
      .split(" ")
      .filter((text) => text !== "")
      .map(Number)
      .toSorted((one, other) => one - other);
    test.info().annotations.push({ type: "letters, ms until drawn", description: took.join(", ") });
    // The median: other processes on a shared machine cause spikes.
    expect(took[Math.floor(took.length / 2)] ?? 0).toBeLessThan(100);
  },
);
