import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { rewriteReply } from "./support/wire-reply.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const CUSTOMER = "m.brzezinska";
/** Personal data of that customer in responses: name, e-mail, telephone, account number. */
const PERSONAL = /Brzezi|Małgorzata|@|600 ?\d{3} ?\d{3}|4127830/;

const panel = (page: Page) => page.getByRole("complementary", { name: "Diagnostics" });

/** Removes the amount of the second entry. */
const damageEntries = (page: Page) =>
  rewriteReply(page, "getClientFinancialEntries", (xml) => {
    let count = 0;
    return xml.replaceAll(/<unpaidAmount>[^<]*<\/unpaidAmount>/g, (found) => (++count === 2 ? "" : found));
  });

/** Collects what the page prints. */
function consoleOf(page: Page): string[] {
  const printed: string[] = [];
  page.on("console", (message) => printed.push(message.text()));
  return printed;
}

test("(part of CALL-17) ?diagnose does nothing where the operator does not allow diagnostics", async ({ page }) => {
  const printed = consoleOf(page);
  await openWithStoredSession(page, CUSTOMER, "/index?diagnose");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("region", { name: "Do zapłaty" })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  expect(printed).toEqual([]);
});

test("[CALL-17] after confirmation shows a damaged reply with path and effect, without personal data", async ({
  page,
  sandbox,
}) => {
  const printed = consoleOf(page);
  await page.goto("/sandbox");
  await page.getByRole("button", { name: "Pozwól na diagnostykę" }).click();
  await expect(page.getByRole("link", { name: "Otwórz portal z diagnostyką" })).toBeVisible();
  await damageEntries(page);
  await openWithStoredSession(page, CUSTOMER, "/index");
  await expect(page.getByRole("region", { name: "Do zapłaty" })).toBeVisible();
  await expect(panel(page), "allowed is not on").toHaveCount(0);

  await page.goto("/index?diagnose");
  await expect(page).toHaveURL("/index");
  const deviation = panel(page).getByRole("listitem").filter({ hasText: "entries.item[1].unpaidAmount" }).last();
  await expect(deviation).toContainText("expected an amount with a dot, found nothing");
  await expect(deviation).toContainText("the item is left out; amounts are hidden");
  await expect(panel(page).getByRole("button", { name: /^Diagnostics/ })).toContainText("Deviations: 1");

  const [call] = (await sandbox.calls("getClientFinancialEntries")).slice(-1);
  await expect(panel(page), "the number finds the call in the provider's log").toContainText(call?.requestId ?? "none");
  await expect
    .poll(() => printed.filter((line) => line.startsWith("getClientFinancialEntries")))
    .toEqual([`getClientFinancialEntries · ${call?.requestId ?? ""} · ok · 1 deviation`]);
  expect(printed.join("\n")).toContain("entries.item[1].unpaidAmount: expected an amount with a dot, found nothing");
  expect(`${printed.join("\n")}\n${await panel(page).innerText()}`).not.toMatch(PERSONAL);
});

test("(part of CALL-17) filters, collapses and turns off by keyboard, and survives a reload", async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  await sandbox.allowDiagnostics();
  await damageEntries(page);
  await sandbox.fault({ operation: "getOutageMessages", status: 503, times: "always" });
  await openWithStoredSession(page, CUSTOMER, "/index?diagnose");
  const toggle = panel(page).getByRole("button", { name: /^Diagnostics/ });
  await expect(toggle).toContainText(/Failed: [1-9]/);
  await panel(page).getByRole("button", { name: "Failed", exact: true }).press("Enter");
  await expect(panel(page).getByRole("listitem").first()).toContainText("getOutageMessages");
  await expect(panel(page).getByRole("listitem").first()).toContainText("http 503");
  await panel(page).getByRole("button", { name: "With deviations" }).press("Space");
  await expect(panel(page).getByRole("list").first()).toContainText("getClientFinancialEntries");
  await panel(page).getByRole("button", { name: "Clear list" }).press("Enter");
  await expect(panel(page).getByRole("status")).toHaveText("The list is empty.");
  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");

  await page.reload();
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await toggle.press("Enter");
  await panel(page).getByRole("button", { name: "Turn off" }).press("Enter");
  await expect(panel(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("region", { name: "Do zapłaty" })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test(
  "(part of CALL-17) shows the calls of a login from the first typed key on",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await sandbox.allowDiagnostics();
    await page.goto("/?diagnose");
    await page.getByRole("textbox").first().pressSequentially(CUSTOMER);
    await expect(panel(page)).toContainText("No calls yet.");
    await page.keyboard.press("Enter");
    await expect(panel(page)).toContainText("beforeLogin");
    await expect(panel(page)).not.toContainText(CUSTOMER);
  },
);

for (const colorScheme of ["light", "dark"] as const) {
  test(
    `(part of CALL-17) the panel is accessible and fits into 320 px in the ${colorScheme} theme`,
    { tag: proofTagUnless(colorScheme === "dark") },
    async ({ page, sandbox }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 320, height: 640 });
      await sandbox.allowDiagnostics();
      await damageEntries(page);
      await openWithStoredSession(page, CUSTOMER, "/index?diagnose");
      await expect(panel(page)).toContainText("entries.item[1].unpaidAmount");
      await panel(page).getByText("getClientFinancialEntries").click();
      await expect(panel(page)).toContainText("Duration");
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    },
  );
}
