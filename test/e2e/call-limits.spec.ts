import { axe } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

const MINUTE = 60_000;
const LINKS_PER_HOUR = 3;

test("(part of CALL-18) shows when a new password can be asked for again", async ({ page, sandbox }) => {
  for (let links = 0; links <= LINKS_PER_HOUR; links += 1) {
    await page.goto("/password");
    await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
    await page.getByRole("button", { name: "Wyślij link" }).click();
    if (links < LINKS_PER_HOUR) await expect(page.getByRole("heading", { name: "Sprawdź e-mail" })).toBeVisible();
  }
  await expect(page.getByRole("alert")).toHaveText(/Zbyt\swiele\sprób.*Spróbuj\sponownie\s(\S+\s)?o\s\d\d:\d\d\./);
  await axe(page);
  await sandbox.advance(61 * MINUTE);
  await page.getByRole("button", { name: "Wyślij link" }).click();
  await expect(page.getByRole("heading", { name: "Sprawdź e-mail" })).toBeVisible();
});
