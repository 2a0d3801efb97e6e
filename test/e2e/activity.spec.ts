import { expect, test } from "./support/fixtures.ts";
import { LOGIN_PASSWORD } from "./support/login.ts";

test("(part of ACT-04) answers the try of a stranger with a new password", async ({ page, sandbox }) => {
  await page.goto("/settings?activity=all");
  const password = page.getByLabel("Hasło", { exact: true });
  const logIn = page.getByRole("button", { name: "Zaloguj się" });
  await page.getByLabel("Login", { exact: true }).fill("konta.lis");
  await page.getByRole("button", { name: "Dalej" }).click();
  await password.fill("Zupelnie-zle-1");
  await logIn.click();
  await expect(page.getByRole("alert")).toBeVisible();
  await password.fill(LOGIN_PASSWORD);
  await logIn.click();
  await expect(page.getByRole("heading", { level: 1, name: "Aktywność na koncie" })).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows.nth(0)).toContainText("Logowanie");
  await expect(rows.nth(1)).toContainText("Podano złe hasło albo kod");

  await page.getByLabel("Pokaż", { exact: true }).selectOption({ label: "Logowania" });
  await rows
    .nth(1)
    .getByRole("button", { name: /^To nie ja: Podano złe hasło albo kod/ })
    .click();
  await page.getByRole("dialog", { name: "To nie ty?" }).getByRole("button", { name: "Zmień hasło" }).click();
  const form = page.getByRole("dialog", { name: "Zmień hasło" });
  await form.getByLabel("Obecne hasło").fill(LOGIN_PASSWORD);
  await form.getByLabel("Nowe hasło", { exact: true }).fill("Mewa-nad-molem-7");
  await form.getByLabel("Powtórz nowe hasło").fill("Mewa-nad-molem-7");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Hasło zmienione")).toBeVisible();
  const [notice] = await sandbox.outbox();
  expect(notice?.recipient).toBe("katarzyna.lis@poczta.example");
  expect(notice?.text).toContain("Na twoim koncie zmieniono hasło.");
});
