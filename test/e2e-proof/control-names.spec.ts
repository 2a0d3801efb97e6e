import { startClockAt } from "../../scripts/start-clock-at.ts";
import { type NamedControl, namedControls, problemsOfFrames, problemsOfPage } from "../e2e/support/control-names.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { OTHER_LOGIN_SCREENS } from "../e2e/support/other-login-screens.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "../e2e/support/screens.ts";
import { addFigure } from "./figures.ts";

const WINDOWS = [
  { width: 1_440, height: 900 },
  { width: 390, height: 844 },
];

async function names(screens: readonly Screen[], page: Parameters<Screen["open"]>[0]) {
  const pages: (readonly NamedControl[])[] = [];
  for (const { name, open, from = 0, isForeign } of screens) {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await open(page);
    if (isForeign) continue;
    for (const window of WINDOWS.filter(({ width }) => width >= from)) {
      await page.setViewportSize(window);
      const controls = await namedControls(page);
      addFigure("links and buttons", controls.length);
      expect.soft(problemsOfPage(controls), `${name} at ${window.width} px`).toEqual([]);
      pages.push(controls);
    }
  }
  return pages;
}

test("names the links and buttons of guests by their purpose, and the same on all pages", async ({ page }) => {
  expect.soft(problemsOfFrames(await names(GUEST_SCREENS, page))).toEqual([]);
});

test("names the links and buttons of a customer by their purpose, and the same on all pages", async ({
  page,
  sandbox,
}) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  expect.soft(problemsOfFrames(await names(CUSTOMER_SCREENS, page))).toEqual([]);
});

test("names the links and buttons of other customers by their purpose", async ({ page, sandbox }) => {
  await sandbox.reset(DEMO_DAY);
  await startClockAt(page, DEMO_DAY);
  for (const screen of OTHER_LOGIN_SCREENS) {
    await enterAs(page, screen.login, DEMO_DAY);
    await names([screen], page);
  }
});
