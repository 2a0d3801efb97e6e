import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

test("server is healthy", async ({ request }) => {
  const response = await request.get("/health");
  expect(response.status()).toBe(200);
  expect(await response.json()).toMatchObject({ status: "ok" });
});

test("login page shows a usable form", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByLabel("Login", { exact: true })).toBeEditable();
  await expect(page.getByRole("button", { name: "Dalej" })).toBeVisible();
  await axe(page);
});

test("every test has a tenant of its own", async ({ sandbox }) => {
  expect(sandbox.tenant).toMatch(/^t-/);
  expect(await sandbox.calls()).toEqual([]);
  const [first] = await sandbox.customers();
  expect(first?.login).toBe("m.brzezinska");
});
