import type { Locator, Page } from "@playwright/test";
import { measureCpuSlowdown } from "../../scripts/cpu-slowdown.ts";
import { enterOnDemoDay } from "../e2e/support/enter-as.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { CUSTOMER_SCREENS, GUEST_SCREENS, type Screen } from "../e2e/support/screens.ts";
import { addFigure } from "./figures.ts";

/** Longest time from a press to the next frame (INP), ms. */
const MOST_MS = 100;

/** Presses of one control; their median counts, because other programs may delay single ones. */
const PRESSES = 3;

/** Time limit for a control that a press before may have removed or covered. */
const PRESS_LIMIT = { timeout: 2_000 } as const;

/** Time limit for opening a screen, so that a failure names the screen. */
const OPENING_LIMIT = { timeout: 60_000 } as const;

/** Controls of a screen that are pressed. */
const MAX_CONTROLS = 8;

/**
 * Controls that change the screen, but neither save anything nor leave the page. Buttons with `lang` choose another
 * language, in which the other screens could not be opened; `language-switch.spec.ts` presses them.
 */
const CONTROLS = [
  "[aria-expanded]",
  "[aria-haspopup]",
  "[aria-pressed]:not([lang])",
  "[role='switch']",
  "summary",
  "input[type='checkbox']",
  "input[type='radio']",
  "input[type='search']",
  "input[type='text']",
  "textarea",
]
  .map((control) => `:is(main, .bottom-bar, .floating) ${control}:not([disabled], [aria-disabled='true'])`)
  .join(", ");

interface Interaction {
  readonly ms: number;
  readonly id: number;
}

declare global {
  interface Window {
    ebokInteractions?: Interaction[];
  }
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isEvent = (entry: PerformanceEntry): entry is EventTiming => "interactionId" in entry;
    const seen: Interaction[] = [];
    window.ebokInteractions = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (isEvent(entry) && entry.interactionId > 0) seen.push({ ms: entry.duration, id: entry.interactionId });
    }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  });
}

/** Presses a control, or types a letter into a field; returns the time until the next frame, ms. */
async function press(page: Page, control: Locator): Promise<number> {
  await page.evaluate(() => window.ebokInteractions?.splice(0));
  const isText = await control.evaluate(
    (element) => element.matches("textarea, [type='search'], [type='text']"),
    undefined,
    PRESS_LIMIT,
  );
  if (isText) await control.press("a", PRESS_LIMIT);
  else await control.click(PRESS_LIMIT);
  // The browser reports an interaction after its frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2_000 }))),
  );
  const longest = await page.evaluate(() => Math.max(0, ...(window.ebokInteractions ?? []).map(({ ms }) => ms)));
  await page.keyboard.press("Escape");
  return longest;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Presses the controls of each screen on the simulated phone; returns the times of all of them, ms. */
async function pressControls(page: Page, screens: readonly Screen[], rate: number): Promise<readonly number[]> {
  const devtools = await page.context().newCDPSession(page);
  const all: number[] = [];
  for (const { name, open, from = 0, isForeign } of screens) {
    if (from > 390) continue;
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await test.step(`opens ${name}`, () => open(page), OPENING_LIMIT);
    // The next screen may follow from the foreign page.
    if (isForeign) continue;
    await devtools.send("Emulation.setCPUThrottlingRate", { rate });
    const controls = page.locator(CONTROLS).filter({ visible: true });
    const count = Math.min(await controls.count(), MAX_CONTROLS);
    for (let index = 0; index < count; index += 1) {
      const control = controls.nth(index);
      const what = await control
        .evaluate((element) => element.outerHTML.slice(0, 120), undefined, PRESS_LIMIT)
        .catch(() => "a removed control");
      const times: number[] = [];
      for (let turn = 0; turn < PRESSES; turn += 1) {
        // A press may have removed or covered the control.
        const ms = await press(page, control).catch(() => undefined);
        if (ms !== undefined) times.push(ms);
      }
      all.push(...times);
      expect.soft(median(times), `${name}: ${what}`).toBeLessThanOrEqual(MOST_MS);
    }
  }
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return all;
}

test.use({ viewport: { width: 390, height: 844 } });
// All screens of a customer take four minutes on an idle machine, and three times as long on a busy one.
test.setTimeout(25 * 60_000);

test("responds to a press on a guest's screen within 100 ms on a slow phone", async ({ browser, page }) => {
  const slowdown = await measureCpuSlowdown(browser);
  await watchInteractions(page);
  const times = await pressControls(page, GUEST_SCREENS, slowdown);
  addFigure("slowdown of the processor for guests, times", Number(slowdown.toFixed(1)));
  addFigure("presses of guests", times.length);
  addFigure("longest press of guests, ms", Math.round(Math.max(...times)));
});

test("responds to a press on a customer's screen within 100 ms on a slow phone", async ({ browser, page, sandbox }) => {
  const slowdown = await measureCpuSlowdown(browser);
  await watchInteractions(page);
  await enterOnDemoDay(page, sandbox, "m.brzezinska");
  const times = await pressControls(page, CUSTOMER_SCREENS, slowdown);
  addFigure("slowdown of the processor for a customer, times", Number(slowdown.toFixed(1)));
  addFigure("presses of a customer", times.length);
  addFigure("longest press of a customer, ms", Math.round(Math.max(...times)));
});
