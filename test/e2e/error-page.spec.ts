import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { requiredOperations } from "./support/fault-cases.ts";
import { expect, test } from "./support/fixtures.ts";
import { openSection } from "./support/menu.ts";
import { payButton } from "./support/payment-page.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import type { SandboxClient } from "./support/sandbox-client.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

/** Console message of the browser about a failed request. */
const FAILED_REQUEST = /Failed to load resource/;
const CHECK_EVERY_MS = 15_000;
const RETRY_DELAY_MS = 5_000;

const errorHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Nie udało się wczytać strony" });
const tryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: "Spróbuj ponownie" });

/** Reported call failures as `operation what path`, each after its time. */
async function faultsOf(sandbox: SandboxClient): Promise<readonly string[]> {
  return (await sandbox.reports("/trackingTest")).flatMap(({ errorMessage, path }) => {
    const [, message] =
      /^\d{4}-\d\d-\d\dT[\d:.]+Z (.+?)(?: request \S+)? release \S+ code \S+$/.exec(String(errorMessage)) ?? [];
    return message === undefined ? [] : [`${message} ${String(path)}`];
  });
}

for (const [operation, { at, h1, path, login = "m.brzezinska" }] of requiredOperations()) {
  test(
    `(part of CALL-07) shows an error page for ${at} without ${operation}; a retry leads back`,
    { tag: proofTagUnless(at === "/invoice") },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(FAILED_REQUEST);
      await sandbox.fault({ operation, name: "wrongRoot", times: "always" });
      await openWithStoredSession(page, login, at);
      await expect(errorHeading(page)).toBeVisible();
      await expect(page).toHaveURL("/error");
      await expect(page).toHaveTitle("Błąd · Wiązka");
      await expect.poll(() => faultsOf(sandbox)).toContain(`${operation} malformed: wrong-root ${path}`);

      const code = /[0-9A-Z]{4}-[0-9A-Z]{4}$/.exec(await page.getByText("Kod dla obsługi klienta").innerText())?.[0];
      const call = (await sandbox.calls(operation)).at(-1);
      expect(call?.requestId, "the code finds the call in the log of the back end").toMatch(
        new RegExp(String.raw`^${code}-\d+$`),
      );

      const log = await (await page.request.get(`/sandbox?request=${code ?? ""}`)).text();
      expect(log, "the page of the sandbox finds it, too").toContain(`<code>${call?.requestId ?? ""}</code>`);

      // Still failing: the retry returns here and restores the focus.
      await tryAgain(page).click();
      await expect(errorHeading(page)).toBeFocused();

      await sandbox.clearFaults();
      await tryAgain(page).click();
      // Some pages add their state to the address.
      await expect(page).toHaveURL(({ pathname, search }) => `${pathname}${search}`.startsWith(at));
      await expect(page.getByRole("heading", { level: 1, name: h1 })).toBeFocused();
      await expect(page.locator(".skeleton")).toHaveCount(0);
    },
  );
}

test("[CALL-07] reports each failed read, section and write with time, operation and path, at its place", async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.allow(FAILED_REQUEST);
  await page.clock.install();
  await sandbox.fault({ operation: "getClientFinancialEntries", status: 500, times: "always" });
  await openWithStoredSession(page, "m.brzezinska", "/invoice?pay=all");
  // Retried once after 5 s (CALL-06), as the following reads.
  await expect(async () => {
    await page.clock.fastForward(RETRY_DELAY_MS);
    await expect(page).toHaveURL("/error", { timeout: 500 });
  }).toPass();
  await axe(page);

  await page.getByRole("main").getByRole("link", { name: "Wróć na start" }).click();
  await expect(async () => {
    await page.clock.fastForward(RETRY_DELAY_MS);
    await expect(page.getByText("Nie udało się pobrać faktur")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page, "home works without it").toHaveURL("/index");

  await sandbox.clearFaults();
  await sandbox.fault({ operation: "sessionCheck", status: 500, times: "always" });
  await sandbox.fault({ operation: "startPayment", status: 500, times: "always" });
  await page.clock.runFor(CHECK_EVERY_MS);
  await expect(async () => {
    await page.clock.runFor(RETRY_DELAY_MS);
    expect(await faultsOf(sandbox)).toContain("sessionCheck http 500 /index");
  }).toPass();
  await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();

  await openSection(page, "Faktury");
  await page
    .getByRole("button", { name: /^Zapłać/ })
    .first()
    .click();
  await payButton(page).click();
  await expect(page.getByText("Strona płatności się nie otworzyła.")).toBeVisible();
  await expect(page).toHaveURL("/invoice");
  await expect
    .poll(() => faultsOf(sandbox))
    .toEqual(expect.arrayContaining(["getClientFinancialEntries http 500 /invoice", "startPayment http 500 /invoice"]));
});

test(
  "(part of CALL-07) leads home from the error page, and the browser's Back goes past it",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(FAILED_REQUEST);
    // Set at the start: an idle browser prefetches the data of the invoices.
    await sandbox.fault({ operation: "getClientFinancialEntries", name: "wrongRoot", times: "always" });
    await openWithStoredSession(page, "m.brzezinska", "/settings");
    await expect(page.getByRole("heading", { level: 1, name: "Ustawienia" })).toBeVisible();
    await openSection(page, "Faktury");
    await expect(page).toHaveURL("/error");
    await page.reload();
    await sandbox.clearFaults();
    await tryAgain(page).click();
    await expect(page, "the address to return to survives a reload").toHaveURL("/invoice");
    await page.goBack();
    await expect(page).toHaveURL("/settings");
  },
);
