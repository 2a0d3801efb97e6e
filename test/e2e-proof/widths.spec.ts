import type { Page } from "@playwright/test";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { LARGE_TEXT_WIDTHS, WIDTHS } from "../../scripts/proof/bars.ts";
import { axe } from "../e2e/support/axe.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { inspectScreens } from "../e2e/support/inspect-screens.ts";
import { LASTING_SCREENS, namesOf, splitIntoBatches } from "../e2e/support/screen-batches.ts";
import { sidewaysScroll } from "../e2e/support/layout-shift.ts";
import { OTHER_LOGIN_SCREENS } from "../e2e/support/other-login-screens.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS } from "../e2e/support/screens.ts";
import { addFigure } from "./figures.ts";

/** The browser's text at 200 %. */
const LARGE_TEXT = 2;
const USUAL_TEXT_PX = 16;
async function look(page: Page, where: string): Promise<void> {
  addFigure("looks", 1);
  expect.soft(await sidewaysScroll(page), `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  await axe(page);
}

/** Runs the check in both themes; the portal follows the system theme while it is open. */
async function inBothThemes(page: Page, where: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await test.step(`${where}, ${colorScheme}`, () => look(page, `${where}, ${colorScheme}`));
  }
}

async function largeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", {
    fontSizes: { standard: LARGE_TEXT * USUAL_TEXT_PX, fixed: LARGE_TEXT * USUAL_TEXT_PX },
  });
}

/** Checks of the screens, each with its widths. */
const CHECKS = [
  { name: "both themes", widths: WIDTHS, text: 1, prepare: (): Promise<void> => Promise.resolve(), of: inBothThemes },
  { name: "text at 200 %", widths: LARGE_TEXT_WIDTHS, text: LARGE_TEXT, prepare: largeText, of: look },
  {
    name: "forced colours",
    widths: [1_440, 320],
    text: 1,
    prepare: (page: Page): Promise<void> => page.emulateMedia({ forcedColors: "active" }),
    of: look,
  },
] as const;

for (const { name, widths, text, prepare, of } of CHECKS) {
  test.describe(`${name} at ${widths.join(", ")} px`, () => {
    for (const screens of splitIntoBatches(GUEST_SCREENS, 0)) {
      test(`guest's screens pass axe and fit the width: ${namesOf(screens)}`, async ({ page }) => {
        await prepare(page);
        await inspectScreens(page, screens, { widths, of, text });
      });
    }

    for (const screens of splitIntoBatches(CUSTOMER_SCREENS, LASTING_SCREENS)) {
      test(`customer's screens pass axe and fit the width: ${namesOf(screens)}`, async ({ page, sandbox }) => {
        await prepare(page);
        await enterOnDemoDay(page, sandbox, "m.brzezinska");
        await inspectScreens(page, screens, { widths, of, text });
      });
    }

    for (const screen of OTHER_LOGIN_SCREENS) {
      test(`screen passes axe and fits the width: ${screen.name} (${screen.login})`, async ({ page, sandbox }) => {
        await prepare(page);
        await sandbox.reset(DEMO_DAY);
        await startClockAt(page, DEMO_DAY);
        await enterAs(page, screen.login, DEMO_DAY);
        await inspectScreens(page, [screen], { widths, of, text });
      });
    }
  });
}
