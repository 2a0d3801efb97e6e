import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { expectHomeExcept, HOME_PARTS } from "./support/home-parts.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { expectAccount, sections } from "./support/menu.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

/** Console message of the browser about a failed request. */
const FAILED_REQUEST = /Failed to load resource/;

const heading = (page: Page) => page.getByRole("heading", { level: 1, name: "Start" });
const { due } = HOME_PARTS;

/** One block of home, its text when its data fails to load, and the blocks that need the same data. */
const BLOCKS: readonly (readonly [operation: string, text: string, missing: readonly string[]])[] = [
  ["getClientFinancialEntries", "Nie udało się pobrać faktur", ["due"]],
  ["getClientMessages", "Nie udało się pobrać wiadomości", ["message"]],
  ["getSalesOfferHistory", "Nie udało się pobrać oferty", ["offer"]],
  ["getOnboardingtData", "Nie udało się pobrać zadań", ["tasks"]],
  ["getClientData", "Nie udało się pobrać usług", ["services", "message", "due", "offer", "tasks"]],
];

for (const [operation, text, missing] of BLOCKS) {
  test(
    `home names the failed block without ${operation}, stays usable, and retries`,
    { tag: proofTagUnless(operation === "getClientFinancialEntries") },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(FAILED_REQUEST);
      await sandbox.fault({ operation, name: "wrongRoot", times: "always" });
      await openWithStoredSession(page, "m.brzezinska");
      const block = page.getByText(text).locator("xpath=ancestor::*[.//button][1]");
      await expect(block).toBeVisible();
      await expectHomeExcept(page, missing);
      await expect(sections(page).getByRole("link", { name: "Faktury" })).toBeVisible();

      // Fails once more: the button keeps its place.
      await sandbox.clearFaults();
      await sandbox.fault({ operation, body: "<html></html>", delay: 300 });
      await block.getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expect(block.getByRole("button", { name: "Wczytujemy…" })).toBeVisible();
      await expect(block.getByRole("button", { name: "Spróbuj ponownie" })).toBeVisible();
      await block.getByRole("button", { name: "Spróbuj ponownie" }).click();
      await expectHomeExcept(page);
      await expect(page.getByText(text)).toHaveCount(0);
      await expect(page.getByText(/^Nie udało się/)).toHaveCount(0);
    },
  );
}

for (const operation of [
  "getOutageMessages",
  "getSiteContent",
  "getBanners",
  "getContactData",
  "getConsentsByCustomerAccount",
]) {
  test(
    `home hides the block of ${operation} when it fails and stays complete otherwise`,
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(FAILED_REQUEST);
      await sandbox.fault({ operation, name: "wrongRoot", times: "always" });
      await openWithStoredSession(page, "m.brzezinska");
      await expectHomeExcept(page);
      await expect(page.getByText(/^Nie udało się/)).toHaveCount(0);
    },
  );
}

for (const [what, fault] of [
  ["are cut off", { cutOffAt: 200 }],
  ["are web pages", { body: "<html><body>Przerwa techniczna</body></html>" }],
  ["carry a doctype", { body: '<!DOCTYPE x [<!ENTITY e "e">]><x>&e;</x>', contentType: "text/xml" }],
  ["fail", { status: 502 }],
] as const) {
  test(
    `(part of CALL-11) home renders when all responses ${what}, and recovers after them`,
    { tag: proofTagUnless(what === "are cut off") },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(FAILED_REQUEST);
      await page.clock.install();
      await sandbox.fault({ operation: "*", times: "always", ...fault });
      await openWithStoredSession(page, "m.brzezinska");
      await expect(heading(page)).toBeAttached();
      // A broken connection and HTTP 5xx are retried once after 5 s.
      await expect(async () => {
        await page.clock.fastForward(5_000);
        await expect(page.getByText("Nie udało się pobrać faktur")).toBeVisible({ timeout: 500 });
      }).toPass();
      await expect(page.getByText("Nie udało się pobrać usług")).toBeVisible();
      await expect(page).toHaveURL("/index");
      await sandbox.clearFaults();
      await page.reload();
      await expectHomeExcept(page);
    },
  );
}

test(
  "(part of CALL-06) retries a read 5 s after its connection broke",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(FAILED_REQUEST);
    await page.clock.install();
    let broken = false;
    await page.route("**/service", (route) => {
      if (broken || !(route.request().postData() ?? "").includes("<getClientFinancialEntries "))
        return route.fallback();
      broken = true;
      return route.abort("connectionreset");
    });
    await openWithStoredSession(page, "m.brzezinska");
    await expectHomeExcept(page, ["due"]);
    await expect(due(page)).toHaveCount(0);
    expect(await sandbox.calls("getClientFinancialEntries")).toEqual([]);
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(due(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(page.getByText(/^Nie udało się/)).toHaveCount(0);
  },
);

test("[CALL-10] reads client, contact, consents, site content and banners in parallel at the start", async ({
  page,
}) => {
  const first = ["getClientData", "getContactData", "getConsentsByCustomerAccount", "getSiteContent", "getBanners"];
  const asked = new Set<string>();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Responds only after all requests have arrived.
  await page.route("**/service", async (route) => {
    const operation = /Body>\s*<(\w+)/.exec(route.request().postData() ?? "")?.[1];
    if (operation !== undefined) asked.add(operation);
    await held;
    await route.fallback();
  });
  await openWithStoredSession(page, "m.brzezinska", "/settings");
  await expect.poll(() => first.filter((operation) => !asked.has(operation))).toEqual([]);
  release();
  await expectAccount(page, "4127830");
});

test("[HTTP-04] informs the customer and the operator once when code of the page throws", async ({
  page,
  sandbox,
  pageErrors,
}) => {
  pageErrors.allow(/uncaught error/);
  await openWithStoredSession(page, "firma.bursztyn", "/invoice");
  const kinds = page.getByLabel("Rodzaj");
  await expect(kinds).toBeVisible();
  // Safari throws after a hundred changes of the address in half a minute.
  await page.evaluate(() => {
    window.history.replaceState = () => {
      throw new TypeError("too many calls");
    };
  });
  await kinds.selectOption("Wpłaty");
  const notice = page.getByRole("alert").filter({ hasText: "Coś nie zadziałało po naszej stronie." });
  await expect(notice).toContainText(/Kod dla obsługi klienta: \w{4}-\w{4}/);
  const failures = async () =>
    (await sandbox.reports("/trackingTest")).filter(({ errorMessage }) =>
      String(errorMessage).includes("too many calls"),
    );
  await expect.poll(failures).toHaveLength(1);
  await notice.getByRole("button", { name: "Zamknij" }).click();
  await expect(notice).toBeHidden();
});
