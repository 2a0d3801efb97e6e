import {
  calendarUidDomain,
  calendarText,
  calendarValue as escaped,
  type CalendarProducer,
} from "../shared-kernel/calendar-text.ts";
import { plusDays, type WarsawDate } from "../shared-kernel/index.ts";

/** All-day event of a calendar. */
export interface CalendarFileDay {
  /** Stable across downloads: a calendar that already has this id replaces the event. */
  readonly id: string;
  readonly day: WarsawDate;
  readonly summary: string;
  readonly description: string;
}

/**
 * Builds an iCalendar file (RFC 5545) with these days and a reminder on the day before each. Days have no hour, so they
 * are the same in every time zone.
 */
export function calendarFile(days: readonly CalendarFileDay[], producer: CalendarProducer): string {
  return calendarText(
    days.map((day) => eventOf(day, producer)),
    producer,
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
