import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { ChatAgent, chatButton, chatWindow, minimise } from "./support/chat-page.ts";
import { setTextSize } from "./support/enlarged-text.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

test.use({ cookiesAnswered: false });

const SIX_MONTHS_S = 183 * 24 * 60 * 60;

const bar = (page: Page) => page.getByRole("region", { name: "Pliki cookie" });

test("[NAV-15] asks about cookies once, stores the answer for six months, and no cookie lives longer", async ({
  page,
  context,
}) => {
  await openWithStoredSession(page, "m.brzezinska", "/settings");
  await page.getByRole("group", { name: "Wygląd" }).getByRole("button", { name: "Ciemny" }).click();
  for (const [answer, stored] of [
    ["Zgadzam się", "all"],
    ["Tylko niezbędne", "necessary"],
  ] as const) {
    await bar(page).getByRole("button", { name: answer }).click();
    await expect(bar(page)).toHaveCount(0);
    // The fixture sets `ebok.app` inside the app.
    const cookies = (await context.cookies()).filter(({ name }) => name !== "ebok.app");
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(["ebok.cookies", "ebok.theme"]);
    expect(cookies.find(({ name }) => name === "ebok.cookies")?.value).toBe(stored);
    for (const { name, expires } of cookies)
      expect(Math.abs(expires - Date.now() / 1_000 - SIX_MONTHS_S), name).toBeLessThan(120);

    const question = page.waitForResponse(/login-extras|\/extras-/);
    await page.reload();
    await question;
    await expect(page.getByRole("heading", { level: 1, name: "Ustawienia" })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
    // Six months later the browser has deleted it.
    await context.clearCookies({ name: "ebok.cookies" });
    await page.reload();
    await expect(bar(page)).toBeVisible();
  }
});

test(
  "(part of NAV-15) stores a guest's answer at the login and does not ask again",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/");
    await bar(page).getByRole("button", { name: "Tylko niezbędne" }).click();
    const question = page.waitForResponse(/login-extras|\/extras-/);
    await page.reload();
    await question;
    await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  },
);

test(
  "(part of NAV-15) closes the cookie question of one window when another one answers it",
  { tag: "@proof" },
  async ({ page, context }) => {
    await openWithStoredSession(page, "m.brzezinska", "/settings");
    const other = await context.newPage();
    await openWithStoredSession(other, "m.brzezinska", "/settings");
    await expect(bar(page)).toBeVisible();
    await bar(other).getByRole("button", { name: "Zgadzam się" }).click();
    await expect(bar(page)).toHaveCount(0);
  },
);

for (const width of [1440, 390]) {
  test(
    `(part of NAV-15) cookie bar passes axe and covers no focus and no bottom bar, ${width}`,
    { tag: proofTagUnless(width === 390) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await openWithStoredSession(page, "m.brzezinska");
      await expect(bar(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await axe(page);
      const nav = page.getByRole("navigation", { name: "Działy, pasek dolny" });
      if (width === 390) {
        const [over, under] = [await bar(page).boundingBox(), await nav.boundingBox()];
        expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((under?.y ?? 0) + 1);
      }
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press("Tab");
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body || focused.closest(".question-bar, .bottom-bar") !== null)
            return false;
          const top = document.querySelector(".question-bar")?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
          return focused.getBoundingClientRect().top >= top;
        });
        expect(covered).toBe(false);
      }
    },
  );
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1_280, height: 800 },
]) {
  test(`(part of NAV-15) leads back to a minimised chat beside the cookie bar, ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await new ChatAgent(page).settle();
    await openWithStoredSession(page, "m.brzezinska", "/invoice");
    // The chat was left open: it opens by itself.
    await page.evaluate(() => localStorage.setItem("ebok.chat.open", "1"));
    await page.reload();
    const chatForm = chatWindow(page);
    await chatForm.getByLabel("Temat").selectOption("technical");
    await chatForm.getByRole("button", { name: "Zacznij rozmowę" }).click();
    await expect(chatForm.getByRole("button", { name: "Saldo" })).toBeVisible();
    await minimise(page);
    await expect(bar(page)).toBeVisible();
    await expect(chatButton(page)).toBeVisible();
    const [chat, question] = [await chatButton(page).boundingBox(), await bar(page).boundingBox()];
    expect((chat?.y ?? 0) + (chat?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(question?.y ?? 0);
    await chatButton(page).click();
    await expect(chatWindow(page)).toBeVisible();
  });
}

test(
  "(part of NAV-15) cookie bar of a low window stays below the bottom bar, with text at 200 %",
  { tag: "@proof" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await setTextSize(page, 32);
    await openWithStoredSession(page, "m.brzezinska");
    await expect(bar(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    // The bar is partly behind the bottom bar, from above.
    await page.evaluate(() => window.scrollBy(0, -120));
    const links = page.getByRole("navigation", { name: "Działy, pasek dolny" }).getByRole("link");
    await expect(links).toHaveCount(5);
    const covered = await links.evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })
        .map((element) => element.textContent),
    );
    expect(covered).toEqual([]);
  },
);

test(
  "(part of CHAT-35) shows the cookie question beside the open chat, which covers no button",
  { tag: "@proof" },
  async ({ page }) => {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await openWithStoredSession(page, "m.brzezinska", "/chat");
    await expect(chatWindow(page).getByLabel("Temat")).toBeVisible();
    for (const window of [
      { width: 1_440, height: 900 },
      { width: 1_090, height: 700 },
      { width: 701, height: 900 },
    ]) {
      await page.setViewportSize(window);
      for (const answer of await bar(page).getByRole("button").all()) await answer.click({ trial: true });
      await bar(page).getByRole("link").click({ trial: true });
    }
  },
);
