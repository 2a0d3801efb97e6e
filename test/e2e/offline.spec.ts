import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { comeIn } from "./support/kept-session.ts";
import { openSection } from "./support/menu.ts";

const banner = (page: Page) => page.getByRole("status").filter({ hasText: "Nie ma połączenia z internetem." });

test("the offline banner comes and goes by itself, and what is shown stays", async ({ page, context, troubles }) => {
  troubles.allow(/Failed to load resource/);
  await comeIn(page, "m.brzezinska");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner(page)).toHaveText("Nie ma połączenia z internetem. To, co widzisz, może być nieaktualne. Gdy połączenie wróci, ten pasek zniknie.");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);

  await openSection(page, "Faktury");
  await context.setOffline(true);
  await expect(banner(page), "on every page").toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test("a page whose code could not be had without a network comes by itself when it is back", async ({ page, context, troubles }) => {
  troubles.allow(/Failed to load resource/);
  troubles.allow(/Failed to fetch dynamically imported module/);
  await comeIn(page, "m.brzezinska");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Dostępność" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nie udało się wczytać strony" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Deklaracja dostępności" })).toBeVisible();
  await expect(page).toHaveURL("/accessibility");
});

test("a page whose data could not be had without a network comes by itself when it is back", async ({ page, context, troubles }) => {
  troubles.allow(/Failed to load resource/);
  await page.clock.install();
  await page.route("**/service", (route) => (/getClientFinancialEntries/.test(route.request().postData() ?? "") ? route.abort() : route.fallback()));
  await comeIn(page, "m.brzezinska", "/invoice");
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole("heading", { level: 1, name: "Nie udało się wczytać strony" })).toBeVisible({ timeout: 500 });
  }).toPass();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.unroute("**/service");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  await expect(page).toHaveURL("/invoice");
});

test("a part of a page, and what tells of no failure, come by themselves when the network is back", async ({ page, context, troubles }) => {
  troubles.allow(/Failed to load resource/);
  await page.clock.install();
  await page.route("**/service", (route) => (/getClientFinancialEntries|getSiteContent/.test(route.request().postData() ?? "") ? route.abort() : route.fallback()));
  await comeIn(page, "m.brzezinska");
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByText("Nie udało się pobrać faktur")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole("region", { name: "Promocja" })).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.unroute("**/service");
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "Do zapłaty" })).toContainText("zł");
  await expect(page.getByRole("region", { name: "Promocja" })).toBeVisible();
});

test("a guest's page tells it too", async ({ page, context, troubles }) => {
  troubles.allow(/Failed to load resource/);
  await page.goto("/sessionExpired");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test("without a network nobody is logged out", async ({ page, context, troubles }) => {
  troubles.allow(/Failed to load resource/);
  await page.clock.install();
  await comeIn(page, "m.brzezinska");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (let times = 0; times < 4; times++) await page.clock.runFor(15_000);
  await expect(page).toHaveURL("/index");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test("a login without a network says so, and keeps what was typed", async ({ page, context, troubles }) => {
  troubles.allow(/Failed to load resource/);
  await page.clock.install();
  await page.goto("/");
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Dalej" }).click();
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(page.getByRole("alert")).toHaveText("Nie mamy połączenia. Sprawdź internet i spróbuj jeszcze raz.", { timeout: 500 });
  }).toPass();
  await expect(page.getByLabel("Login", { exact: true })).toHaveValue("m.brzezinska");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Dalej" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wpisz hasło" })).toBeVisible();
});
