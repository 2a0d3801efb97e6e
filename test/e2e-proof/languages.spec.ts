import type { Page } from "@playwright/test";
import type { LoadedLanguage } from "#domain/language/index.ts";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import {
  LANGUAGE_LARGE_TEXT_WIDTHS,
  LANGUAGE_WIDTHS,
  LONG_TEXT_WIDTH,
  SMALLEST_WIDTH,
} from "../../scripts/proof/bars.ts";
import { axe } from "../e2e/support/axe.ts";
import { DEMO_DAY, enterAs, enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { setTextSize } from "../e2e/support/enlarged-text.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { inspectScreens } from "../e2e/support/inspect-screens.ts";
import { layoutProblems } from "../e2e/support/layout-problems.ts";
import { longerTexts, showLongerTexts } from "../e2e/support/longer-texts.ts";
import { switchLanguage } from "../e2e/support/switch-language.ts";
import { LASTING_SCREENS, namesOf, splitIntoBatches } from "../e2e/support/screen-batches.ts";
import { OTHER_LOGIN_SCREENS } from "../e2e/support/other-login-screens.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "../e2e/support/screens.ts";
import { findPolishTexts } from "../languages/polish-texts.ts";
import { shownTexts } from "../languages/shown-texts.ts";
import { addFigure } from "./figures.ts";

/** Screens that are also looked at in the dark. */
const DARK = /^(login|home|services|service|invoices|offer|chat|a payment looked over|messages)\b/u;

const LANGUAGES: readonly LoadedLanguage[] = ["uk", "en"];

/** Factor of large text, by which the desktop's layout needs a wider window. */
const LARGE_TEXT = 2;
const USUAL_TEXT_PX = 16;

const LONGER = new Set(Object.values(longerTexts()));

async function look(page: Page, where: string, canBreakWords = false): Promise<void> {
  addFigure("looks", 1);
  expect.soft(await layoutProblems(page, { canBreakWords }), where).toEqual([]);
  await axe(page);
}

/** Looks at a screen that was opened in Polish after a switch to each language, and returns to Polish. */
async function inLanguages(page: Page, where: string): Promise<void> {
  for (const language of LANGUAGES) {
    await test.step(`${where}, ${language}`, async () => {
      await switchLanguage(page, language);
      expect.soft(findPolishTexts(language, await page.evaluate(shownTexts)), `${where}, ${language}`).toEqual([]);
      for (const colorScheme of DARK.test(where) ? (["light", "dark"] as const) : (["light"] as const)) {
        await page.emulateMedia({ colorScheme });
        await look(page, `${where}, ${language}, ${colorScheme}`);
      }
      await page.emulateMedia({ colorScheme: null });
    });
  }
  await switchLanguage(page, "pl");
}

/** Looks at the layout of a screen with text at 200 % in each language. */
async function withLargeText(page: Page, where: string): Promise<void> {
  for (const language of LANGUAGES) {
    await switchLanguage(page, language);
    addFigure("looks", 1);
    expect.soft(await layoutProblems(page), `${where}, ${language}`).toEqual([]);
  }
  await switchLanguage(page, "pl");
}

/**
 * Looks at the layout of a screen on the smallest phone with text of the page alone at 200 %, which media queries do
 * not notice. No line of this window holds a word of twelve letters.
 */
async function withLargePageText(page: Page, where: string): Promise<void> {
  for (const language of LANGUAGES) {
    await switchLanguage(page, language);
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${LARGE_TEXT * USUAL_TEXT_PX}px`);
    // The browser evaluates rem of container queries again when a container changes its size.
    for (const width of [SMALLEST_WIDTH + 1, SMALLEST_WIDTH]) await page.setViewportSize({ width, height: 900 });
    addFigure("looks", 1);
    expect.soft(await layoutProblems(page, { breakableLetters: 12 }), `${where}, ${language}`).toEqual([]);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await switchLanguage(page, "pl");
}

/** Looks at a screen with texts that are 40 % longer, in which long words may break. */
async function withLongerTexts(page: Page, where: string): Promise<void> {
  await switchLanguage(page, "uk");
  expect(
    (await page.evaluate(shownTexts)).some((text) => LONGER.has(text)),
    `${where} shows longer texts`,
  ).toBe(true);
  await test.step(where, () => look(page, where, true));
  await switchLanguage(page, "pl");
}

const CHECKS = [
  {
    name: "Ukrainian and English",
    widths: LANGUAGE_WIDTHS,
    text: 1,
    prepare: (): Promise<void> => Promise.resolve(),
    of: inLanguages,
  },
  {
    name: "text at 200 %",
    widths: LANGUAGE_LARGE_TEXT_WIDTHS,
    text: LARGE_TEXT,
    prepare: (page: Page): Promise<void> => setTextSize(page, LARGE_TEXT * USUAL_TEXT_PX),
    of: withLargeText,
  },
  {
    name: "text of the page at 200 %",
    widths: [SMALLEST_WIDTH],
    text: 1,
    prepare: (): Promise<void> => Promise.resolve(),
    of: withLargePageText,
  },
  { name: "texts 40 % longer", widths: [LONG_TEXT_WIDTH], text: 1, prepare: showLongerTexts, of: withLongerTexts },
] as const;

const leaveAlone = (): Promise<void> => Promise.resolve();

for (const { name, widths, text, prepare, of } of CHECKS) {
  test.describe(`${name} at ${widths.join(", ")} px`, () => {
    const inspect = async (page: Page, screens: readonly Screen[]): Promise<void> => {
      for (const screen of screens) {
        // A page of the sandbox is only opened: the next screen follows from it.
        await inspectScreens(page, [screen], { widths, text, of: screen.isForeign === true ? leaveAlone : of });
      }
    };

    for (const screens of splitIntoBatches(GUEST_SCREENS, 0)) {
      test(`shows a guest everything whole: ${namesOf(screens)}`, async ({ page }) => {
        await prepare(page);
        await inspect(page, screens);
      });
    }

    for (const screens of splitIntoBatches(CUSTOMER_SCREENS, LASTING_SCREENS)) {
      test(`shows a customer everything whole: ${namesOf(screens)}`, async ({ page, sandbox }) => {
        await prepare(page);
        await enterOnDemoDay(page, sandbox, "m.brzezinska");
        await inspect(page, screens);
      });
    }

    for (const screen of OTHER_LOGIN_SCREENS) {
      test(`shows everything whole: ${screen.name} (${screen.login})`, async ({ page, sandbox }) => {
        await prepare(page);
        await sandbox.reset(DEMO_DAY);
        await startClockAt(page, DEMO_DAY);
        await enterAs(page, screen.login, DEMO_DAY);
        await inspect(page, [screen]);
      });
    }
  });
}
