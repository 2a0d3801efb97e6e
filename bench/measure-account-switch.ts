import type { Browser } from "@playwright/test";
import type { Figures } from "./figures.ts";
import type { Sites } from "./sites.ts";
import { slowPage } from "./slow-browser.ts";
import { storedProfile } from "./stored-profile.ts";

/** Customer with several accounts. */
const CUSTOMER = "konta.lis";
const ACCOUNT = /domek/;
const ACCOUNT_NUMBER = "5600322";

/** Measures from a press on "Przełącz konto" to all data of the other account's home, on a slow line. */
export async function measureAccountSwitch(browser: Browser, { portal }: Sites, figures: Figures): Promise<void> {
  const profile = await storedProfile(browser, portal.url, CUSTOMER);
  const { page } = await slowPage(profile, { slow: "line", submits: false });
  await page.goto(`${portal.url}/settings`);
  await page.locator("header.masthead").getByRole("button", { name: "Zmień konto" }).click();
  const dialog = page.getByRole("dialog", { name: "Twoje konta" });
  await dialog.getByRole("radio", { name: ACCOUNT }).check();
  await page.waitForLoadState("networkidle");
  const { start, first, all } = await page.evaluate(async (number) => {
    const begin = performance.now();
    [...document.querySelectorAll<HTMLButtonElement>("dialog button")]
      .find((button) => /^Przełącz\skonto/.test((button.textContent ?? "").replaceAll("\u2060", "")))
      ?.click();
    const named = await window.ebokProbe.shown("header.masthead", number);
    return { start: begin, first: named, all: await window.ebokProbe.pageShown("/index", "Ustawienia") };
  }, ACCOUNT_NUMBER);
  await page.waitForLoadState("networkidle");
  const { slowest } = await page.evaluate((begin) => window.ebokProbe.calls(begin), start);
  figures.set("account switch: named, ms/portal", first - start);
  figures.set("account switch: all data beyond the slowest call, ms/portal", all - start - slowest);
  await profile.close();
}
