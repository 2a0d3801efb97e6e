import { axe } from "./support/axe.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { normalizeSpaces } from "./support/normalize-spaces.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const NOVEMBER = "/invoice/6003377000001";

for (const width of [390, 1440]) {
  test(
    `shows a company's invoice number in the KSeF register and the check, ${width} px`,
    { tag: proofTagUnless(width === 390) },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 900 });
      await enterOnDemoDay(page, sandbox, "firma.bursztyn");
      await page.goto(NOVEMBER);
      const ksef = page.getByRole("region", { name: "KSeF" });
      await expect(ksef.getByText(/^5860000002-20261116-[0-9A-F]{12}-[0-9A-F]{2}$/)).toBeVisible();
      const link = ksef.getByRole("link", { name: "Sprawdź fakturę w KSeF, poza portalem" });
      const lastWord = await link.getByText("portalem", { exact: true }).boundingBox();
      const icon = await link.locator("svg").boundingBox();
      expect(icon?.y, "the icon is on the line of the last word").toBeLessThan(
        (lastWord?.y ?? 0) + (lastWord?.height ?? 0) / 2,
      );
      await expect(link).toHaveAttribute(
        "href",
        /^https:\/\/qr\.ksef\.mf\.gov\.pl\/invoice\/5860000002\/16-11-2026\/[\w-]{43}$/,
      );
      await expect(link).toHaveAttribute("rel", /noopener/);
      await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
      await ksef.getByRole("button", { name: "Kopiuj numer" }).click();
      await expect(ksef.getByText("Numer jest skopiowany.")).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^5860000002-20261116-/);
      await expect(ksef.getByRole("img", { name: "Kod QR do sprawdzenia faktury w KSeF" })).toBeVisible();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      await axe(page);
    },
  );
}

test(
  "shows no register number for a person's invoice or a company's older one",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/invoice/4127830000001");
    await expect(page.getByRole("table", { name: "Pozycje" })).toBeVisible();
    await expect(page.getByRole("region", { name: "KSeF" })).toHaveCount(0);
    await enterOnDemoDay(page, sandbox, "firma.bursztyn");
    await page.goto("/invoice?year=2025&kind=invoice");
    await page.getByRole("link", { name: "grudzień 2025" }).click();
    await expect(page.getByRole("table", { name: "Pozycje" })).toBeVisible();
    expect(normalizeSpaces(await page.getByRole("main").innerText())).toContain("Sprzedawca");
    await expect(page.getByRole("region", { name: "KSeF" })).toHaveCount(0);
  },
);
