import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession, storedDeadline } from "./support/stored-session.ts";
import { expectAccount, logOut, openSection } from "./support/menu.ts";

const start = (page: Page) => page.getByRole("heading", { level: 1, name: "Start" });

const keysLeft = (page: Page) => page.evaluate(() => Object.keys(localStorage).sort());

/** Stores data that the portal and others may have left in this browser. */
async function leaveThings(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of ["ebok.chat.open", "ebok.widget", "ebok.draft"]) localStorage.setItem(key, "1");
  });
}

test("[SESS-06] logout notifies the provider, clears all but the two preserved keys, and opens the login", async ({
  page,
  context,
  sandbox,
}) => {
  await openWithStoredSession(page, "m.brzezinska");
  await expect(start(page)).toBeAttached();
  await context.addCookies([{ name: "ebok.theme", value: "dark", url: page.url() }]);
  await leaveThings(page);
  await openSection(page, "Faktury");
  await logOut(page);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("status")).toHaveText("Wylogowano.");
  expect(await keysLeft(page)).toEqual(["ebok.chat.open", "ebok.widget"]);
  await expect
    .poll(async () =>
      (await sandbox.calls("sessionEnd")).map(({ bearerOk, fingerprintOk }) => bearerOk && fingerprintOk),
    )
    .toEqual([true]);
  // The fixture sets `ebok.app` inside the app.
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => name !== "ebok.app"),
    "cookie answers belong to the browser, not to the customer",
  ).toEqual(["ebok.cookies", "ebok.theme"]);

  await page.goBack();
  await expect(page.getByText("nr klienta 4127830"), "Back shows no customer data").toHaveCount(0);
  // "Back" may have left the portal for an empty document, which has no storage.
  await page.goto("/");
  expect(await page.evaluate(() => sessionStorage.getItem("ebok.return")), "the next login opens /index").toBeNull();
  await page.goto("/index");
  await expect(page).toHaveURL("/");
});

for (const [what, fault] of [
  ["cannot be reached", { drop: true }],
  ["fails", { status: 500 }],
  ["takes its time", { delay: 2_000 }],
] as const) {
  test(
    `[SESS-06] logout works while the provider ${what}`,
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/Failed to load resource/);
      await openWithStoredSession(page, "m.brzezinska");
      await expect(start(page)).toBeAttached();
      await leaveThings(page);
      await sandbox.fault({ operation: "sessionEnd", times: "always", ...fault });
      await logOut(page);
      await expect(page.getByRole("status")).toHaveText("Wylogowano.");
      expect(await keysLeft(page)).toEqual(["ebok.chat.open", "ebok.widget"]);
    },
  );
}

test("(part of ROUTE-06) /logout ends the session", { tag: "@proof" }, async ({ page, sandbox }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await expect(start(page)).toBeAttached();
  await page.goto("/logout");
  await expect(page).toHaveURL("/");
  await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
  expect(await storedDeadline(page)).toBeUndefined();
  await expect.poll(async () => (await sandbox.calls("sessionEnd")).length).toBe(1);
});

test(
  "session lost at the provider leads to the session-expired page with instructions",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openWithStoredSession(page, "m.brzezinska", "/service/myServices");
    await expect(page.getByRole("heading", { level: 1, name: "Usługi" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await sandbox.fault({ operation: "getClientFinancialEntries", sessionError: true });
    await openSection(page, "Faktury");
    await expect(page).toHaveURL("/sessionExpired");
    await expect(page.getByRole("heading", { level: 1, name: "Sesja zakończona" })).toBeVisible();
    await expect(page.getByText(/^Sesja kończy się po dłuższym czasie/)).toBeVisible();
    await expect(page.getByText("nr klienta 4127830")).toHaveCount(0);
    expect(await storedDeadline(page)).toBeUndefined();
    await page.getByRole("link", { name: "Zaloguj się" }).click();
    await expect(page.getByLabel("Login", { exact: true })).toBeVisible();
  },
);

test(
  "session lost before the portal opened leads to the session-expired page",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await sandbox.fault({ operation: "getClientData", sessionError: true, times: "always" });
    await openWithStoredSession(page, "m.brzezinska");
    await expect(page).toHaveURL("/sessionExpired");
    await expect(page.getByRole("heading", { level: 1, name: "Sesja zakończona" })).toBeVisible();
  },
);

test("[SESS-08] logout in one tab logs out the other tab", async ({ page, context, sandbox }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await expect(start(page)).toBeAttached();
  const other = await context.newPage();
  await other.goto("/invoice");
  await expect(other.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL("/");
  await expect(other.getByLabel("Login", { exact: true })).toBeVisible();
  await expect(other.getByText("4127830")).toHaveCount(0);
  await expect.poll(async () => (await sandbox.calls("sessionEnd")).length, "the provider is told once").toBe(1);
});

test("[SESS-08] activity in one tab extends the session of the other", { tag: "@proof" }, async ({ page, context }) => {
  await page.clock.install();
  await openWithStoredSession(page, "m.brzezinska");
  await expect(start(page)).toBeAttached();
  const other = await context.newPage();
  await other.goto("/invoice");
  await expect(other.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
  await other.waitForLoadState("networkidle");
  await page.waitForLoadState("networkidle");
  const before = (await storedDeadline(page)) ?? 0;

  await page.clock.fastForward(13 * 60_000 + 30_000);
  const warning = other.getByRole("alertdialog", { name: "Czy chcesz zostać?" });
  await expect(warning).toBeVisible();
  await page.bringToFront();
  await page.getByRole("alertdialog").getByRole("button", { name: "Zostaję" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(warning).toHaveCount(0);
  expect(await storedDeadline(other)).toBeGreaterThan(before + 800_000);
});

test("[SESS-08] login in another tab removes the former customer's data from this tab", async ({ page, context }) => {
  await openWithStoredSession(page, "m.brzezinska");
  await expectAccount(page, "4127830");
  const other = await context.newPage();
  await openWithStoredSession(other, "nowak.nowy");
  await expectAccount(other, "5000114");
  await expect(page.getByText("4127830")).toHaveCount(0);
});
