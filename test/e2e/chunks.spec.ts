import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { openSection } from "./support/menu.ts";

/** Console message of the browser about a chunk that failed to load. */
const FAILED_REQUEST = /Failed to load resource/;
const INVOICES = "**/assets/invoices.route-*.js";
const REPORTER = "**/assets/error-reporter.module-*.js";

test("(part of GUARD-06) (part of HTTP-04) reloads once for a missing chunk, and reports it", async ({
  page,
  pageErrors,
  sandbox,
}) => {
  pageErrors.allow(FAILED_REQUEST);
  // The address changes before the reload, so it does not tell both pages apart.
  let isReloaded = false;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === "/invoice") isReloaded = true;
  });
  await page.route(INVOICES, (route) => (isReloaded ? route.continue() : route.abort()));
  // Only the reloaded page reports: a report that the first page sends while it unloads lacks the header of the tenant.
  await page.route(REPORTER, async (route) => {
    if (isReloaded) await route.continue();
  });
  await openWithStoredSession(page, "m.brzezinska");
  await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await openSection(page, "Faktury");
  // Until the reload, the skeleton of the page may show the same heading.
  await page.waitForFunction(() => !("before" in window));
  await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  await expect(page).toHaveURL("/invoice");
  // The code is first requested when the link is pressed, so the failure may belong to either address.
  const reportedAddresses = async () =>
    (await sandbox.reports("/trackingTest"))
      .filter(({ errorMessage }) => /module: \S+invoices/.test(String(errorMessage)))
      .map(({ path }) => path);
  await expect.poll(reportedAddresses).not.toEqual([]);
  const addresses = await reportedAddresses();
  expect([...new Set(addresses)], "one report for each address").toEqual(addresses);
});

test(
  "(part of GUARD-06) shows an error page with a way on when a reload lacks the chunk, too",
  { tag: "@proof" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(FAILED_REQUEST);
    pageErrors.allow(/error loading dynamically imported module|Failed to fetch dynamically imported module/);
    await page.route(INVOICES, (route) => route.abort());
    await openWithStoredSession(page, "m.brzezinska");
    await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
    });
    await openSection(page, "Faktury");
    await expect(page.getByRole("heading", { level: 1, name: "Nie udało się wczytać strony" })).toBeVisible();
    await expect(page).toHaveURL("/invoice");
    expect(documents, "reloaded once").toEqual(["/invoice"]);

    await page.unroute(INVOICES);
    await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  },
);

test(
  "(part of GUARD-06) shows an error page, not a reload loop, when an address lacks its chunk",
  { tag: "@proof" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(FAILED_REQUEST);
    pageErrors.allow(/Failed to fetch dynamically imported module/);
    await page.route(INVOICES, (route) => route.abort());
    await openWithStoredSession(page, "m.brzezinska", "/invoice?pay=all");
    await expect(page.getByRole("heading", { level: 1, name: "Nie udało się wczytać strony" })).toBeVisible();
    await expect(page).toHaveURL("/invoice?pay=all");
    await expect(page).toHaveTitle("Nie udało się wczytać strony · Wiązka");
    await expect(page.getByRole("main"), "the page chrome is rendered").toHaveCount(1);
    await openSection(page, "Usługi");
    await expect(page.getByRole("heading", { level: 1, name: "Usługi" })).toBeVisible();
  },
);

/** Matches the chunk under the name of a retry, too. */
const LATE_PARTS = /\/assets\/extras-[^/]*\.js/;

test(
  "loads the chunk of a dialog when the network is back",
  { tag: "@proof" },
  async ({ page, context, pageErrors }) => {
    pageErrors.allow(FAILED_REQUEST);
    await page.route(LATE_PARTS, (route) => route.abort());
    await openWithStoredSession(page, "m.brzezinska");
    await expect(page.getByRole("heading", { level: 1, name: "Start" })).toBeAttached();
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await expect(page.getByText("Nie ma połączenia z internetem.")).toBeVisible();
    await page.unroute(LATE_PARTS);
    await context.setOffline(false);
    await expect(page.getByText("Polecasz, zyskujesz.")).toBeVisible();
  },
);
