import type { BrowserContext, Page } from "playwright";

const shifted = new WeakSet<Page>();
/** How far ahead of this machine each browser is, ms: its tabs have one clock. */
const clockOffsets = new WeakMap<BrowserContext, number>();

/**
 * From the next page on it is that moment in the browser, and time runs on from it; asked again, it goes on as it is. A
 * clock that stood
 * still would be one that is set back all the time, which ends a session (SESS-09).
 */
export async function startClockAt(page: Page, moment: number): Promise<void> {
  if (shifted.has(page)) return;
  shifted.add(page);
  const browser = page.context();
  const offsetMs = clockOffsets.get(browser) ?? moment - Date.now();
  clockOffsets.set(browser, offsetMs);
  await page.addInitScript((shift) => {
    const { now } = Date;
    globalThis.Date = new Proxy(Date, {
      construct(date, given, asked): object {
        const made: unknown = given.length === 0 ? new date(now() + shift) : Reflect.construct(date, given, asked);
        if (typeof made !== "object" || made === null) throw new TypeError("no date");
        return made;
      },
      apply: (date) => new date(now() + shift).toString(),
      get: (date, key): unknown => (key === "now" ? () => now() + shift : Reflect.get(date, key)),
    });
  }, offsetMs);
}
