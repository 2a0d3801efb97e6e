import type { Page } from "@playwright/test";
import { chatButton, chatWindow } from "../e2e/support/chat-page.ts";
import { enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "../e2e/support/screens.ts";
import { walkFocus } from "../e2e/support/walk-focus.ts";
import { addFigure } from "./figures.ts";

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
  { width: 1_440, height: 900 },
];
const WITH_CHAT = [
  { width: 1_440, height: 900 },
  { width: 1_366, height: 650 },
  { width: 1_024, height: 768 },
  { width: 800, height: 900 },
];
/** Pages of the sandbox, and screens that open the chat themselves or log in again. */
const LEFT_OUT: readonly string[] = ["the sandbox's page", "the bank's page", "chat", "session dialog"];

async function walk(
  page: Page,
  screens: readonly Screen[],
  windows: readonly (typeof WINDOWS)[number][],
): Promise<void> {
  for (const { name, open, from = 0 } of screens.filter((one) => !LEFT_OUT.includes(one.name))) {
    for (const window of windows.filter(({ width }) => width >= from)) {
      await page.setViewportSize(window);
      await open(page);
      // Content that arrives later would move the focused element.
      await page.waitForLoadState("networkidle");
      const before = page.url();
      const { stops, covered, backwards } = await walkFocus(page);
      addFigure("stops", stops);
      const where = `${name} at ${window.width} by ${window.height} px`;
      expect.soft(covered, `covered on ${where}`).toEqual([]);
      expect.soft(backwards, `the focus goes back on ${where}`).toEqual([]);
      expect.soft(page.url(), `the focus opens no page on ${where}`).toBe(before);
    }
  }
}

test("covers no focused element on guest pages", async ({ page }) => {
  await walk(page, GUEST_SCREENS, WINDOWS);
});

/** Screens before the ones that lead to the bank, one after the other. */
const SCREENS = CUSTOMER_SCREENS.slice(0, -5);
const quarter = Math.ceil(SCREENS.length / 4);
for (const part of [0, 1, 2, 3]) {
  const screens = SCREENS.slice(part * quarter, (part + 1) * quarter);

  test(`covers no focused element on a customer's screens, part ${part + 1} of 4`, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await walk(page, screens, WINDOWS);
  });

  test(`covers no focused element beside the open chat, part ${part + 1} of 4`, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await page.goto("/index");
    await chatButton(page).click();
    await expect(chatWindow(page).getByLabel("Temat")).toBeVisible();
    await walk(
      page,
      screens.filter(({ from, name }) => from === undefined && name !== "theme dialog"),
      WITH_CHAT,
    );
  });
}
