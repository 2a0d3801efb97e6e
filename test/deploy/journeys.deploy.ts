import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { DEMO_DAY } from "../e2e/support/enter-as.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { login } from "../e2e/support/login.ts";
import { deployedServers } from "./deployed-servers.ts";

test("logs in, visits pages, pays and logs out", async ({ page, sandbox }) => {
  await sandbox.reset(DEMO_DAY);
  await startClockAt(page, DEMO_DAY);
  await login(page, "m.brzezinska");
  expect(page.url()).toBe(`${deployedServers().portal}/index`);
  await expect(page.getByText("Telefon Zosi")).toBeVisible();
  const session = await page.evaluate(
    () => /"sessionId":"([^"]+)"/.exec(localStorage.getItem("ebok.session") ?? "")?.[1] ?? "",
  );
  expect(session).toMatch(/^[\da-f]{48}$/);

  await page.getByRole("link", { name: "Zapłać 273,69 zł" }).click();
  await page
    .getByRole("dialog", { name: "Sprawdź i zapłać" })
    .getByRole("button", { name: /^Zapłać/ })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Zapłać 273,69 zł" })).toBeVisible();
  await page.getByRole("button", { name: "Zapłać", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Przyjęliśmy płatność 273,69 zł." })).toBeVisible();
  await page.getByRole("button", { name: "Wyloguj" }).click();
  await expect(page).toHaveURL("/");

  const log = readFileSync(join(deployedServers().logs, "access.log"), "utf8");
  expect(log, "calls in the log").toContain('"path":"/service"');
  for (const secret of [session, "Bearer", "paymentId"]) expect(log, "no secret in the log").not.toContain(secret);
});

test("asks for the login on a directly opened page and returns there", async ({ page }) => {
  await page.goto("/service/myServices");
  await expect(page.getByLabel("Login", { exact: true })).toBeEditable();
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).fill("Wiazka-2026");
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await expect(page).toHaveURL("/service/myServices");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("(part of START-01) shows the login page before any script behind nginx", async ({ page }) => {
  await page.route(/\/assets\/.*\.(js|css)$/, () => undefined);
  await page.goto("/invoice", { waitUntil: "commit" });
  await expect(page.getByLabel("Login", { exact: true })).toBeEditable();
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
});
