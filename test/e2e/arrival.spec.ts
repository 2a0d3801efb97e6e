import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { openSection } from "./support/menu.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("focuses the heading and sets the title after a change of page", async ({ page }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await expect(heading(page, "Start")).toBeAttached();
  await expect(page.locator("body"), "a page that was just loaded does not move the focus").toBeFocused();
  const offer = "Internet 2 Gb/s i telewizja Premium na kolejne 24 miesiące";
  for (const [name, h1, title] of [
    ["Faktury", "Faktury", "Faktury"],
    ["Usługi", "Usługi", "Usługi"],
    ["Oferta", offer, "Oferta dla ciebie"],
    ["Wiadomości", "Ważne wiadomości", "(3) Ważne wiadomości"],
    ["Start", "Start", "Start"],
  ] as const) {
    await openSection(page, name);
    await expect(heading(page, h1)).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Wiązka`);
  }
  await openSection(page, "Usługi");
  await page.getByRole("main").getByRole("link", { name: "Internet światłowodowy 1 Gb/s", exact: true }).click();
  await expect(heading(page, "Internet światłowodowy 1 Gb/s")).toBeFocused();
  await expect(page).toHaveTitle("Internet światłowodowy 1 Gb/s · Wiązka");
  await page.goBack();
  await expect(heading(page, "Usługi")).toBeFocused();
  await expect(page).toHaveTitle("Usługi · Wiązka");
});

test("starts a new page at its top and restores the scroll position on Back", async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 500 });
  await openWithStoredSession(page, "wielki.dab", "/service/myServices");
  await expect(heading(page, "Usługi")).toBeVisible();
  const row = page
    .getByRole("main")
    .getByRole("link", { name: /Inteligentny dom/ })
    .first();
  await row.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(300);
  await row.click();
  await expect(heading(page, "Usługi")).toHaveCount(0);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, "Usługi")).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test("puts the skip link first and moves past the navigation to the page content", async ({ page }) => {
  for (const enter of [
    () => page.goto("/"),
    () => page.goto("/error/404"),
    () => openWithStoredSession(page, "m.brzezinska", "/invoice"),
  ]) {
    await enter();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    const address = page.url();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Przejdź do treści" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    expect(page.url()).toBe(address);
  }
});

test(
  "(part of NAV-23) shows the heading and the skeleton of a page whose code loads slowly",
  { tag: "@proof" },
  async ({ page }) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/invoices.route-*.js", async (route) => {
      await held;
      await route.continue();
    });
    await openWithStoredSession(page, "m.brzezinska");
    await expect(heading(page, "Start")).toBeAttached();
    await openSection(page, "Faktury");
    const loading = page.getByRole("main").getByText("Wczytujemy stronę");
    await expect(loading).toBeAttached();
    await expect(heading(page, "Faktury")).toBeAttached();
    release();
    await expect(heading(page, "Faktury")).toBeFocused();
    await expect(loading).toHaveCount(0);
  },
);
