import { type Page, test } from "@playwright/test";
import type { Screen } from "./screens.ts";

interface Check {
  readonly widths: readonly number[];
  readonly of: (page: Page, where: string) => Promise<void>;
  /** Factor of the text size. Layouts are measured in it, so the window grows by the same factor. */
  readonly text?: number;
}

/** Opens the screens one after the other and checks each at every width. */
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
