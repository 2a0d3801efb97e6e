import type { BrowserContext, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession, storedDeadline } from "./support/stored-session.ts";
import { expectAccount, logOut, sections } from "./support/menu.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const CUSTOMER = /Zosi|4127830|Brzezińska/;
const expiredHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Sesja zakończona" });
const warning = (page: Page) => page.getByRole("alertdialog", { name: "Czy chcesz zostać?" });

/** Opens `count` tabs of one browser with the same customer, at a clock that the test moves. */
async function openTabs(page: Page, context: BrowserContext, count: number): Promise<readonly Page[]> {
  await page.clock.install();
  await openWithStoredSession(page, "m.brzezinska");
  await expectAccount(page, "4127830");
  const others = await Promise.all(Array.from({ length: count - 1 }, () => context.newPage()));
  const tabs = [page, ...others];
  for (const tab of others) {
    await tab.goto("/invoice");
    await expect(tab.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  }
  for (const tab of tabs) await tab.waitForLoadState("networkidle");
  return tabs;
}

/** Text of the tab and its stored data. */
async function everythingIn(tab: Page): Promise<string> {
  return tab.evaluate(() => document.body.innerText + document.title + JSON.stringify([localStorage, sessionStorage]));
}

test(
  "[SESS-04] one of three tabs polls the session, and another one after that tab closes",
  { tag: "@proof" },
  async ({ page, context, sandbox }) => {
    const tabs = await openTabs(page, context, 3);
    const asked = async () => (await sandbox.calls("sessionCheck")).length;
    const before = await asked();
    for (const times of [1, 2, 3]) {
      // Small steps: the clocks of the tabs are moved one after the other.
      for (let step = 0; step < 5; step += 1) await page.clock.runFor(3_000);
      await expect.poll(asked).toBeGreaterThanOrEqual(before + times);
    }
    for (const tab of tabs) await tab.waitForLoadState("networkidle");
    expect(await asked(), "every 15 seconds, all tabs together").toBeLessThanOrEqual(before + 4);
    const deadline = await storedDeadline(page);
    await tabs[1]?.close();
    await page.close();
    const third = tabs[2] ?? page;
    const sofar = await asked();
    await third.clock.fastForward(16_000);
    await expect.poll(asked).toBeGreaterThan(sofar);
    expect(await storedDeadline(third), "polling does not extend the session").toBe(deadline);
  },
);

test(
  "[SESS-04] [SESS-08] all tabs say that the provider ended the session early, whichever tab polls first",
  { tag: "@proof" },
  async ({ page, context, sandbox }) => {
    const tabs = await openTabs(page, context, 3);
    await sandbox.advance(61 * 60_000);
    await page.clock.fastForward(16_000);
    for (const tab of tabs) {
      await expect(tab).toHaveURL("/sessionExpired");
      await expect(expiredHeading(tab)).toBeVisible();
      expect(await everythingIn(tab)).not.toMatch(CUSTOMER);
    }
  },
);

for (const [what, fault] of [
  ["answers", undefined],
  ["cannot be reached", { drop: true }],
] as const) {
  test(
    `[SESS-06] [SESS-08] logout in one tab clears all while the provider ${what}, and keeps the two preserved keys`,
    { tag: "@proof" },
    async ({ page, context, sandbox, pageErrors }) => {
      pageErrors.allow(/Failed to load resource/);
      const tabs = await openTabs(page, context, 3);
      await page.evaluate(() => {
        for (const key of ["ebok.chat.open", "ebok.widget", "ebok.draft"]) localStorage.setItem(key, "1");
      });
      if (fault !== undefined) await sandbox.fault({ operation: "*", times: "always", ...fault });
      await logOut(tabs[1] ?? page);
      for (const tab of tabs) {
        await expect(tab).toHaveURL("/");
        await expect(tab.getByLabel("Login", { exact: true })).toBeVisible();
        expect(await everythingIn(tab)).not.toMatch(CUSTOMER);
      }
      expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual([
        "ebok.chat.open",
        "ebok.widget",
      ]);
      expect(
        await tabs[1]?.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("ebok"))),
      ).toEqual([]);
    },
  );
}

for (const [what, minutes, over] of [
  ["in time", 5, false],
  ["past the deadline", 20, true],
] as const) {
  test(
    `[SESS-09] page from the back-forward cache ${what}: ${over ? "shows no customer data" : "continues"}`,
    { tag: proofTagUnless(over) },
    async ({ page, context }) => {
      const [tab = page] = await openTabs(page, context, 1);
      const now = await tab.evaluate(() => Date.now());
      await tab.evaluate(() => {
        dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
      });
      await tab.clock.setSystemTime(now + minutes * 60_000);
      const drawn = await tab.evaluate(async () => {
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        // Waits for the next paint of the browser.
        await new Promise<void>((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => done();
          port2.postMessage(null);
        });
        return document.body.innerText;
      });
      if (over) {
        expect(drawn).not.toMatch(CUSTOMER);
        await expect(expiredHeading(tab)).toBeVisible();
      } else {
        expect(drawn).toMatch(CUSTOMER);
        await expect(tab).toHaveURL("/index");
      }
    },
  );
}

test("[SESS-09] frozen tab shows no customer data when it thaws after another tab ended the session", async ({
  page,
  context,
}) => {
  const [one = page, frozen = page] = await openTabs(page, context, 2);
  // A frozen page receives no messages of other tabs.
  await frozen.evaluate(() =>
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const cdp = await context.newCDPSession(frozen);
  await cdp.send("Page.setWebLifecycleState", { state: "frozen" });
  await logOut(one);
  await expect(one).toHaveURL("/");
  await cdp.send("Page.setWebLifecycleState", { state: "active" });
  await frozen.clock.fastForward(1_000);
  await expect(frozen.getByText("4127830")).toHaveCount(0);
  await expect(frozen).not.toHaveURL("/invoice");
});

test(
  "(part of SESS-12) extends the session only on the user's own click, focus and scrolling",
  { tag: "@proof" },
  async ({ page }) => {
    await page.clock.install();
    await openWithStoredSession(page, "m.brzezinska", "/invoice");
    await expect(page.getByRole("table", { name: "Wszystkie faktury" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    const deadline = async () => (await storedDeadline(page)) ?? 0;
    const doings: readonly (readonly [string, () => Promise<unknown>])[] = [
      // Without a mouse move, as switch devices and screen readers send them.
      [
        "click",
        async () => {
          const cdp = await page.context().newCDPSession(page);
          for (const type of ["mousePressed", "mouseReleased"] as const) {
            await cdp.send("Input.dispatchMouseEvent", { type, x: 4, y: 300, button: "left", clickCount: 1 });
          }
        },
      ],
      ["focus", () => page.keyboard.press("Tab")],
      ["scroll", () => page.mouse.wheel(0, 200)],
    ];
    for (const [name, act] of doings) {
      await test.step(name, async () => {
        await page.clock.fastForward(60_000);
        const before = await deadline();
        await act();
        await expect.poll(deadline).toBeGreaterThanOrEqual(before + 50_000);
      });
    }
    await page.clock.fastForward(60_000);
    const before = await deadline();
    await page.evaluate(() => document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true }));
    await page.clock.fastForward(1_000);
    expect(await deadline()).toBe(before);
  },
);

test(
  "(part of SESS-02, SESS-12) restores the focus when a key in the warning keeps the session",
  { tag: "@proof" },
  async ({ page }) => {
    await page.clock.install();
    await openWithStoredSession(page, "m.brzezinska");
    await expectAccount(page, "4127830");
    await page.waitForLoadState("networkidle");
    const link = sections(page).getByRole("link", { name: "Faktury" });
    await link.focus();
    const nearlyOver = async () => {
      await page.clock.pauseAt(((await storedDeadline(page)) ?? 0) - 110_000);
      await expect(warning(page)).toBeVisible();
      await expect(warning(page).getByRole("button", { name: "Zostaję" })).toBeFocused();
    };
    for (const key of ["Enter", "Escape", " "]) {
      await nearlyOver();
      await page.keyboard.press(key);
      await expect(warning(page)).toHaveCount(0);
      await expect(link, `after ${key}`).toBeFocused();
    }
    await nearlyOver();
    // The focus is trapped: Tab leads from the last button past the browser's toolbar to the first.
    await page.keyboard.press("Tab");
    await expect(warning(page).getByRole("button", { name: "Wyloguj" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(warning(page).getByRole("button", { name: "Zostaję" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Wylogowano.")).toBeVisible();
  },
);
