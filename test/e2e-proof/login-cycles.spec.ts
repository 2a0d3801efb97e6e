import type { CDPSession } from "@playwright/test";
import { BROWSER_ARGUMENTS, findTestBrowser } from "../../scripts/find-browser.ts";
import { LOGIN_CYCLES } from "../../scripts/proof/bars.ts";
import { expect, test } from "../e2e/support/fixtures.ts";
import { grownResources, liveResources, watchLiveResources } from "../e2e/support/live-resources.ts";
import { logInAndOut } from "../e2e/support/log-in-and-out.ts";
import { addFigure } from "./figures.ts";

const browser = await findTestBrowser();

/** Compiled code stays on the heap and would be most of its growth: functions are compiled when they become hot. */
const WITHOUT_COMPILERS = "--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode";

test.use({
  launchOptions: {
    executablePath: browser.executablePath,
    args: [...BROWSER_ARGUMENTS, WITHOUT_COMPILERS],
    env: { ...process.env, ...browser.env },
  },
});

/** Returns the size of the heap after a garbage collection, bytes. */
async function heapSize(devtools: CDPSession): Promise<number> {
  // Objects that a finalizer holds are collected the next time.
  for (let turn = 0; turn < 3; turn += 1) await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}

test("keeps its memory over a hundred logins and logouts in one tab", async ({ page }) => {
  test.setTimeout(15 * 60_000);
  await watchLiveResources(page);
  const devtools = await page.context().newCDPSession(page);
  await page.goto("/");
  for (let cycle = 0; cycle < LOGIN_CYCLES.warmUp; cycle += 1) await logInAndOut(page);
  const first = await liveResources(page);
  const heap = await heapSize(devtools);
  for (let cycle = LOGIN_CYCLES.warmUp; cycle < LOGIN_CYCLES.cycles; cycle += 1) await logInAndOut(page);
  await expect
    .poll(async () => grownResources(first, await liveResources(page), LOGIN_CYCLES.warmUp), "what is left of sessions")
    .toEqual({});
  const growth = (await heapSize(devtools)) / heap - 1;
  addFigure("heap after the warm-up, kB", Math.round(heap / 1_000));
  addFigure("growth, per mille", Math.round(growth * 1_000));
  expect(growth).toBeLessThan(LOGIN_CYCLES.growth);
});
