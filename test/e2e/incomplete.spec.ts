import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { rewriteReply } from "./support/wire-reply.ts";

const CUSTOMER = "m.brzezinska";
const notices = (page: Page) => page.getByText("Nie udało się odczytać części danych.");

test.describe("[ENT-03] responses of which parts cannot be read", () => {
  test("shows no amount on the start page until a damaged entry is read again", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, CUSTOMER);
    await sandbox.fault({ operation: "getClientFinancialEntries", damagedItem: true });
    await page.goto("/index");
    const due = page.getByRole("region", { name: "Do zapłaty" });
    await expect(due).toContainText("Nie udało się ustalić kwoty");
    await expect(page.locator(".btn--pay")).toHaveCount(0);
    await due.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(due).toContainText("273,69 zł");
  });

  test("shows no amount and no chart on the page of invoices, but the entries that were read", async ({
    page,
    sandbox,
  }) => {
    await enterOnDemoDay(page, sandbox, CUSTOMER);
    // All entries are unpaid, but their amounts are in the format of another back end.
    await rewriteReply(page, "getClientFinancialEntries", (xml) =>
      xml.replaceAll(/<unpaidAmount>[1-9][^<]*<\/unpaidAmount>/g, ""),
    );
    await page.goto("/invoice");
    await expect(notices(page)).toHaveCount(1);
    await expect(page.getByText("Nie udało się ustalić kwoty")).toBeVisible();
    await expect(page.getByText("Wszystko opłacone")).toHaveCount(0);
    await expect(page.getByRole("row").nth(3)).toBeVisible();
  });

  test(
    "shows no monthly sum of services while one of them cannot be read",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, CUSTOMER);
      await sandbox.fault({ operation: "getClientData", damagedItem: true });
      await page.goto("/service/myServices");
      await expect(notices(page)).toHaveCount(1);
      await expect(page.getByText("miesięcznie")).toHaveCount(0);
      await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expect(notices(page)).toHaveCount(0);
      await expect(page.getByText(/razem .* miesięcznie/)).toBeVisible();
    },
  );

  test(
    "does not say that there are no messages when none of them can be read",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, CUSTOMER);
      await rewriteReply(page, "getClientMessages", (xml) => xml.replaceAll(/<createdAt>[^<]*<\/createdAt>/g, ""));
      await page.goto("/messages");
      await expect(notices(page)).toHaveCount(1);
      await expect(page.getByText(/Nie masz/)).toHaveCount(0);
    },
  );

  test(
    "reads a decimal comma and another case, and says nothing to the customer",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, CUSTOMER);
      await rewriteReply(page, "getClientFinancialEntries", (xml) =>
        xml
          .replaceAll(/<(amount|unpaidAmount)>(-?\d+)\.(\d+)</g, "<$1>$2,$3<")
          .replaceAll(/<kind>(\w+)</g, (_all, kind: string) => `<kind>${kind.toUpperCase()}<`),
      );
      await page.goto("/index");
      await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("273,69 zł");
      await expect(notices(page)).toHaveCount(0);
    },
  );

  test(
    "shows one notice on each page with a list of which an item cannot be read",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, CUSTOMER);
      for (const [operation, at] of [
        ["getSalesOfferHistory", "/service/ordersHistory"],
        ["getDirectBilling", "/service/directBilling"],
        ["getCallBilling", "/billing"],
        ["getFaq", "/faq"],
        ["getOutageMessages", "/messages"],
        ["getAssociatedMobileDevices", "/settings"],
      ] as const) {
        await sandbox.fault({ operation, damagedItem: true, times: "always" });
        await page.goto(at);
        await expect(notices(page), at).toHaveCount(1);
      }
      await page.goto("/billing");
      await expect(page.getByText("Razem")).toHaveCount(0);
    },
  );
});
