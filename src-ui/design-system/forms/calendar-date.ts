/** Calendar day; months from 1. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAY_MS = 86_400_000;

const toTimestamp = ({ year, month, day }: CalendarDate): number => Date.UTC(year, month - 1, day);

function fromTimestamp(ms: number): CalendarDate {
  const date = new Date(ms);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Negative if `a` is earlier. */
export const compareDays = (a: CalendarDate, b: CalendarDate): number => toTimestamp(a) - toTimestamp(b);

/** Returns the day `count` days later. */
export const addDays = (day: CalendarDate, count: number): CalendarDate =>
  fromTimestamp(toTimestamp(day) + count * DAY_MS);

/** Weekday from 0 (Monday) to 6. */
export const weekdayIndex = (day: CalendarDate): number => (new Date(toTimestamp(day)).getUTCDay() + 6) % 7;

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Returns the same day `count` months later, or the last day of that month. */
export function addMonths({ year, month, day }: CalendarDate, count: number): CalendarDate {
  const index = year * 12 + (month - 1) + count;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) };
}

/** Returns the weeks of a month, from Monday; `undefined` for days of adjacent months. */
export function weeksOf({
  year,
  month,
}: Pick<CalendarDate, "year" | "month">): readonly (readonly (CalendarDate | undefined)[])[] {
  const before = weekdayIndex({ year, month, day: 1 });
  const cells = before + daysInMonth(year, month);
  return Array.from({ length: Math.ceil(cells / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, column) => {
      const day = week * 7 + column - before + 1;
      return day < 1 || day > daysInMonth(year, month) ? undefined : { year, month, day };
    }),
  );
}

/** Clamps the day to the range from `min` to `max`. */
export function clampDay(
  day: CalendarDate,
  min: CalendarDate | undefined,
  max: CalendarDate | undefined,
): CalendarDate {
  if (min !== undefined && compareDays(day, min) < 0) return min;
  return max !== undefined && compareDays(day, max) > 0 ? max : day;
}

const twoDigits = (part: number): string => String(part).padStart(2, "0");

/** DD-MM-YYYY */
export const formatCalendarDay = ({ year, month, day }: CalendarDate): string =>
  `${twoDigits(day)}-${twoDigits(month)}-${String(year).padStart(4, "0")}`;

/** Parses a complete DD-MM-YYYY; returns `undefined` for incomplete text or a date such as 31-02. */
export function parseDay(text: string): CalendarDate | undefined {
  const parts = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (parts === null) return undefined;
  const day = { year: Number(parts[3]), month: Number(parts[2]), day: Number(parts[1]) };
  // `Date` maps years below 100 to the 20th century.
  return day.year >= 100 &&
    day.month >= 1 &&
    day.month <= 12 &&
    day.day >= 1 &&
    day.day <= daysInMonth(day.year, day.month)
    ? day
    : undefined;
}
