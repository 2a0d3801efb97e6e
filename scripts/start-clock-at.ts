import type { BrowserContext, Page } from "playwright";

const shifted = new WeakSet<Page>();
/** Offset of each browser's clock from the machine's, ms. All tabs of a browser share it. */
const clockOffsets = new WeakMap<BrowserContext, number>();

/**
 * Sets the clock of the browser to `moment` for the next pages; it runs on from there. A second call keeps the offset.
 * A stopped clock would look like a clock that is set back, which ends a session (SESS-09).
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
      construct(date, args, newTarget): object {
        const made: unknown = args.length === 0 ? new date(now() + shift) : Reflect.construct(date, args, newTarget);
        if (typeof made !== "object" || made === null) throw new TypeError("expected a Date");
        return made;
      },
      apply: (date) => new date(now() + shift).toString(),
      get: (date, key): unknown => (key === "now" ? () => now() + shift : Reflect.get(date, key)),
    });
  }, offsetMs);
}
