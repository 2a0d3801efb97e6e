/** A day of the calendar; months from 1. */
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

/** Under zero when `a` is the earlier. */
export const compareDays = (a: CalendarDate, b: CalendarDate): number => toTimestamp(a) - toTimestamp(b);

/** `count` days later. */
export const addDays = (day: CalendarDate, count: number): CalendarDate =>
  fromTimestamp(toTimestamp(day) + count * DAY_MS);

/** Monday is 0. */
export const weekdayIndex = (day: CalendarDate): number => (new Date(toTimestamp(day)).getUTCDay() + 6) % 7;

const daysInMonth = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The same day `count` months later, or the last of that month. */
export function addMonths({ year, month, day }: CalendarDate, count: number): CalendarDate {
  const index = year * 12 + (month - 1) + count;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1 };
  return { ...target, day: Math.min(day, daysInMonth(target.year, target.month)) };
}

/** The weeks of a month, from Monday; `undefined` stands for days of its neighbours. */
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

/** The nearest day that is neither before `min` nor after `max`. */
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
export const formatDay = ({ year, month, day }: CalendarDate): string =>
  `${twoDigits(day)}-${twoDigits(month)}-${String(year).padStart(4, "0")}`;

/** The day that a whole DD-MM-YYYY names; `undefined` for less, and for a 31st of February. */
export function parseDay(text: string): CalendarDate | undefined {
  const parts = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (parts === null) return undefined;
  const day = { year: Number(parts[3]), month: Number(parts[2]), day: Number(parts[1]) };
  // years under 100 would be taken for the last century's
  return day.year >= 100 &&
    day.month >= 1 &&
    day.month <= 12 &&
    day.day >= 1 &&
    day.day <= daysInMonth(day.year, day.month)
    ? day
    : undefined;
}
