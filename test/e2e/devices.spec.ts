import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openSection } from "./support/menu.ts";

const network = (page: Page, name: string) => page.getByRole("region", { name });
const SAVE = "Zapisz i połącz ponownie";

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: SAVE }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: SAVE }).click();
}

test("applies a router change after it went offline, shows its join code and keeps no password", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/wifiConfiguration");
  const fast = network(page, "Sieć 5 GHz");
  const password = fast.getByLabel(/^Hasło/);
  await password.fill("Andersa");
  await page.getByRole("button", { name: SAVE }).click();
  await expect(
    page.getByRole("link", { name: "Sieć 5 GHz, Hasło: Hasło ma 7 znaków, dodaj co najmniej jeden." }),
  ).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill("Nowe;Haslo:2026");
  await fast.getByLabel("Nazwa sieci").fill("Andersa górą");
  await openSection(page, "Usługi");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Zostań|Wróć/ })
    .click();
  const storedData = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(storedData).toContain("Andersa górą");
  expect(storedData).not.toContain("Haslo:2026");

  await save(page);
  await expect(page.getByText("Router zapisuje twoje zmiany.")).toBeVisible();
  await expect(password).not.toBeEditable();
  await sandbox.reachRouter("4127830-02", false);
  await expect(page.getByText("Router przestał odpowiadać w trakcie zmiany.")).toBeVisible({ timeout: 9_000 });
  await sandbox.reachRouter("4127830-02", true);
  await sandbox.advance(15_000);
  await expect(page.getByText("Router zapisał zmiany.")).toBeVisible({ timeout: 9_000 });
  await expect(page.getByRole("img", { name: "Kod QR do połączenia z siecią Andersa górą" })).toBeVisible();
  const sent = (await sandbox.calls("setWifiParams")).map(({ request }) => request);
  expect(sent).toHaveLength(1);

  const [home, cottage] = [page.getByRole("radio", { name: /Gdańsk/ }), page.getByRole("radio", { name: /Żukowo/ })];
  await fast.getByLabel("Nazwa sieci").fill("Niedokończona");
  await home.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/wifiConfiguration?router=4127830-07");
  await expect(cottage).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(home, "another router of the page is neither asked about nor changed").toBeFocused();
  await expect(fast.getByLabel("Nazwa sieci")).toHaveValue("Niedokończona");
  await page.getByRole("navigation", { name: "Urządzenia" }).getByRole("link", { name: "PIN dekodera" }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Zostań|Wróć/ })
    .click();
  await cottage.click();
  await expect(cottage).toBeChecked();
  await expect(page.getByText("Router jest wyłączony lub nie ma połączenia.")).toBeVisible();
});

test("(part of DEV-04) shows and copies a decoder's code once and drops it with the page", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/resetPin");
  await page.getByRole("radio", { name: /2716/ }).check();
  await page.getByRole("button", { name: "Zresetuj PIN" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Zresetuj PIN" }).click();
  await expect(page.getByRole("heading", { name: "Kod resetu: Dekoder 4K WB-510" })).toBeVisible();
  const code = (await page.locator(".pin-reset-code").innerText()).replace(/\s/g, "");
  expect(code).toMatch(/^\d{6}$/);
  await expect(page.getByText("Po resecie dekoder ma PIN 1234.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: /2716/ })).toBeVisible();
  await expect(page.locator(".pin-reset-code")).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain(code);
});
