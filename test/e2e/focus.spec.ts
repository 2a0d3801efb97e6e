import type { Page } from "@playwright/test";
import { chatButton, chatWindow } from "./support/chat-page.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { CUSTOMER_SCREENS } from "./support/screens.ts";
import { walkFocus } from "./support/walk-focus.ts";

const PHONE = { width: 390, height: 844 };
const LOW = { width: 320, height: 256 };
const DESKTOP = { width: 1_440, height: 900 };

async function open(page: Page, name: string): Promise<void> {
  const screen = CUSTOMER_SCREENS.find((one) => one.name === name);
  if (screen === undefined) throw new Error(`no screen "${name}"`);
  await screen.open(page);
}

async function expectSeen(page: Page, where: string): Promise<void> {
  const { stops, covered, backwards } = await walkFocus(page);
  expect(stops, `stops on ${where}`).toBeGreaterThan(5);
  expect.soft(covered, `covered on ${where}`).toEqual([]);
  expect.soft(backwards, `the focus goes back on ${where}`).toEqual([]);
}

// `npm run proof -- accessibility:focus` walks through all screens.
test("[A11Y-03] covers no focused element by the bar of selected invoices, on a phone or at 400 % zoom", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize(PHONE);
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  for (const window of [PHONE, LOW]) {
    await page.setViewportSize(window);
    await open(page, "invoices ticked");
    await expectSeen(page, `invoices at ${window.width} px`);
  }
});

test(
  "(part of A11Y-03) scrolls the focus above the open chat; Escape anywhere minimises it",
  { tag: "@wide" },
  async ({ page, sandbox }) => {
    await page.setViewportSize(DESKTOP);
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    await chatButton(page).click();
    await expect(chatWindow(page).getByLabel("Temat")).toBeVisible();
    await expectSeen(page, "home with the chat");
    await page.getByRole("link", { name: "Szczegóły usług" }).focus();
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Szczegóły usług" })).toBeFocused();
  },
);

test(
  "[CHAT-35] shows the bar of selected invoices beside the open chat, which covers none of its buttons",
  { tag: "@wide" },
  async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    await chatButton(page).click();
    await expect(chatWindow(page).getByLabel("Temat")).toBeVisible();
    await open(page, "invoices ticked");
    for (const window of [{ width: 800, height: 900 }, DESKTOP]) {
      await page.setViewportSize(window);
      for (const button of await page.locator(".sticky-bar").getByRole("button").all())
        await button.click({ trial: true });
    }
  },
);

test("(part of A11Y-03) keeps the focus in the chat that fills a phone", async ({ page, sandbox }) => {
  await page.setViewportSize(PHONE);
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/index");
  await expect(page.getByText("Szczegóły awarii")).toBeVisible();
  await chatButton(page).click();
  await expect(chatWindow(page).getByLabel("Temat")).toBeVisible();
  await expectSeen(page, "the chat");
  expect(
    await page.evaluate(() => [...document.querySelectorAll("[data-stop]")].every((one) => one.closest(".chat"))),
  ).toBe(true);
});

test("[A11Y-04] moves on with Tab from the calendar to the next element of the form", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/billing");
  // The places of elements change while the uses arrive.
  await page.waitForLoadState("networkidle");
  const opener = page.getByRole("button", { name: "Od: wybierz dzień z kalendarza" });
  await opener.click();
  const calendar = page.getByRole("dialog", { name: "Od: wybierz dzień z kalendarza" });
  await expect(calendar).toBeVisible();
  // Place in the document without the calendar, which disappears; an element of the calendar has the place of its
  // opener.
  const placeOfFocus = (): Promise<number> =>
    opener.evaluate((button) => {
      const active = document.activeElement ?? document.body;
      const outside = [...document.querySelectorAll("*")].filter((each) => each.closest(".panel") === null);
      return outside.indexOf(active.closest(".panel") === null ? active : button);
    });
  const places = [await placeOfFocus()];
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press("Tab");
    places.push(await placeOfFocus());
  }
  await expect(calendar).toHaveCount(0);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(new Set(places).size).toBeGreaterThan(5);
});

test("(part of A11Y-27) returns the focus from the payment to the button of the start page", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/index");
  const pay = page.getByRole("link", { name: /^Zapłać \d/ });
  for (const leave of [() => page.keyboard.press("Escape"), () => page.goBack()]) {
    await pay.press("Enter");
    await expect(page.getByRole("dialog", { name: "Sprawdź i zapłać" })).toBeVisible();
    await leave();
    await expect(page).toHaveURL(/\/index$/);
    await expect(pay).toBeFocused();
  }
});

test("[A11Y-04] returns the focus from the calendar to its button", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await page.goto("/billing");
  const opener = page.getByRole("button", { name: "Od: wybierz dzień z kalendarza" });
  const calendar = page.getByRole("dialog", { name: "Od: wybierz dzień z kalendarza" });
  for (const key of ["Enter", "Escape"]) {
    await opener.press("Enter");
    await expect(calendar.locator(":focus")).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(calendar).toHaveCount(0);
    await expect(opener, key).toBeFocused();
  }
});
