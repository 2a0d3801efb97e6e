import {
  calendarUidDomain,
  calendarText,
  calendarValue as escaped,
  type CalendarProducer,
} from "../shared-kernel/calendar-text.ts";
import { plusDays, type WarsawDate } from "../shared-kernel/index.ts";

/** One day of a calendar, all of it. */
export interface CalendarFileDay {
  /** The same each time it is saved: a calendar that has the day already takes the new one in its place. */
  readonly id: string;
  readonly day: WarsawDate;
  readonly summary: string;
  readonly description: string;
}

/**
 * A file for calendars (iCalendar, RFC 5545) with these days, each with a reminder on the day before. The days are
 * those of Warsaw and have no hour: they
 * are the same in every time zone.
 */
export function calendarFile(days: readonly CalendarFileDay[], maker: CalendarProducer): string {
  return calendarText(
    days.map((one) => eventOf(one, maker)),
    maker,
  );
}

function eventOf(
  { id, day, summary, description }: CalendarFileDay,
  { name, now }: CalendarProducer,
): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@${calendarUidDomain(name)}`,
    `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d{3}/g, "")}`,
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `DTEND;VALUE=DATE:${compact(plusDays(day, 1))}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(summary)}`,
    "TRIGGER:-PT15H",
    "END:VALARM",
    "END:VEVENT",
  ];
}

const compact = (day: WarsawDate): string => day.replaceAll("-", "");
