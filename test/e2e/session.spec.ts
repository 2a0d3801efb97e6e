import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession, storeSession, storedDeadline, SESSION_DURATION_MS } from "./support/stored-session.ts";
import { expectAccount } from "./support/menu.ts";
import { proofTagUnless } from "./support/proof-scope.ts";

const start = (page: Page) => page.getByRole("heading", { level: 1, name: "Start" });
const warning = (page: Page) => page.getByRole("alertdialog", { name: "Czy chcesz zostać?" });

/** Opens `address` as a logged-in customer, at a clock that the test moves. */
async function comeInByTheClock(page: Page, address = "/index"): Promise<void> {
  await page.clock.install();
  await openWithStoredSession(page, "m.brzezinska", address);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeAttached();
  // Nothing may be on its way when the time jumps.
  await page.waitForLoadState("networkidle");
}

async function deadlineOf(page: Page): Promise<number> {
  const deadline = await storedDeadline(page);
  if (deadline === undefined) throw new Error("no session is stored");
  return deadline;
}

/** Stops the clock when `leftMs` of the session remain. */
async function stopWithLeft(page: Page, leftMs: number): Promise<void> {
  await page.clock.pauseAt((await deadlineOf(page)) - leftMs);
}

/** Stops the clock at about its current time; a busy machine adds some ms. Returns the stopped time. */
async function stopHere(page: Page): Promise<number> {
  const now = () => page.evaluate(() => Date.now());
  await expect(async () => page.clock.pauseAt((await now()) + 500)).toPass();
  return now();
}

/** Simulates a device that slept until `at`: no timer ran, and the page becomes visible again. */
async function wakeAt(page: Page, at: number): Promise<void> {
  await page.clock.setSystemTime(at);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

const secondsShown = async (page: Page): Promise<number> => {
  const [minutes, seconds] = (await page.getByRole("timer").innerText()).split(":");
  return Number(minutes) * 60 + Number(seconds);
};

test("[SESS-01] session deadline is 15 minutes ahead and moves only with mouse, touch and keys", async ({ page }) => {
  await comeInByTheClock(page);
  const touch = await page.context().newCDPSession(page);
  const doings: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["mouse", () => page.mouse.move(200 + Math.random() * 100, 300)],
    ["key", () => page.keyboard.press("Shift")],
    [
      "touch",
      async () => {
        await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 300, y: 300 }] });
        await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x: 320, y: 340 }] });
        await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      },
    ],
  ];
  for (const [name, act] of doings) {
    await test.step(name, async () => {
      const before = await deadlineOf(page);
      await page.clock.fastForward(60_000);
      expect(await deadlineOf(page), "time alone does not move it").toBe(before);
      await act();
      await expect.poll(() => deadlineOf(page)).toBeGreaterThanOrEqual(before + 59_000);
      const now = await page.evaluate(() => Date.now());
      expect(Math.abs((await deadlineOf(page)) - now - SESSION_DURATION_MS)).toBeLessThan(3_000);
    });
  }
});

test('[SESS-02] warning dialog counts the last two minutes down; "Zostaję" extends the session', async ({
  page,
  sandbox,
}) => {
  await comeInByTheClock(page);
  await stopWithLeft(page, 125_000);
  await expect(warning(page)).toHaveCount(0);

  await page.clock.runFor(7_000);
  await expect(warning(page)).toBeVisible();
  await expect(warning(page)).toContainText(
    "Za chwilę wylogujemy cię dla bezpieczeństwa. Niezapisane zmiany mogą zniknąć.",
  );
  await expect(warning(page).getByRole("button", { name: "Zostaję" })).toBeFocused();
  await expect(warning(page).getByRole("button", { name: "Wyloguj" })).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^1:5\d$/);
  const shown = await secondsShown(page);
  await page.clock.runFor(1_000);
  await expect.poll(() => secondsShown(page)).toBe(shown - 1);

  const before = await deadlineOf(page);
  await warning(page).getByRole("button", { name: "Zostaję" }).click();
  await expect(warning(page)).toHaveCount(0);
  expect(await deadlineOf(page)).toBeGreaterThan(before + 700_000);
  await page.clock.runFor(120_000);
  await expect(start(page)).toBeAttached();
  expect(await sandbox.calls("sessionEnd")).toEqual([]);
});

test(
  '[SESS-02] Escape extends the session, and the dialog\'s "Wyloguj" logs out',
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await comeInByTheClock(page);
    await stopWithLeft(page, 110_000);
    await expect(warning(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(warning(page)).toHaveCount(0);

    await stopWithLeft(page, 110_000);
    await warning(page).getByRole("button", { name: "Wyloguj" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByText("Wylogowano.")).toBeVisible();
    expect(await storedDeadline(page)).toBeUndefined();
    await expect.poll(async () => (await sandbox.calls("sessionEnd")).length).toBe(1);
  },
);

test("[SESS-12] moving the mouse does not dismiss an unseen warning", { tag: "@proof" }, async ({ page }) => {
  await comeInByTheClock(page);
  await stopWithLeft(page, 100_000);
  await expect(warning(page)).toBeVisible();
  const before = await deadlineOf(page);
  await page.mouse.move(100, 100);
  await page.mouse.move(700, 400);
  await page.clock.runFor(2_000);
  await expect(warning(page)).toBeVisible();
  expect(await deadlineOf(page)).toBe(before);
});

test("[SESS-03] session ends with one second left: the storage is cleared and the page says so", async ({ page }) => {
  await comeInByTheClock(page);
  const deadline = await deadlineOf(page);
  await stopWithLeft(page, 5_000);
  await expect(warning(page)).toBeVisible();
  await wakeAt(page, deadline - 1_001);
  await expect(page.getByRole("timer")).toHaveText("0:02");
  await expect(page, "the time left in the tab").toHaveTitle(/^0:02 do wylogowania · Start/);
  await wakeAt(page, deadline - 1_000);
  await expect(page).toHaveURL("/sessionExpired");
  // The heading gets the focus in the next frame, and the stopped clock runs none by itself.
  await page.clock.runFor(100);
  await expect(page.getByRole("heading", { level: 1, name: "Sesja zakończona" })).toBeFocused();
  await expect(page.getByText(/^Sesja kończy się po dłuższym czasie/)).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  expect(await storedDeadline(page)).toBeUndefined();
  await page.getByRole("link", { name: "Zaloguj się" }).click();
  await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: "Sesja zakończona" }),
    "no page of the session is behind it",
  ).toBeVisible();
});

test(
  "(part of SESS-03) start page replaces the page of an expired session after a new login",
  { tag: "@proof" },
  async ({ page }) => {
    await page.goto("/sessionExpired");
    await expect(page.getByRole("heading", { level: 1, name: "Sesja zakończona" })).toBeVisible();
    await openWithStoredSession(page, "m.brzezinska");
    await page.goBack();
    await expect(page).toHaveURL("/index");
    await expect(page.getByRole("heading", { level: 1, name: "Sesja zakończona" })).toHaveCount(0);
  },
);

test("[SESS-03] session ends by time alone when the user is away", { tag: "@proof" }, async ({ page }) => {
  await comeInByTheClock(page, "/invoice");
  await page.clock.runFor(SESSION_DURATION_MS);
  await expect(page).toHaveURL("/sessionExpired");
  expect(await storedDeadline(page)).toBeUndefined();
});

test(
  '[SESS-04] polls the provider every 15 s, and its "no" ends the session',
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await comeInByTheClock(page);
    const asked = async () => (await sandbox.calls("sessionCheck")).length;
    await stopHere(page);
    const first = await asked();
    const deadline = await deadlineOf(page);
    for (const times of [1, 2, 3]) {
      await page.clock.runFor(15_000);
      await expect.poll(asked).toBeGreaterThanOrEqual(first + times);
    }
    expect(await asked(), "not more often").toBeLessThanOrEqual(first + 4);
    expect(await deadlineOf(page), "polling does not extend the session").toBe(deadline);
    await expect(start(page)).toBeAttached();

    await sandbox.advance(61 * 60_000);
    await page.clock.runFor(15_000);
    await expect(page).toHaveURL("/sessionExpired");
    expect(await storedDeadline(page)).toBeUndefined();
  },
);

test(
  "[SESS-04] unreachable provider does not end the session",
  { tag: "@proof" },
  async ({ page, sandbox, pageErrors }) => {
    pageErrors.allow(/Failed to load resource/);
    await comeInByTheClock(page);
    await stopHere(page);
    for (const fault of [{ status: 500 }, { drop: true }, { body: "<html>" }] as const) {
      await sandbox.fault({ operation: "sessionCheck", times: "always", ...fault });
      const before = (await sandbox.calls("sessionCheck")).length;
      await page.clock.runFor(15_000);
      await expect.poll(async () => (await sandbox.calls("sessionCheck")).length).toBeGreaterThan(before);
      await sandbox.clearFaults();
    }
    await page.clock.runFor(15_000);
    await expect(start(page)).toBeAttached();
    await expect(page).toHaveURL("/index");
  },
);

for (const [what, change] of [
  ["passed", (text: string) => text.replace(/"deadline":\d+/, `"deadline":${1_700_000_000_000}`)],
  ["missing", (text: string) => text.replace(/"deadline":\d+,/, "")],
  ["too far ahead to be true", (text: string) => text.replace(/"deadline":\d+/, '"deadline":9999999999999')],
] as const) {
  test(
    `[SESS-05] stored session deadline that is ${what} leads to the login`,
    { tag: proofTagUnless(what === "passed") },
    async ({ page, sandbox }) => {
      await page.route("**/empty", (route) =>
        route.fulfill({ contentType: "text/html", body: '<!doctype html><link rel="icon" href="data:,">' }),
      );
      await openWithStoredSession(page, "m.brzezinska", "/empty");
      const stored = await page.evaluate(() => localStorage.getItem("ebok.session") ?? "");
      await page.evaluate((text) => localStorage.setItem("ebok.session", text), change(stored));
      await page.goto("/invoice");
      await expect(page).toHaveURL("/");
      await expect(page.getByLabel("Login", { exact: true })).toBeEditable();
      expect(await sandbox.calls()).toEqual([]);
    },
  );
}

test("[SESS-07] reload restores the session on the same page", async ({ page, sandbox }) => {
  await openWithStoredSession(page, "m.brzezinska", "/invoice");
  await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  const deadline = await deadlineOf(page);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  await expectAccount(page, "4127830");
  expect(await deadlineOf(page)).toBeGreaterThanOrEqual(deadline);
  expect(await sandbox.calls("sessionStart")).toEqual([]);
});

test("[SESS-07] token exchange restores no session", { tag: "@proof" }, async ({ page, sandbox }) => {
  await storeSession(page, "m.brzezinska", SESSION_DURATION_MS);
  await page.goto("/loginToken/t0ken/invoice");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect((await sandbox.calls()).map(({ operation }) => operation)).toEqual([]);
});

for (const [what, at] of [
  ["past the deadline", (now: number) => now + 8 * 3_600_000],
  ["with its clock set back by a minute", (now: number) => now - 60_000],
] as const) {
  test(
    `[SESS-09] device that wakes ${what} shows no customer data`,
    { tag: proofTagUnless(what === "past the deadline") },
    async ({ page }) => {
      await comeInByTheClock(page);
      await expect(page.getByText("Telefon Zosi")).toBeVisible();
      // Five minutes into the session: a minute back still leaves a valid deadline.
      await page.clock.fastForward(5 * 60_000);
      const now = await stopHere(page);
      await page.clock.setSystemTime(at(now));
      const left = await page.evaluate(async () => {
        document.dispatchEvent(new Event("visibilitychange"));
        // Waits for the next paint of the browser.
        await new Promise<void>((drawn) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => drawn();
          port2.postMessage(null);
        });
        return document.body.innerText;
      });
      expect(left).not.toMatch(/Zosi|4127830|Brzezińska/);
      await expect(page).toHaveURL("/sessionExpired");
      expect(await storedDeadline(page)).toBeUndefined();
    },
  );
}
