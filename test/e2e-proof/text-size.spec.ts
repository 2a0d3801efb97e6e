import { startClockAt } from "../../scripts/start-clock-at.ts";
import { ENLARGEMENTS, inspectEnlarged, inspectSpaced } from "../e2e/support/enlarged-text.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { test } from "../e2e/support/fixtures.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, OTHER_LOGIN_SCREENS } from "../e2e/support/screens.ts";

const SPACED_WIDTHS = [1_440, 390, 320];

for (const enlargement of ENLARGEMENTS) {
  test(`shows everything whole to guests: ${enlargement.name}`, async ({ page }) => {
    await inspectEnlarged(page, GUEST_SCREENS, enlargement);
  });

  test(`shows everything whole to a customer: ${enlargement.name}`, async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await inspectEnlarged(page, CUSTOMER_SCREENS, enlargement);
  });

  test(`shows everything whole to other customers: ${enlargement.name}`, async ({ page, sandbox }) => {
    await sandbox.reset(DEMO_DAY);
    await startClockAt(page, DEMO_DAY);
    for (const screen of OTHER_LOGIN_SCREENS) {
      await enterAs(page, screen.login, DEMO_DAY);
      await inspectEnlarged(page, [screen], enlargement);
    }
  });
}

test("cuts nothing of spaced text for guests", async ({ page }) => {
  await inspectSpaced(page, GUEST_SCREENS, SPACED_WIDTHS);
});

test("cuts nothing of spaced text for a customer", async ({ page, sandbox }) => {
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await inspectSpaced(page, CUSTOMER_SCREENS, SPACED_WIDTHS);
});

test("cuts nothing of spaced text for other customers", async ({ page, sandbox }) => {
  await sandbox.reset(DEMO_DAY);
  await startClockAt(page, DEMO_DAY);
  for (const screen of OTHER_LOGIN_SCREENS) {
    await enterAs(page, screen.login, DEMO_DAY);
    await inspectSpaced(page, [screen], SPACED_WIDTHS);
  }
});
