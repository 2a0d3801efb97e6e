import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { layoutShift, sidewaysScroll, watchLayoutShift } from "./support/layout-shift.ts";
import { login } from "./support/login.ts";
import { logOut, openSection } from "./support/menu.ts";
import { rewriteReply, siteContentWith } from "./support/wire-reply.ts";

const welcome = (page: Page) => page.getByRole("region", { name: "Powitanie" });
const start = (page: Page) => page.getByRole("heading", { level: 1, name: "Start" });
const readStoredMark = (page: Page) => page.evaluate(() => localStorage.getItem("ebok.widget"));

/** Logs in and waits until all late content has loaded. */
async function openAll(page: Page): Promise<void> {
  await expect(start(page)).toBeAttached();
  await page.waitForLoadState("networkidle");
}

test("[NAV-14] greets a new customer once after login, not after a reload or the next login", async ({ page }) => {
  await login(page, "nowak.nowy");
  await expect(welcome(page)).toContainText("Witaj w Wiązce");
  await expect.poll(() => readStoredMark(page)).toMatch(/^\w+$/);
  await openSection(page, "Faktury");
  await expect(welcome(page), "ends with its page").toHaveCount(0);

  await page.goto("/index");
  await openAll(page);
  await expect(welcome(page)).toHaveCount(0);
  const mark = await readStoredMark(page);
  await logOut(page);
  await expect(page).toHaveURL("/");
  expect(
    await page.evaluate(() => Object.keys(localStorage)),
    "the mark survives a logout, and no customer data does",
  ).toEqual(["ebok.widget"]);
  expect(await readStoredMark(page)).toBe(mark);
  await login(page, "nowak.nowy");
  await openAll(page);
  await expect(welcome(page)).toHaveCount(0);
});

test(
  "(part of NAV-14) greeting that was seen counts as shown, even if it was not closed",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "nowak.nowy");
    await expect(welcome(page)).toBeVisible();
    await page.reload();
    await openAll(page);
    await expect(welcome(page)).toHaveCount(0);
  },
);

test(
  "(part of NAV-14) shows no greeting and loads no code for it without text in site content",
  { tag: "@proof" },
  async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await openWithStoredSession(page, "m.brzezinska");
    await openAll(page);
    await expect(welcome(page)).toHaveCount(0);
    expect(fetched.filter((url) => url.includes("welcome-banner"))).toEqual([]);
  },
);

test(
  "(part of NAV-14) (part of SITE-01) sanitises the operator's HTML before it is shown",
  { tag: "@proof" },
  async ({ page }) => {
    await rewriteReply(
      page,
      "getSiteContent",
      siteContentWith(
        "welcome_banner",
        '<p>Nowa <b>aplikacja</b></p><img src="x" onerror="document.title=1">' +
          '<a href="javascript:alert(1)">tu</a><script>document.title=2</script>',
      ),
    );
    await openWithStoredSession(page, "nowak.nowy");
    await expect(welcome(page).locator("b")).toHaveText("aplikacja");
    expect(await welcome(page).innerHTML()).not.toMatch(/onerror|script/);
  },
);

for (const [width, height] of [
  [1440, 900],
  [390, 844],
  [320, 568],
] as const) {
  test(
    `(part of NAV-14) greeting passes axe, shifts nothing and covers no focus, ${width}`,
    { tag: "@proof" },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await watchLayoutShift(page);
      // It opens after all other content.
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/welcome-banner/, async (route) => {
        await released;
        await route.continue();
      });
      const asked = page.waitForRequest(/welcome-banner/);
      await openWithStoredSession(page, "nowak.nowy");
      await asked;
      await expect(page.getByRole("heading", { name: "Nie masz jeszcze żadnych usług" })).toBeVisible();
      await expect(page.getByText("0%")).toBeVisible();
      // Late content has loaded under the greeting by now.
      await expect(page.getByRole("region", { name: "Promocja" })).toBeVisible();
      const before = await layoutShift(page);
      release();
      await expect(welcome(page)).toBeVisible();
      await axe(page);
      expect(await layoutShift(page)).toBe(before);
      expect(await sidewaysScroll(page)).toBe(0);
      for (let press = 0; press < 30; press += 1) {
        await page.keyboard.press("Tab");
        const covered = await page.evaluate(() => {
          const focused = document.activeElement;
          if (focused === null || focused === document.body || focused.closest(".question-bar, .bottom-bar") !== null)
            return false;
          return (
            focused.getBoundingClientRect().top >=
            (document.querySelector(".question-bar")?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY)
          );
        });
        expect(covered).toBe(false);
      }
    },
  );
}

test.describe("while the cookie bar is open", () => {
  test.use({ cookiesAnswered: false });

  test("(part of NAV-14) greeting waits until the cookie bar is answered", { tag: "@proof" }, async ({ page }) => {
    await openWithStoredSession(page, "nowak.nowy");
    const question = page.getByRole("region", { name: "Pliki cookie" });
    await expect(question).toBeVisible();
    await openAll(page);
    await expect(welcome(page)).toHaveCount(0);
    expect(await readStoredMark(page)).toBeNull();
    await question.getByRole("button", { name: "Tylko niezbędne" }).click();
    await expect(welcome(page)).toBeVisible();
  });
});
