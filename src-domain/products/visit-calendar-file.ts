import {
  calendarUidDomain,
  calendarText,
  calendarValue,
  type CalendarProducer,
} from "../shared-kernel/calendar-text.ts";
import type { Instant } from "../shared-kernel/index.ts";
import type { VisitSlot } from "./appointment.ts";

/** A visit as a calendar shows it. */
export interface CalendarVisit {
  readonly visit: VisitSlot;
  /** The same for each visit for one service: a calendar takes the new one in place of the former. */
  readonly id: string;
  readonly summary: string;
  readonly place: string | undefined;
}

const utc = (instant: Instant): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");

/**
 * A file for calendars (iCalendar, RFC 5545) with one visit: its hours are those of Warsaw wherever it is read, with a
 * reminder an hour before.
 */
export function visitCalendarFile({ visit, id, summary, place }: CalendarVisit, maker: CalendarProducer): string {
  return calendarText(
    [
      [
        "BEGIN:VEVENT",
        `UID:${calendarValue(id)}@${calendarUidDomain(maker.name)}`,
        `DTSTAMP:${utc(maker.now)}`,
        `DTSTART:${utc(visit.from)}`,
        `DTEND:${utc(visit.to)}`,
        `SUMMARY:${calendarValue(summary)}`,
        ...(place === undefined ? [] : [`LOCATION:${calendarValue(place)}`]),
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${calendarValue(summary)}`,
        "TRIGGER:-PT1H",
        "END:VALARM",
        "END:VEVENT",
      ],
    ],
    maker,
  );
}
