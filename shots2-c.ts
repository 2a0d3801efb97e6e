import { chromium } from "playwright";
import { findBrowser } from "./scripts/find-browser.ts";
const base = "http://localhost:8304";
const browser = await chromium.launch(await findBrowser());
for (const dark of [false, true]) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 1200 }, colorScheme: dark ? "dark" : "light", reducedMotion: "reduce", locale: "pl-PL" });
  const page = await context.newPage();
  await context.addCookies([{ name: "ebok.cookies", value: "all", url: base }]);
  await page.goto(base + "/wrapper?open=%2F");
  const app = page.frameLocator("iframe");
  await app.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await app.getByRole("button", { name: "Dalej" }).click();
  await app.getByLabel("Hasło", { exact: true }).fill("Wiazka-2026");
  await app.getByRole("button", { name: "Zaloguj się" }).click();
  const offer = app.getByRole("region", { name: "Ułatwienia w aplikacji" });
  await offer.waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({ path: `/tmp/c-offer-${dark ? "dark" : "light"}.png` });
  if (!dark) {
    await offer.getByRole("button", { name: /odciskiem/ }).click();
    await page.waitForTimeout(1200);
    const ask = app.getByRole("dialog");
    if (await ask.count()) { await ask.getByLabel("Hasło").first().fill("Wiazka-2026"); await ask.getByRole("button", { name: /Potwierd|Dalej|Zatwierd/ }).first().click(); }
    await page.getByRole("button", { name: "Pasuje", exact: true }).click();
    await page.waitForTimeout(1500);
    await offer.getByRole("button", { name: "Nie teraz" }).click();
    await app.getByRole("link", { name: /^Więcej/ }).click();
    await app.getByRole("button", { name: "Wyloguj" }).click();
    await app.getByRole("button", { name: "Zaloguj się odciskiem palca" }).waitFor();
    await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/c-login.png` });
  }
  await context.close();
}
await browser.close();
