import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";

const SIX_MONTHS_S = 183 * 24 * 60 * 60;

const button = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Wygląd" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Wygląd portalu" });
const painted = (page: Page) => page.evaluate(() => document.documentElement.dataset["theme"] ?? "system");
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function choose(page: Page, name: "Jasny" | "Ciemny" | "Jak w urządzeniu"): Promise<void> {
  await button(page).click();
  await dialog(page).getByText(name, { exact: true }).click();
  await dialog(page).getByRole("button", { name: "Gotowe" }).click();
  await expect(dialog(page)).toHaveCount(0);
}

async function themeCookie(
  context: BrowserContext,
): Promise<{ readonly value: string; readonly lastsS: number } | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === "ebok.theme");
  return cookie === undefined ? undefined : { value: cookie.value, lastsS: cookie.expires - Date.now() / 1_000 };
}

/** Records the theme when the body is created, before the first paint, and after every change. */
async function watchTheme(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenThemes: seen });
    const note = (): void => {
      const root = document.documentElement;
      if (root === null || document.body === null) return;
      const theme = root.dataset["theme"] ?? "system";
      if (seen.at(-1) !== theme) seen.push(theme);
    };
    new MutationObserver(note).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["data-theme"],
    });
  });
  return () =>
    page.evaluate(() =>
      "seenThemes" in window && Array.isArray(window.seenThemes) ? window.seenThemes.map(String) : [],
    );
}

test("[THEME-02] theme applies at once from dialog and settings, and a cookie keeps it for six months", async ({
  page,
  context,
  inApp,
}) => {
  await openWithStoredSession(page, "m.brzezinska");
  await expect(button(page)).toBeVisible();
  expect(await themeCookie(context)).toBeUndefined();
  const light = await background(page);

  await choose(page, "Ciemny");
  expect(await painted(page)).toBe("dark");
  expect(await background(page)).not.toBe(light);
  const storedCookie = await themeCookie(context);
  expect(storedCookie?.value).toBe("dark");
  expect(Math.abs((storedCookie?.lastsS ?? 0) - SIX_MONTHS_S)).toBeLessThan(120);

  await page.reload();
  await expect(button(page)).toBeVisible();
  expect(await painted(page)).toBe("dark");
  await button(page).click();
  await expect(dialog(page).getByRole("radio", { name: "Ciemny" })).toBeChecked();
  await page.keyboard.press("Escape");

  await page.goto("/settings");
  const settings = page.getByRole("group", { name: "Wygląd" });
  await expect(settings.getByRole("button", { name: "Ciemny" })).toHaveAttribute("aria-pressed", "true");
  await settings.getByRole("button", { name: "Jasny" }).click();
  expect(await painted(page)).toBe("light");
  const changed = await themeCookie(context);
  expect(changed?.value).toBe("light");
  expect(Math.abs((changed?.lastsS ?? 0) - SIX_MONTHS_S)).toBeLessThan(120);
  await choose(page, "Ciemny");

  await choose(page, "Jasny");
  expect(await painted(page)).toBe("light");
  expect((await themeCookie(context))?.value).toBe("light");
  await choose(page, "Jak w urządzeniu");
  // An app reports the theme of its device; a browser applies it itself (THEME-03).
  await expect.poll(() => painted(page)).toBe(inApp ? "light" : "system");
});

for (const [choice, device] of [
  ["dark", "light"],
  ["light", "dark"],
] as const) {
  test(
    `[THEME-01] shows only the chosen ${choice} theme from the start on a ${device} device`,
    { tag: "@proof" },
    async ({ page, context, baseURL }) => {
      await page.emulateMedia({ colorScheme: device });
      await context.addCookies([{ name: "ebok.theme", value: choice, url: baseURL ?? "" }]);
      const seen = await watchTheme(page);
      for (const address of ["/", "/sessionExpired"]) {
        await page.goto(address);
        await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
        expect(await seen(), "from the creation of the body on").toEqual([choice]);
      }
      await openWithStoredSession(page, "m.brzezinska");
      await expect(button(page)).toBeVisible();
      expect(await seen()).toEqual([choice]);
    },
  );
}

test("[THEME-01] follows the device's theme without a choice, also while the portal is open", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openWithStoredSession(page, "m.brzezinska");
  await expect(button(page)).toBeVisible();
  const light = await background(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => background(page)).toBe(light);

  await choose(page, "Ciemny");
  expect(await background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: "light" });
  expect(await background(page), "a choice overrides the device").toBe(dark);
  await choose(page, "Jak w urządzeniu");
  expect(await background(page)).toBe(light);
});

test("[DIALOG-03] theme dialog traps the focus, closes on Escape and by its buttons, restores the focus", async ({
  page,
}) => {
  await openWithStoredSession(page, "m.brzezinska");
  // The footer is hidden while sections load.
  await expect(async () => {
    await button(page).focus();
    await expect(button(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  // A section begins to load now, and does not end.
  await page.evaluate(() => {
    const section = document.createElement("div");
    section.className = "loading";
    document.querySelector("main")?.append(section);
  });
  for (const close of [
    () => page.keyboard.press("Escape"),
    () => dialog(page).getByRole("button", { name: "Gotowe" }).click(),
    () => dialog(page).getByRole("button", { name: "Zamknij" }).click(),
  ]) {
    await button(page).press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole("heading", { name: "Wygląd portalu" })).toBeFocused();
    for (let times = 0; times < 8; times++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && activeElement?.closest("dialog") === null;
      });
      expect(outside).toBe(false);
    }
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button(page)).toBeFocused();
  }
});

test(
  '(part of THEME-02) guest uses the same dialog, and a phone\'s "Więcej" has a switch',
  { tag: "@proof" },
  async ({ page, context }) => {
    await page.goto("/sessionExpired");
    await choose(page, "Ciemny");
    expect(await painted(page)).toBe("dark");
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithStoredSession(page, "m.brzezinska", "/more");
    const group = page.getByRole("group", { name: "Wygląd" });
    await expect(group.getByRole("button", { name: "Ciemny" })).toHaveAttribute("aria-pressed", "true");
    await group.getByRole("button", { name: "Jasny" }).click();
    expect(await painted(page)).toBe("light");
    expect((await themeCookie(context))?.value).toBe("light");
  },
);
