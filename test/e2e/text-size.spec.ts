import { expect } from "@playwright/test";
import { ENLARGEMENTS, inspectEnlarged, inspectSpaced, setTextSize } from "./support/enlarged-text.ts";
import { enterOnDemoDay } from "./support/enter-as.ts";
import { test } from "./support/fixtures.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "./support/screens.ts";

// `npm run proof -- accessibility:text` opens all screens.
const GUEST_SAMPLE = ["login", "password"];
const CUSTOMER_SAMPLE = ["home", "invoices", "offer"];

const only = (screens: readonly Screen[], names: readonly string[]): readonly Screen[] =>
  screens.filter(({ name }) => names.includes(name));

test("[A11Y-01] cuts nothing and breaks no word with text at 200 % and at 400 % zoom", async ({ page, sandbox }) => {
  test.slow();
  for (const enlargement of ENLARGEMENTS) await inspectEnlarged(page, only(GUEST_SCREENS, GUEST_SAMPLE), enlargement);
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  for (const enlargement of ENLARGEMENTS)
    await inspectEnlarged(page, only(CUSTOMER_SCREENS, CUSTOMER_SAMPLE), enlargement);
});

test(
  "(part of A11Y-01) shows name and number of one of several accounts with text at 200 %",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "konta.lis");
    for (const enlargement of ENLARGEMENTS) {
      await inspectEnlarged(page, only(CUSTOMER_SCREENS, ["home", "invoices"]), enlargement);
      const account = page.getByRole("banner").getByRole("button", { name: /Katarzyna Lis/ });
      for (const text of ["Katarzyna Lis", "nr klienta 5600321"])
        await expect(account.getByText(text)).toBeInViewport({ ratio: 1 });
    }
  },
);

test("[A11Y-02] cuts nothing of text with the spacing of WCAG 1.4.12", async ({ page, sandbox }) => {
  await inspectSpaced(page, only(GUEST_SCREENS, GUEST_SAMPLE), [320]);
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  await inspectSpaced(page, only(CUSTOMER_SCREENS, CUSTOMER_SAMPLE), [320]);
});

test(
  "(part of A11Y-01) keeps the calendar button beside or below the date that it saves",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    for (const [width, textPx] of [
      [320, 16],
      [390, 32],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await setTextSize(page, textPx);
      await page.goto("/invoice/4127830000001");
      const button = page.getByRole("button", { name: "Dodaj do kalendarza" });
      await expect(button).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${textPx} px`).toBe(width);
      const covers = await button.evaluate((element) => {
        const date = element.closest("dl > div")?.querySelector("time")?.getBoundingClientRect();
        const { left, top } = element.getBoundingClientRect();
        return date === undefined || (date.right > left && date.bottom > top + 8);
      });
      expect(covers, `${width} px`).toBe(false);
    }
  },
);
