import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { sections } from "./support/menu.ts";

/** What a server in front takes for the portal's, and a browser for no address, or for one elsewhere. */
const ODD = ["//", "//evil.example/index", "/%", "/%c0%80", "/messages/%"];

test(
  "(part of ROUTE-14) an address that is hardly one shows the portal, never an empty page, and leads nowhere else",
  { tag: "@proof" },
  async ({ page, baseURL, pageErrors }) => {
    const origin = baseURL ?? "";
    pageErrors.allow(/Failed to load resource/);
    await openWithStoredSession(page, "m.brzezinska");
    // as nginx does: an address that a person opens is the portal's page
    await page.route("**/*", async (route) => {
      if (!route.request().isNavigationRequest()) return route.fallback();
      return route.fulfill({ response: await route.fetch({ url: `${origin}/index` }) });
    });
    for (const path of ODD) {
      await page.goto(`${origin}${path}`);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(
        /Nie ma takiej strony|Start|Ważne wiadomości/,
      );
      expect(new URL(page.url()).origin, path).toBe(origin);
      await expect(sections(page)).toBeVisible();
    }
  },
);
