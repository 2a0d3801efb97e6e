import type { Page } from "@playwright/test";
import { brokenValues } from "./support/broken-values.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { inspectScreens } from "./support/inspect-screens.ts";
import { CUSTOMER_SCREENS, OTHER_LOGIN_SCREENS } from "./support/screens.ts";

const PHONES = [390, 320];

async function expectWholeValues(page: Page, where: string): Promise<void> {
  expect.soft(await brokenValues(page), where).toEqual([]);
}

test.describe("values on phones", () => {
  test.describe.configure({ timeout: 120_000 });

  test("[NAV-19] no date, amount or number breaks on a customer's screens", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await inspectScreens(page, CUSTOMER_SCREENS, { widths: PHONES, of: expectWholeValues });
  });

  test("(part of NAV-19) no date, amount or number breaks for other customers", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "nowak.nowy");
    for (const screen of OTHER_LOGIN_SCREENS) {
      await enterAs(page, screen.login, DEMO_DAY);
      await inspectScreens(page, [screen], { widths: PHONES, of: expectWholeValues });
    }
  });
});
