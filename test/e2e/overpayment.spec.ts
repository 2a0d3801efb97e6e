import type { Page } from "@playwright/test";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { panel } from "./support/payment-page.ts";

const ACCOUNT = "61109010140000071219812874";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Wypłata nadpłaty" });
const opener = (page: Page) => panel(page, "Nadpłata").getByRole("button", { name: "Wypłać nadpłatę" });
const order = (page: Page) => dialog(page).getByRole("button", { name: /^Zleć wypłatę/ });
const review = (page: Page) => dialog(page).getByRole("button", { name: "Dalej" }).click();

async function openPage(page: Page): Promise<void> {
  await page.goto("/invoice");
  await opener(page).click();
  await expect(dialog(page).getByRole("heading", { name: "Wypłata nadpłaty" })).toBeFocused();
}

test.describe("[FIN-07] overpayment", () => {
  test("pays out a part of an overpayment, shows it as pending, then only the rest", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "sm.jantar");
    await openPage(page);
    await dialog(page).getByLabel("Numer rachunku").fill(ACCOUNT);
    await expect(dialog(page).getByLabel("Numer rachunku")).toHaveValue("61-1090-1014-0000-0712-1981-2874");
    await dialog(page).getByLabel("Kwota").fill("186,51");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByText("Wpisz kwotę nie większą niż 186,50 zł").first()).toBeVisible();
    await expect(dialog(page).getByLabel("Kwota")).toBeFocused();
    await dialog(page).getByLabel("Kwota").fill("100");
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toContainText("61 1090 1014 0000 0712 1981 2874");
    await expect(order(page)).toHaveText(/^Zleć wypłatę 100,00/);
    await order(page).click();
    await expect(dialog(page)).toContainText("Przyjęliśmy zlecenie wypłaty");
    await dialog(page).getByRole("button", { name: "Zamknij" }).last().click();
    await expect(panel(page, "Nadpłata")).toContainText("Wypłacamy 100,00 zł na rachunek …2874");
    await page.reload();
    await expect(panel(page, "Nadpłata")).toContainText("Wypłacamy 100,00 zł na rachunek …2874");
    await opener(page).click();
    await expect(dialog(page).getByLabel("Kwota")).toHaveValue("86,50");
    expect(await sandbox.calls("orderOverpaymentPayout")).toHaveLength(1);
  });

  for (const width of [390, 320]) {
    test(`shows the whole typed account number at ${width} px`, { tag: "@proof" }, async ({ page, sandbox }) => {
      await page.setViewportSize({ width, height: 844 });
      await enterOnDemoDay(page, sandbox, "sm.jantar");
      await openPage(page);
      const field = dialog(page).getByLabel("Numer rachunku");
      await field.fill("88888888888888888888888888");
      await expect(field).toHaveValue("88-8888-8888-8888-8888-8888-8888");
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
    });
  }

  test(
    "shows the focused heading of the dialog after a step back, in a low window with large text",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await enterOnDemoDay(page, sandbox, "sm.jantar");
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 32 } });
      await openPage(page);
      await dialog(page).getByLabel("Numer rachunku").fill(ACCOUNT);
      await dialog(page).getByLabel("Kwota").fill("100");
      await review(page);
      await dialog(page).getByRole("button", { name: "Popraw" }).click();
      const heading = dialog(page).getByRole("heading", { name: "Wypłata nadpłaty" });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
    },
  );

  test("shows the focused button above the bottom bar after a payout on a phone", async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await enterOnDemoDay(page, sandbox, "sm.jantar");
    await page.goto("/invoice");
    await opener(page).press("Enter");
    await dialog(page).getByLabel("Numer rachunku").fill(ACCOUNT);
    await dialog(page).getByLabel("Kwota").fill("100");
    await review(page);
    await order(page).click();
    await expect(dialog(page)).toContainText("Przyjęliśmy zlecenie wypłaty");
    await expect(panel(page, "Nadpłata")).toContainText("Wypłacamy 100,00 zł na rachunek …2874");
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
    await expect
      .poll(() =>
        opener(page).evaluate((button) => {
          const { left, bottom } = button.getBoundingClientRect();
          return document.elementFromPoint(left + 20, bottom - 2)?.closest("button") === button;
        }),
      )
      .toBe(true);
  });

  test(
    "orders one payout under ten clicks, and finds it after a lost response",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/ERR_/);
      await enterOnDemoDay(page, sandbox, "sm.jantar");
      await openPage(page);
      await dialog(page).getByLabel("Numer rachunku").fill(ACCOUNT);
      await sandbox.fault({ operation: "orderOverpaymentPayout", drop: true, times: "always" });
      await review(page);
      await order(page).evaluate((button) => {
        for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click();
      });
      await expect(dialog(page)).toContainText("Przyjęliśmy zlecenie wypłaty");
      await dialog(page).getByRole("button", { name: "Zamknij" }).last().click();
      await expect(opener(page)).toHaveCount(0);
      await expect(panel(page, "Nadpłata").getByRole("listitem")).toHaveCount(1);
      expect(new Set((await sandbox.calls("orderOverpaymentPayout")).map(({ intentId }) => intentId)).size).toBe(1);
    },
  );

  test(
    "sends a payout that never arrived again as the same order after a reload",
    { tag: "@proof" },
    async ({ page, sandbox, pageErrors }) => {
      pageErrors.allow(/ERR_FAILED/);
      await enterOnDemoDay(page, sandbox, "sm.jantar");
      await openPage(page);
      await dialog(page).getByLabel("Numer rachunku").fill(ACCOUNT);
      await dialog(page).getByLabel("Kwota").fill("100");
      const intents: (string | undefined)[] = [];
      await page.route("**/service", (route) => {
        const body = route.request().postData() ?? "";
        if (!body.includes("orderOverpaymentPayout")) return route.fallback();
        intents.push(/intentId>([^<]+)</.exec(body)?.[1]);
        return intents.length < 3 ? route.abort() : route.fallback();
      });
      await review(page);
      await order(page).click();
      await expect(dialog(page)).toContainText("Nie wiemy, czy zlecenie dotarło");
      await page.reload();
      await opener(page).click();
      await dialog(page).getByLabel("Numer rachunku").fill(ACCOUNT);
      await review(page);
      await order(page).click();
      await expect(dialog(page)).toContainText("Nie wiemy, czy zlecenie dotarło");
      await order(page).click();
      await expect(dialog(page)).toContainText("Przyjęliśmy zlecenie wypłaty");
      expect([intents.length, new Set(intents).size, intents[0] !== undefined]).toEqual([3, 1, true]);
      expect(await sandbox.calls("orderOverpaymentPayout")).toHaveLength(1);
    },
  );

  test("keeps the typed amount over a reload, but no account", { tag: "@proof" }, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "sm.jantar");
    await openPage(page);
    await dialog(page).getByLabel("Numer rachunku").fill("61109010");
    await dialog(page).getByLabel("Kwota").fill("100");
    await page.reload();
    await opener(page).click();
    await expect(dialog(page).getByLabel("Kwota")).toHaveValue("100");
    await expect(dialog(page).getByLabel("Numer rachunku")).toHaveValue("");
  });
});
