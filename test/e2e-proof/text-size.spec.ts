import type { Page } from "@playwright/test";
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
