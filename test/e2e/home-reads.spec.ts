import type { Page } from "@playwright/test";
import { enterAs } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { HOME_READS, holdHomeReads, type HeldReads } from "./support/held-reads.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";
import { openWithStoredSession } from "./support/stored-session.ts";

test.use({ savesData: false });

const ALL_READS = HOME_READS.toSorted();

/** Reads that the page sends although none of them has a response; then those that it has sent when it is complete. */
async function readsOf(page: Page, held: HeldReads): Promise<void> {
  await expect.poll(held.sent, { message: "every read is sent before the first response" }).toEqual(ALL_READS);
  await expect(page.getByText("Wczytujemy faktury")).toBeAttached();
  held.release();
  await expect(page.locator(".due")).toContainText("zł");
  await expect(page.locator("main .skeleton")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  expect(held.sent(), "no read is sent twice").toEqual(ALL_READS);
}

/** Opens the step of the password and waits until the portal has prepared the start page. */
async function typeLogin(page: Page): Promise<void> {
  const prepared = page.waitForRequest(/\/extras-/);
  await page.goto("/");
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill(LOGIN_PASSWORD);
  await prepared;
  await page.waitForLoadState("networkidle");
}

test("[START-07] sends all reads of the start page at once after a login, none twice", async ({ page }) => {
  await typeLogin(page);
  const held = await holdHomeReads(page);
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await readsOf(page, held);
});

test(
  "(part of START-07) sends all reads of the start page at once when it is reloaded",
  { tag: "@proof" },
  async ({ page }) => {
    await enterAs(page, "m.brzezinska");
    const held = await holdHomeReads(page);
    await page.goto("/index");
    await readsOf(page, held);
  },
);

test(
  "(part of START-07) sends all reads of the start page at once when the account is switched",
  { tag: "@proof" },
  async ({ page }) => {
    await openWithStoredSession(page, "konta.lis", "/index");
    await expect(page.locator("main .skeleton")).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "Przełącz konto" }).click();
    const dialog = page.getByRole("dialog", { name: "Twoje konta" });
    await dialog.getByRole("radio", { name: /domek/ }).check();
    const held = await holdHomeReads(page);
    await dialog.getByRole("button", { name: "Przełącz konto" }).click();
    await readsOf(page, held);
  },
);

test("[START-08] has loaded the code of the start page before the login is sent", async ({ page }) => {
  await typeLogin(page);
  const late: string[] = [];
  page.on("request", (request) => {
    const [, script] = /\/assets\/(.+)-[^-]+\.js$/.exec(request.url()) ?? [];
    if (script !== undefined) late.push(script);
  });
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await expect(page.locator("main .skeleton")).toHaveCount(0);
  await expect(page.locator(".service-row__data").first()).toContainText("GB");
  const needed = ["portal", "extras", "screens"];
  expect(late.filter((script) => needed.includes(script))).toEqual([]);
});
