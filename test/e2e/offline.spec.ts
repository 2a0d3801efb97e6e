import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { openSection } from "./support/menu.ts";

const banner = (page: Page) => page.getByRole("status").filter({ hasText: "Nie ma połączenia z internetem." });

test("shows and hides the offline banner by itself and keeps the page", async ({ page, context, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  await openWithStoredSession(page, "m.brzezinska");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(banner(page)).toHaveCount(0);
  await context.setOffline(true);
  await expect(banner(page)).toHaveText(
    "Nie ma połączenia z internetem. To, co widzisz, może być nieaktualne. Gdy połączenie wróci, ten pasek zniknie.",
  );
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);

  await openSection(page, "Faktury");
  // A chunk may still be on its way.
  pageErrors.allow(/Failed to fetch dynamically imported module/);
  await context.setOffline(true);
  await expect(banner(page), "on every page").toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test("loads a page by itself when its chunk failed offline and the network is back", async ({
  page,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource/);
  pageErrors.allow(/Failed to fetch dynamically imported module/);
  await openWithStoredSession(page, "m.brzezinska");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Dostępność" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nie udało się wczytać strony" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Deklaracja dostępności" })).toBeVisible();
  await expect(page).toHaveURL("/accessibility");
});

test(
  "loads a page by itself when its data failed offline and the network is back",
  { tag: "@proof" },
  async ({ page, context, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await page.clock.install();
    await page.route("**/service", (route) =>
      /getClientFinancialEntries/.test(route.request().postData() ?? "") ? route.abort() : route.fallback(),
    );
    await openWithStoredSession(page, "m.brzezinska", "/invoice");
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(page.getByRole("heading", { level: 1, name: "Nie udało się wczytać strony" })).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    await context.setOffline(true);
    await expect(banner(page)).toBeVisible();
    await page.unroute("**/service");
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
    await expect(page).toHaveURL("/invoice");
  },
);

test(
  "reloads failed sections and silent reads by themselves when the network is back",
  { tag: "@proof" },
  async ({ page, context, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await page.clock.install();
    await page.route("**/service", (route) =>
      /getClientFinancialEntries|getSiteContent/.test(route.request().postData() ?? "")
        ? route.abort()
        : route.fallback(),
    );
    await openWithStoredSession(page, "m.brzezinska");
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
  },
);

test("shows the offline banner to a guest", { tag: "@proof" }, async ({ page, context, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  await page.goto("/sessionExpired");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test("does not log out without a network", { tag: "@proof" }, async ({ page, context, pageErrors }) => {
  pageErrors.allow(/Failed to load resource/);
  await page.clock.install();
  await openWithStoredSession(page, "m.brzezinska");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  for (let times = 0; times < 4; times++) await page.clock.runFor(15_000);
  await expect(page).toHaveURL("/index");
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  await context.setOffline(false);
  await expect(banner(page)).toHaveCount(0);
});

test(
  "explains a login that fails without a network and keeps the typed values",
  { tag: "@proof" },
  async ({ page, context, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await page.clock.install();
    await page.goto("/");
    await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
    await page.waitForLoadState("networkidle");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Dalej" }).click();
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(page.getByRole("alert")).toHaveText(
        "Nie ma połączenia z internetem. Sprawdź je i spróbuj jeszcze raz.",
        {
          timeout: 500,
        },
      );
    }).toPass();
    await expect(page.getByLabel("Login", { exact: true })).toHaveValue("m.brzezinska");
    await expect(page.getByLabel("Login", { exact: true }), "the typed values are valid").not.toHaveAttribute(
      "aria-invalid",
    );
    await context.setOffline(false);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "Dalej" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wpisz hasło" })).toBeVisible();
  },
);

test("portal opened offline shows a message, and retries by a button or with the network", async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Failed to load resource|preload/);
  await page.addInitScript(() =>
    Object.defineProperty(window.navigator, "onLine", {
      configurable: true,
      get: () => document.documentElement.dataset["test"] === "online",
    }),
  );
  await page.route("**/config.json", (route) => route.abort("internetdisconnected"));
  await page.goto("/invoice");
  const title = page.getByRole("heading", { level: 1, name: "Nie ma połączenia z internetem" });
  const lead = page.getByRole("main").getByRole("status");
  await expect(title).toBeVisible();
  await expect(lead).toHaveText("Sprawdź wifi albo dane komórkowe. Gdy połączenie wróci, portal otworzy się sam.");
  await axe(page);
  await page.evaluate(() => (document.body.dataset["test"] = "stays"));
  await page.getByRole("button", { name: "Spróbuj ponownie" }).click();
  await expect(lead).toHaveText(
    "Połączenia nadal nie ma. Sprawdź wifi albo dane komórkowe. Gdy połączenie wróci, portal otworzy się sam.",
  );
  await expect(title).toBeFocused();

  let answer = (): void => undefined;
  const isAnswered = new Promise<void>((done) => (answer = done));
  await page.unroute("**/config.json");
  await page.route("**/config.json", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.evaluate(() => {
    document.documentElement.dataset["test"] = "online";
    window.dispatchEvent(new Event("online"));
  });
  await expect(lead).toHaveText("Połączenie wróciło. Otwieramy portal…");
  answer();
  await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
  await expect(page.locator("body")).toHaveAttribute("data-test", "stays");
});

test(
  "says that the server is unreachable and retries when the network is back",
  { tag: "@proof" },
  async ({ page, pageErrors }) => {
    pageErrors.allow(/Failed to load resource|preload/);
    await page.route("**/config.json", (route) => route.abort("connectionrefused"));
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1, name: "Portal jest chwilowo niedostępny" })).toBeVisible();
    await expect(page.getByRole("list")).toContainText("nie można połączyć się z serwerem");
    await page.unroute("**/config.json");
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
  },
);
