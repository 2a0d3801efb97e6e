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

/** Adds up, from the next page on, everything that moves without the customer having asked for it (CLS). */
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

/** What has moved since the page began, 0 to 1 and beyond. */
export async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.ebokLayoutShift ?? Number.NaN);
}

/** How far the page is wider than its window, in px. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
