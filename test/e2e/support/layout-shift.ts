import type { Page } from "@playwright/test";

declare global {
  interface Window {
    ebokLayoutShift?: number;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Sums up unexpected layout shifts (CLS) from the next page load on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
    window.ebokLayoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (isShift(entry) && !entry.hadRecentInput)
          window.ebokLayoutShift = (window.ebokLayoutShift ?? 0) + entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Layout shift since the page was loaded, from 0 up. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.ebokLayoutShift ?? Number.NaN);
}

/** Excess of the page's width over its window's, px. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
