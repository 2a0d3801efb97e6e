import { plusDays, type Instant, type WarsawDate } from "../shared-kernel/index.ts";

/** One day of a calendar, all of it. */
export interface CalendarDay {
  /** The same each time it is saved: a calendar that has the day already takes the new one in its place. */
  readonly id: string;
  readonly day: WarsawDate;
  readonly summary: string;
  readonly description: string;
}

export interface CalendarMaker {
  /** Who has made the file: the operator. */
  readonly name: string;
  readonly now: Instant;
}

/** RFC 5545, 3.1: a line has at most so many bytes, without its end. */
const LONGEST_LINE = 75;

/**
 * A file for calendars (iCalendar, RFC 5545) with these days, each with a reminder on the day before. The days are those of Warsaw and have no hour: they
 * are the same in every time zone.
 */
export function calendarFile(days: readonly CalendarDay[], maker: CalendarMaker): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(maker.name)}//ebok//PL`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...days.flatMap((one) => eventOf(one, maker)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventOf({ id, day, summary, description }: CalendarDay, { name, now }: CalendarMaker): readonly string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@${nameInIds(name)}.ebok`,
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

/** Ids are told apart by the operator, not by the address that the portal is opened at: saved from elsewhere, a day is still the same day. */
function nameInIds(name: string): string {
  return name.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-");
}

/** Text as a value: what has a meaning in a line is marked, what no line can hold is left out (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/\p{Cc}/gu, "").replace(/[\\;,]/g, "\\$&"));
  return lines.join("\\n");
}

/** A line in pieces of at most 75 bytes; no sign is cut in two. */
function folded(line: string): string {
  let [text, room] = ["", LONGEST_LINE];
  for (const sign of line) {
    const size = bytesOf(sign);
    if (size > room) {
      text += "\r\n ";
      // the blank at its start counts
      room = LONGEST_LINE - 1;
    }
    text += sign;
    room -= size;
  }
  return text;
}

/** How many bytes a sign takes in UTF-8. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
