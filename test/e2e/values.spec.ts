import type { Page } from "@playwright/test";
import { brokenValues } from "./support/broken-values.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { inspectScreens } from "./support/inspect-screens.ts";
import { OTHER_LOGIN_SCREENS } from "./support/other-login-screens.ts";
import { CUSTOMER_SCREENS } from "./support/screens.ts";

const PHONES = [390, 320];

/** Screens with the most values, for `npm test`; the other tests open all. */
const SAMPLE_NAMES = [
  "home",
  "invoices",
  "invoices as a table",
  "bank transfer",
  "offer",
  "billing",
  "an answered complaint",
];
const SAMPLE = CUSTOMER_SCREENS.filter(({ name }) => SAMPLE_NAMES.includes(name));

async function expectWholeValues(page: Page, where: string): Promise<void> {
  expect.soft(await brokenValues(page), where).toEqual([]);
}

test.describe("values on phones", () => {
  test.describe.configure({ timeout: 120_000 });

  test("[NAV-19] no date, amount or number breaks on screens with many of them", async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    await inspectScreens(page, SAMPLE, { widths: PHONES, of: expectWholeValues });
  });

  test(
    "(part of NAV-19) no date, amount or number breaks on any screen of a customer",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "m.brzezinska");
      await inspectScreens(page, CUSTOMER_SCREENS, { widths: PHONES, of: expectWholeValues });
    },
  );

  test(
    "(part of NAV-19) no date, amount or number breaks for other customers",
    { tag: "@proof" },
    async ({ page, sandbox }) => {
      await enterOnDemoDay(page, sandbox, "nowak.nowy");
      for (const screen of OTHER_LOGIN_SCREENS) {
        await enterAs(page, screen.login, DEMO_DAY);
        await inspectScreens(page, [screen], { widths: PHONES, of: expectWholeValues });
      }
    },
  );
});
