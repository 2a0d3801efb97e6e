import {
  calendarUidDomain,
  calendarText,
  calendarValue,
  type CalendarProducer,
} from "../shared-kernel/calendar-text.ts";
import type { Instant } from "../shared-kernel/index.ts";
import type { VisitSlot } from "./appointment.ts";

/** Visit as a calendar event. */
export interface CalendarVisit {
  readonly visit: VisitSlot;
  /** The same for all visits of one service, so that a calendar replaces the former event. */
  readonly id: string;
  readonly summary: string;
  readonly place: string | undefined;
}

const utc = (instant: Instant): string => new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, "");

/** Builds an iCalendar file (RFC 5545) with one visit in UTC and a reminder an hour before. */
export function visitCalendarFile({ visit, id, summary, place }: CalendarVisit, producer: CalendarProducer): string {
  return calendarText(
    [
      [
        "BEGIN:VEVENT",
        `UID:${calendarValue(id)}@${calendarUidDomain(producer.name)}`,
        `DTSTAMP:${utc(producer.now)}`,
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
    producer,
  );
}
