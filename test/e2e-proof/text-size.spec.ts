import { expect, type Page } from "@playwright/test";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { ENLARGEMENTS, inspectEnlarged, inspectSpaced, SMALL_PHONE_ENLARGEMENT } from "../e2e/support/enlarged-text.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { test } from "../e2e/support/fixtures.ts";
import { OTHER_LOGIN_SCREENS } from "../e2e/support/other-login-screens.ts";
import { at, CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "../e2e/support/screens.ts";

const SPACED_WIDTHS = [1_440, 390, 320];
const MIDDLE = Math.floor(CUSTOMER_SCREENS.length / 2);

const LOOKS = [
  ...[...ENLARGEMENTS, SMALL_PHONE_ENLARGEMENT].map((enlargement) => ({
    name: enlargement.name,
    inspect: (page: Page, screens: readonly Screen[]) => inspectEnlarged(page, screens, enlargement),
  })),
  {
    name: "spaced text",
    inspect: (page: Page, screens: readonly Screen[]) => inspectSpaced(page, screens, SPACED_WIDTHS),
  },
];

test("keeps the labels of four tabs apart on phones, whatever the size of the text", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  const screens = [{ name: "regulations", open: at("/regulations") }];
  const windows = [
    { width: 390, height: 844 },
    { width: 360, height: 780 },
  ];
  for (const textPx of [20, 24, 32])
    await inspectEnlarged(page, screens, { name: `text of ${textPx} px`, textPx, windows });
});

/** Dialogs and a message whose buttons, dates and numbers need the whole width of a phone. */
const NARROW_SCREENS: readonly (Screen & { readonly login: string })[] = [
  { name: "an order", login: "m.brzezinska", open: atDialog("/service/ordersHistory?order=117020") },
  { name: "bank transfer", login: "m.brzezinska", open: atDialog("/invoice?transfer=all") },
  { name: "a payment", login: "firma.bursztyn", open: atDialog("/invoice?pay=all") },
  { name: "a message", login: "m.brzezinska", open: at("/messages/4127830-00001") },
];

function atDialog(path: string) {
  return async (page: Page): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole("dialog")).toBeVisible();
    // The foot leaves most of a phone to the text above it.
    await page.setViewportSize({ width: 390, height: 844 });
    const foot = page.locator(".dialog__foot");
    for (const shown of await foot.all()) {
      const part = await shown.evaluate((element) => element.getBoundingClientRect().height / innerHeight);
      expect.soft(part, path).toBeLessThan(1 / 3);
    }
    const labels = page.locator(".copy-rows > div", { has: page.locator("dt") });
    for (const row of await labels.all()) {
      const tops = await row.evaluate((element) =>
        [...element.children].map((child) => Math.round(child.getBoundingClientRect().top)),
      );
      expect.soft(tops[0], `${path}: the label is first`).toBe(Math.min(...tops.slice(0, 2)));
    }
  };
}

test("(part of A11Y-01) keeps dialogs in the window and dates, numbers and buttons whole", async ({
  page,
  sandbox,
}) => {
  await sandbox.reset(DEMO_DAY);
  await startClockAt(page, DEMO_DAY);
  for (const textPx of [24, 32])
    for (const screen of NARROW_SCREENS) {
      await enterAs(page, screen.login, DEMO_DAY);
      await inspectEnlarged(page, [screen], {
        name: `text of ${textPx} px`,
        textPx,
        breakableLetters: 12,
        windows: [{ width: 390, height: 844 }],
      });
    }
});

for (const { name, inspect } of LOOKS) {
  test(`shows everything whole to guests: ${name}`, async ({ page }) => {
    await inspect(page, GUEST_SCREENS);
  });

  for (const [half, screens] of [CUSTOMER_SCREENS.slice(0, MIDDLE), CUSTOMER_SCREENS.slice(MIDDLE)].entries()) {
    test(`shows everything whole to a customer: ${name}, part ${half + 1} of 2`, async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await inspect(page, screens);
    });
  }

  test(`shows everything whole to other customers: ${name}`, async ({ page, sandbox }) => {
    await sandbox.reset(DEMO_DAY);
    await startClockAt(page, DEMO_DAY);
    for (const screen of OTHER_LOGIN_SCREENS) {
      await enterAs(page, screen.login, DEMO_DAY);
      await inspect(page, [screen]);
    }
  });
}
