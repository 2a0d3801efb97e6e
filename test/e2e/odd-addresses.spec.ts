import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { sections } from "./support/menu.ts";

/** Paths that a server accepts as pages of the portal and a browser parses as no address or as another host. */
const ODD = ["//", "//evil.example/index", "/%", "/%c0%80", "/messages/%"];

test(
  "(part of ROUTE-14) shows the portal for a malformed address, and leads to no other host",
  { tag: "@proof" },
  async ({ page, baseURL, pageErrors }) => {
    const origin = baseURL ?? "";
    pageErrors.allow(/Failed to load resource/);
    await openWithStoredSession(page, "m.brzezinska");
    // Like nginx: serves the portal's page for every navigation.
    await page.route("**/*", async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      return route.fulfill({ response: await route.fetch({ url: `${origin}/index` }) });
    });
    for (const path of ODD) {
      await page.goto(`${origin}${path}`);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title, path).toHaveText(/Nie ma takiej strony|Start|Ważne wiadomości/);
      expect(new URL(page.url()).origin, path).toBe(origin);
      // An unknown address has no navigation.
      if ((await title.textContent())?.includes("Nie ma") !== true) await expect(sections(page)).toBeVisible();
    }
  },
);
