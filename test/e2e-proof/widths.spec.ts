import type { Page } from "@playwright/test";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { LARGE_TEXT_WIDTHS, WIDTHS } from "../../scripts/proof/bars.ts";
import { axe } from "../e2e/support/axe.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { inspectScreens } from "../e2e/support/inspect-screens.ts";
import { sidewaysScroll } from "../e2e/support/layout-shift.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, OTHER_LOGIN_SCREENS, type Screen } from "../e2e/support/screens.ts";
import { addFigure } from "./figures.ts";

/** The browser's text at 200 %. */
const LARGE_TEXT = 2;
const USUAL_TEXT_PX = 16;
const AT_ONCE = 4;

/** Number of final screens that stay together: they lead to the bank and change the amount due, one after the other. */
const LASTING = 5;

function splitIntoBatches(screens: readonly Screen[], last: number): readonly (readonly Screen[])[] {
  const free = screens.slice(0, screens.length - last);
  const pieces = Array.from({ length: Math.ceil(free.length / AT_ONCE) }, (_, index) =>
    free.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
  return last === 0 ? pieces : [...pieces, screens.slice(-last)];
}

const named = (screens: readonly Screen[]): string => screens.map(({ name }) => name).join(", ");

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
      test(`guest's screens pass axe and fit the width: ${named(screens)}`, async ({ page }) => {
        await prepare(page);
        await inspectScreens(page, screens, { widths, of, text });
      });
    }

    for (const screens of splitIntoBatches(CUSTOMER_SCREENS, LASTING)) {
      test(`customer's screens pass axe and fit the width: ${named(screens)}`, async ({ page, sandbox }) => {
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
