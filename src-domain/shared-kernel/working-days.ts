import { plusDays, type WarsawDate } from "./warsaw-calendar.ts";
import { weekdayOf } from "./weekday.ts";

/**
 * Public holidays of Poland with a fixed day, as month and day: act of 18 January 1951 on days off (Dz.U. 2025
 * poz. 296). Christmas Eve is one since 2025.
 */
const FIXED_HOLIDAYS: ReadonlySet<string> = new Set([
  "01-01",
  "01-06",
  "05-01",
  "05-03",
  "08-15",
  "11-01",
  "11-11",
  "12-24",
  "12-25",
  "12-26",
]);

/** Movable public holidays that fall on a weekday, as days after Easter Sunday: Easter Monday and Corpus Christi. */
const DAYS_AFTER_EASTER = [1, 60] as const;

const DAY_MS = 86_400_000;

/** Returns how many days Easter Sunday of a year is after its 22 March, by the method of Gauss. */
function easterAfterMarch22(year: number): number {
  const century = Math.floor(year / 100);
  const moonShift = (15 - Math.floor((13 + 8 * century) / 25) + century - Math.floor(century / 4)) % 30;
  const weekShift = (4 + century - Math.floor(century / 4)) % 7;
  const cycle = year % 19;
  const moon = (19 * cycle + moonShift) % 30;
  const week = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + weekShift) % 7;
  const isLate = moon + week === 35 || (moon === 28 && week === 6 && cycle > 10);
  return moon + week - (isLate ? 7 : 0);
}

/** Returns true for a public holiday of Poland from Monday to Saturday. */
function isPublicHoliday(day: WarsawDate): boolean {
  const fixed = day.slice(5);
  if (FIXED_HOLIDAYS.has(fixed)) return fixed !== "12-24" || day >= "2025";
  const year = Number(day.slice(0, 4));
  const afterMarch22 = (Date.parse(day) - Date.UTC(year, 2, 22)) / DAY_MS;
  return DAYS_AFTER_EASTER.some((afterEaster) => easterAfterMarch22(year) + afterEaster === afterMarch22);
}

/** Returns true for a day from Monday to Friday that is no public holiday of Poland. */
export function isWorkingDay(day: WarsawDate): boolean {
  return weekdayOf(day) < 6 && !isPublicHoliday(day);
}

/**
 * Returns the last day of a legal period whose last calendar day is `day`: a period that would end on a Saturday, a
 * Sunday or a public holiday ends on the next working day (art. 115 of the Civil Code).
 */
export function endOfLegalPeriod(day: WarsawDate): WarsawDate {
  return isWorkingDay(day) ? day : endOfLegalPeriod(plusDays(day, 1));
}

/** Returns the day `count` working days after `day`; `day` itself does not count. */
export function plusWorkingDays(day: WarsawDate, count: number): WarsawDate {
  let last = day;
  for (let left = count; left > 0; left -= 1) last = endOfLegalPeriod(plusDays(last, 1));
  return last;
}
