import { type Page, test } from "@playwright/test";
import type { Screen } from "./screens.ts";

interface Check {
  readonly widths: readonly number[];
  readonly of: (page: Page, where: string) => Promise<void>;
  /**
   * How large the text is beside the usual one: layouts are set in its measure, so that each begins in a window that is
   * wider by as much.
   */
  readonly text?: number;
}

/** Opens the screens one after the other, and looks at each at every width. */
export async function inspectScreens(
  page: Page,
  screens: readonly Screen[],
  { widths, of, text = 1 }: Check,
): Promise<void> {
  const widest = Math.max(...widths);
  for (const { name, open, from: usual = 0 } of screens) {
    const from = usual * text;
    if (widest < from) continue;
    await page.setViewportSize({ width: widest, height: 900 });
    await test.step(name, async () => {
      await open(page);
      for (const width of widths.filter((each) => each >= from)) {
        await page.setViewportSize({ width, height: 900 });
        await of(page, `${name} at ${width} px`);
      }
    });
  }
}
