import { enterAs } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openBankPage } from "./support/payment-page.ts";

test("one click on the sandbox page logs a demo customer in", async ({ page }) => {
  await page.goto("/sandbox");
  await page.getByRole("button", { name: "Zaloguj jako sm.jantar" }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole("region", { name: "Nadpłata" })).toContainText("186,50 zł");
});

test(
  "fault chosen on the sandbox page breaks the portal's next response, once",
  { tag: "@proof" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/502/);
    await page.goto("/sandbox");
    const faults = page.locator("section").filter({ has: page.getByRole("heading", { name: "Usterki" }) });
    await faults.getByLabel("Operacja").selectOption("getFaq");
    await faults.getByLabel("Co się dzieje").selectOption("name:badGateway");
    await faults.getByRole("button", { name: "Dodaj usterkę" }).click();
    await expect(faults).toContainText("getFaq: badGateway");
    await enterAs(page, "m.brzezinska");
    // The portal does not repeat this read by itself.
    await page.goto("/faq");
    await expect(page.getByRole("heading", { name: "Nie udało się pobrać pytań i odpowiedzi" })).toBeVisible();
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page.getByRole("heading", { name: "Jak zmierzyć prędkość internetu?" })).toBeVisible();
  },
);

test(
  "(part of CALL-21) clock moved on the sandbox page lets the portal's invoices fall due",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const morning = Date.parse("2026-11-20T10:00:00+01:00");
    await sandbox.reset(morning);
    await page.goto("/sandbox");
    await expect(page.getByText("2026-11-20 10:00")).toBeVisible();
    await page.getByLabel("Przesuń o tyle minut").fill("120");
    await page.getByRole("button", { name: "Przesuń" }).click();
    await expect(page.getByText("2026-11-20 12:00")).toBeVisible();
    // The browser's clock stays that of the machine.
    const due = page.getByRole("region", { name: "Do zapłaty" });
    await page.getByRole("button", { name: "Zaloguj jako m.brzezinska" }).click();
    await expect(due).toContainText(/30.*-11.*-2026, za\s10\sdni/);
    await page.goto("/sandbox");
    await page.getByLabel("Przesuń o tyle minut").fill(String(20 * 1_440));
    await page.getByRole("button", { name: "Przesuń" }).click();
    await expect(page.getByText("2026-12-10 12:00")).toBeVisible();
    await page.getByRole("button", { name: "Zaloguj jako m.brzezinska" }).click();
    await expect(due).toContainText(/\b10\sdni\spo\sterminie/);
  },
);

test("one click resets the tenant", { tag: "@proof" }, async ({ page }) => {
  await enterAs(page, "m.brzezinska");
  await openBankPage(page);
  await page.getByRole("button", { name: "Zapłać", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
  await page.goto("/sandbox");
  await page.getByRole("button", { name: "Zacznij od nowa" }).click();
  await page.waitForEvent("load");
  await page.getByRole("button", { name: "Zaloguj jako m.brzezinska" }).click();
  await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("273,69 zł");
});
