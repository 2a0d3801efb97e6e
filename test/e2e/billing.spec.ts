import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

const list = (page: Page) => page.getByRole("table", { name: "Szczegóły" });
/** Rows of calls, without the head and the headings of days. */
const calls = (page: Page) =>
  list(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
/** Number of rows of all pages, with the headings of days. */
const rowCount = async (page: Page): Promise<number> => Number(await list(page).getAttribute("aria-rowcount"));

test.describe("[FIN-08] call billing", () => {
  test("lists calls of the newest billed month by number and kind, with the days in the address", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice");
    await page
      .getByRole("main")
      .getByRole("link", { name: "Bilingi" })
      .or(page.getByRole("link", { name: "Bilingi" }))
      .first()
      .click();
    await expect(page).toHaveURL("/billing?from=2026-10-01&to=2026-10-31");
    await expect(page.getByRole("combobox", { name: "Miesiąc" })).toHaveValue("2026-10");
    await expect(list(page).getByRole("rowheader").first()).toHaveText(/^3[01]\D+10\D+2026/);
    const all = await rowCount(page);
    expect(all).toBeGreaterThan(100);
    expect(await calls(page).count(), "a short page").toBe(50);
    await page.getByRole("button", { name: "Pokaż więcej" }).click();
    await expect(calls(page)).toHaveCount(100);
    await expect(calls(page).nth(50).getByRole("rowheader")).toBeFocused();
    await page.getByRole("combobox", { name: "Rodzaj" }).selectOption("SMS-y");
    await expect.poll(() => rowCount(page)).toBeLessThan(all);
    await expect(page.getByRole("region", { name: "Podsumowanie" })).not.toContainText("Dane");
    await page.getByRole("combobox", { name: "Numer" }).selectOption("601234567");
    await expect(list(page).getByText("58 301 22 47", { exact: true }).first()).toBeVisible();

    await page.getByRole("combobox", { name: "Miesiąc" }).selectOption("2025-11");
    await expect(page).toHaveURL("/billing?from=2025-11-01&to=2025-11-30");
    await page.reload();
    await expect(list(page).getByRole("rowheader").first()).toHaveText(/^30\D+11\D+2025/);
    await expect(page.getByText("Biling za listopad 2026 pojawi się z następną fakturą.")).toBeVisible();
  });

  test(
    "(part of VAL-10) lists calls of up to 31 other days, picked in the calendar or typed",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/billing");
      await page.getByLabel("Od", { exact: true }).fill("15-09-2026");
      await page.getByRole("button", { name: "Pokaż", exact: true }).click();
      await expect(page.getByText("Wybierz najwyżej 31 dni").first()).toBeVisible();
      await expect(page.getByLabel("Do", { exact: true })).toBeFocused();
      await page.getByLabel("Do", { exact: true }).fill("15-10-2026");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/billing?from=2026-09-15&to=2026-10-15");
      await expect(list(page).getByRole("rowheader").first()).toHaveText(/^15\D+10\D+2026/);
      await page.goto("/billing?from=2020-01-01&to=2026-12-31");
      await expect(page).toHaveURL("/billing?from=2026-10-01&to=2026-10-31");
      await expect(list(page).getByRole("rowheader").first()).toHaveText(/^31\D+10\D+2026/);
      expect((await sandbox.calls("getCallBilling")).length).toBe(3);
    },
  );

  test(
    "downloads call billing as a file that Polish Excel opens correctly",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto("/billing");
      const all = /z\s(\d+)/u.exec(await page.getByText(/^Pokazano \d+ z/).innerText())?.[1];
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "Pobierz CSV" }).click(),
      ]);
      expect(download.suggestedFilename()).toBe("biling_2026-10-01_2026-10-31.csv");
      const bytes = await readFile(await download.path());
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const rows = bytes.toString("utf8").slice(1).split("\r\n");
      expect(rows[0]).toBe("Kiedy;Numer;Rodzaj;Z\u00a0kim;Czas;MB;Netto (zł);Brutto (zł)");
      expect(rows.length - 2).toBe(Number(all));
      for (const row of rows.slice(1, -1))
        expect(row).toMatch(
          /^\d{2}-10-2026 \d{2}:\d{2};[\d\u00a0]+;(połączenie|SMS|dane);(?:'\+)?[\d\u00a0]*;[\d:]*;[\d,]*;\d+,\d{2};\d+,\d{2}$/,
        );
    },
  );

  test(
    "explains the missing call billing and sends no request without a phone service",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "zalegly.wrona");
      await page.goto("/billing");
      await expect(
        list(page)
          .or(page.getByRole("heading", { level: 2 }))
          .first(),
      ).toBeVisible();
      await enterOnDemoDay(page, sandbox, "sm.jantar");
      await page.goto("/billing");
      await expect(page.getByRole("heading", { name: "Nie masz telefonu w tej umowie" })).toBeVisible();
      expect(await sandbox.calls("getCallBilling")).toEqual([]);
    },
  );
});
