import { warsawMonth } from "#domain/shared-kernel/index.ts";
import { formatMonth } from "#ui/shared/formats.ts";
import type { DateFieldTexts } from "#ui/design-system/forms/date-field.tsx";
import type { CalendarDate } from "#ui/design-system/forms/calendar-date.ts";
import { texts } from "#ui/shared/texts/texts.ts";
import pl from "./pl.json";

const t = texts(pl, "calendar");

const MONTHS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

/** Converts a date in Warsaw to the date type of the form kit. */
export function toCalendarDate(date: string): CalendarDate {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8)) };
}

/** Texts of the calendar. */
export function dateFieldTexts(): DateFieldTexts {
  return {
    open: (field) => t("open", { field }),
    month: ({ year, month }) => formatMonth(warsawMonth(`${year}-${String(month).padStart(2, "0")}`) ?? never()),
    day: ({ year, month, day }) => `${day} ${t(`of.${MONTHS[month - 1] ?? "1"}`)} ${year}`,
    weekdays: WEEKDAYS.map((name) => ({ short: t(`short.${name}`), long: t(`long.${name}`) })),
    previousMonth: t("previous"),
    nextMonth: t("next"),
  };
}

function never(): never {
  throw new RangeError("not a month of the calendar");
}
