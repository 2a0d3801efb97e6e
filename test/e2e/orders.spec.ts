import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";

const PAGE = "/service/ordersHistory";

test.describe("order history", () => {
  test("[OFFER-03] lists orders newest first with five statuses and details", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto(PAGE);
    const rows = page.getByRole("table", { name: "Zamówienia" }).getByRole("row");
    await expect(rows).toHaveCount(8);
    const labels = ["Termin ustalony", "Odrzucona", "Prośba o kontakt", "Wygasła", "Anulowana"];
    // After the orders of two subscriptions and the head.
    for (const [index, label] of labels.entries()) await expect(rows.nth(index + 3)).toContainText(label);
    await page.getByRole("button", { name: "Szczegóły: Internet światłowodowy 600 Mb/s w Żukowie" }).click();
    const dialog = page.getByRole("dialog", { name: "Internet światłowodowy 600 Mb/s w Żukowie" });
    await expect(dialog).toContainText("2026/117020");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Potwierdzenie przyjęcia oferty" }).click();
    expect((await download).suggestedFilename()).toBe("DOC-117020-P.pdf");
    await page.keyboard.press("Escape");
    await expect(
      page.getByRole("button", { name: "Szczegóły: Internet światłowodowy 600 Mb/s w Żukowie" }),
    ).toBeFocused();
  });

  test(
    "order is one column on a phone, with button and facts aligned at the right edge",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await page.goto(PAGE);
      const row = page.getByRole("row", { name: /^Internet światłowodowy 600/ });
      const rightOf = async (what: typeof row): Promise<number> => {
        const box = await what.boundingBox();
        return Math.round((box?.x ?? 0) + (box?.width ?? 0));
      };
      expect(await rightOf(row.getByRole("button"))).toBe(await rightOf(row.getByRole("cell").first()));
    },
  );

  test("filters many orders by status and year", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "oferty.sroka");
    await page.goto(PAGE);
    await expect(page.getByText("17 pozycji")).toBeVisible();
    await page.getByLabel("Stan", { exact: true }).selectOption("Anulowana");
    await expect(page.getByText("3 pozycje")).toBeVisible();
    await page.getByLabel("Rok").selectOption("2024");
    await expect(page.getByText("1 pozycja", { exact: true })).toBeVisible();
    await page.getByLabel("Stan", { exact: true }).selectOption("Prośba o kontakt");
    await page.getByRole("button", { name: "Pokaż wszystkie" }).click();
    await expect(page.getByText("17 pozycji")).toBeVisible();
  });

  test(
    "shows an error and a retry when an order's document fails to load",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/./);
      await enterOnDemoDay(page, sandbox, "oferty.sroka");
      await page.goto(PAGE);
      await page.getByRole("button", { name: "Szczegóły: Pakiet Filmowy" }).click();
      await sandbox.fault({ operation: "getDownloadToken", drop: true, times: "always" });
      const paper = page.getByRole("dialog").getByRole("button", { name: "Cennik usług i promocji" });
      await paper.click();
      await expect(page.getByText("Nie udało się pobrać dokumentu.")).toBeVisible();
      await sandbox.clearFaults();
      const download = page.waitForEvent("download");
      await paper.click();
      await download;
      expect(new Set((await sandbox.calls("getDownloadToken")).map(({ intentId }) => intentId)).size).toBe(1);
    },
  );
});
