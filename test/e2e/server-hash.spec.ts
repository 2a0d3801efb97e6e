import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { storedDeadline } from "./support/stored-session.ts";
import { login } from "./support/login.ts";
import { rewriteReply } from "./support/wire-reply.ts";

const start = (page: Page) => page.getByRole("heading", { level: 1, name: "Start" });
const expiredHeading = (page: Page) => page.getByRole("heading", { level: 1, name: "Sesja zakończona" });

/** Makes the server treat further calls of this page as those of another session. */
const mixUp = (page: Page) =>
  rewriteReply(page, "getSessionServerHash", (xml) => xml.replace(/(<sessionServerHash>)[^<]*/, `$1${"0".repeat(64)}`));

test(
  "(part of CALL-09) checks the session hash once after login, and does nothing on a match",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await login(page, "m.brzezinska");
    await expect(start(page)).toBeAttached();
    await expect.poll(async () => (await sandbox.calls("getSessionServerHash")).length).toBe(1);
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect(start(page)).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(await storedDeadline(page)).toBeDefined();
    expect(await sandbox.calls("getSessionServerHash"), "a restored session was compared before").toHaveLength(1);
  },
);

test(
  "(part of CALL-09) keeps the session of a server with another hash algorithm",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await mixUp(page);
    await login(page, "m.brzezinska");
    await expect.poll(async () => (await sandbox.calls("getSessionServerHash")).length).toBe(1);
    await page.waitForLoadState("networkidle");
    await page.reload();
    await expect(start(page)).toBeAttached();
  },
);

test(
  "(part of CALL-09) ends the session in all tabs when the hash differs after a switch",
  { tag: "@proof" },
  async ({ page, sandbox, context }) => {
    await login(page, "konta.lis");
    await expect(start(page)).toBeAttached();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("ebok.session") ?? "")).toContain("serverHash");
    const other = await context.newPage();
    await other.goto("/invoice");
    await expect(other.getByRole("heading", { level: 1, name: "Faktury" })).toBeVisible();
    await mixUp(page);
    await page.locator("header.masthead").getByRole("button", { name: "Przełącz konto" }).click();
    const dialog = page.getByRole("dialog", { name: "Twoje konta" });
    await dialog.getByRole("radio", { name: /domek/ }).check();
    await dialog.getByRole("button", { name: "Przełącz konto" }).click();
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL("/sessionExpired");
      await expect(expiredHeading(tab)).toBeVisible();
    }
    expect(await storedDeadline(page)).toBeUndefined();
    expect(await sandbox.calls("sessionEnd"), "no sessionEnd is sent: it could end another session").toEqual([]);
  },
);
