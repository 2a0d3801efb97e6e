import type { Page } from "@playwright/test";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { axe } from "../e2e/support/axe.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { htmlProblems } from "../e2e/support/html-problems.ts";
import { ibmChecker } from "../e2e/support/ibm-checker.ts";
import { OTHER_LOGIN_SCREENS } from "../e2e/support/other-login-screens.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "../e2e/support/screens.ts";
import { addFigure } from "./figures.ts";

const WIDTHS = [1_440, 390, 320];
const LOOKS = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
] as const;

async function inspect(page: Page, screens: readonly Screen[]): Promise<void> {
  for (const { name, open, from = 0, isForeign } of screens) {
    await page.setViewportSize({ width: 1_440, height: 900 });
    await open(page);
    if (isForeign) continue;
    expect.soft(await htmlProblems(page), `${name}: HTML`).toEqual([]);
    for (const width of WIDTHS.filter((one) => one >= from)) {
      await page.setViewportSize({ width, height: 900 });
      for (const look of LOOKS) {
        await page.emulateMedia(look);
        addFigure("looks", 1);
        await ibmChecker(page, `${name} at ${width} px, ${look.colorScheme}, forced colours ${look.forcedColors}`);
        // The part `widths` looks at every other combination.
        if (width === 390) await axe(page);
      }
    }
    await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
  }
}

test("finds nothing on guest pages", async ({ page }) => {
  await inspect(page, GUEST_SCREENS);
});

const quarter = Math.ceil(CUSTOMER_SCREENS.length / 4);
for (const part of [0, 1, 2, 3]) {
  test(`finds nothing on a customer's screens, part ${part + 1} of 4`, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await inspect(page, CUSTOMER_SCREENS.slice(part * quarter, (part + 1) * quarter));
  });
}

test("finds nothing on screens of other customers", async ({ page, sandbox }) => {
  await sandbox.reset(DEMO_DAY);
  await startClockAt(page, DEMO_DAY);
  for (const screen of OTHER_LOGIN_SCREENS) {
    await enterAs(page, screen.login, DEMO_DAY);
    await inspect(page, [screen]);
  }
});
