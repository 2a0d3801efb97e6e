import { lastDayOf, addToMonth, addCalendarDays, addCalendarMonths, type IsoDay } from "./warsaw.ts";

/** How far a roll of dates moves everything. */
export type DateShift = { readonly months: number } | { readonly days: number };

const DATES = /(?<![\dA-Za-z/-])(\d{4})-(\d{2})(?:-(\d{2}))?(?![\d-])/g;

/** `day` moved. The last day of a month stays the last, or a price that ends then would leave days without any. */
export function shiftDay(day: IsoDay, shift: DateShift): IsoDay {
  if ("days" in shift) return addCalendarDays(day, shift.days);
  const month = day.slice(0, 7);
  return day === lastDayOf(month) ? lastDayOf(addToMonth(month, shift.months)) : addCalendarMonths(day, shift.months);
}

/**
 * `text` with every ISO day and month in it moved: plain columns, the dates inside JSON and the placeholders of texts
 * alike.
 * A lone month (`2026-11`) moves only with whole months.
 */
export function shiftDates(text: string, shift: DateShift): string {
  return text.replace(DATES, (match, year: string, month: string, day: string | undefined) => {
    if (Number(month) < 1 || Number(month) > 12) return match;
    if (day !== undefined) return shiftDay(match, shift);
    return "months" in shift ? addToMonth(`${year}-${month}`, shift.months) : match;
  });
}
