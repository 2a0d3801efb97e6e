import { lastDayOf, addToMonth, addCalendarDays, addCalendarMonths, type IsoDay } from "#kit/calendar/warsaw.ts";

/** Distance by which all dates of a database move. */
export type DateShift = { readonly months: number } | { readonly days: number };

const DATES = /(?<![\dA-Za-z/-])(\d{4})-(\d{2})(?:-(\d{2}))?(?![\d-])/g;

/** Returns `day` moved. The last day of a month stays the last; otherwise there would be days without a price. */
export function shiftDay(day: IsoDay, shift: DateShift): IsoDay {
  if ("days" in shift) return addCalendarDays(day, shift.days);
  const month = day.slice(0, 7);
  return day === lastDayOf(month) ? lastDayOf(addToMonth(month, shift.months)) : addCalendarMonths(day, shift.months);
}

/**
 * Returns `text` with every ISO day and month moved: plain columns, dates inside JSON and placeholders of texts. A
 * month without a day (`2026-11`) moves only by whole months.
 */
export function shiftDates(text: string, shift: DateShift): string {
  return text.replace(DATES, (match, year: string, month: string, day: string | undefined) => {
    if (Number(month) < 1 || Number(month) > 12) return match;
    if (day !== undefined) return shiftDay(match, shift);
    return "months" in shift ? addToMonth(`${year}-${month}`, shift.months) : match;
  });
}
