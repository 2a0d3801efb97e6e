import type { CalendarDay } from "#domain/finance/calendar-file.ts";
import type { AppContainer } from "../container/context-loaders.ts";
import { BRAND, CLOCK_PORT } from "../container/tokens.ts";
import { fileSaver } from "./file-saver.ts";
import { lazyWithRetry } from "#ui/shell/lazy-module.ts";

/** What writes files for calendars: fetched by those who ask. */
const calendar = lazyWithRetry(() => import("#domain/finance/calendar-file.ts"), "calendarFile");

/** Saves days as a file that calendars take in. Resolves with whether it could. */
export function dueDateSaver(container: AppContainer): (days: readonly CalendarDay[]) => Promise<boolean> {
  const brand = container.root.get(BRAND);
  const clock = container.root.get(CLOCK_PORT);
  const save = fileSaver(container);
  return async (days) => {
    try {
      const { calendarFile } = await calendar();
      const text = calendarFile(days, { name: brand.name, now: clock.now() });
      return await save("terminy-faktur.ics", "text/calendar;charset=utf-8", text);
    } catch {
      return false;
    }
  };
}
