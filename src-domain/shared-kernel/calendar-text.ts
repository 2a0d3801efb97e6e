import type { Instant } from "./clock.port.ts";

export interface CalendarProducer {
  /** Who has made the file: the operator. */
  readonly name: string;
  readonly now: Instant;
}

/** RFC 5545, 3.1: a line has at most so many bytes, without its end. */
const LONGEST_LINE = 75;

/** A file for calendars (iCalendar, RFC 5545) with these events, each given by its lines. */
export function calendarText(events: readonly (readonly string[])[], maker: Pick<CalendarProducer, "name">): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarValue(maker.name)}//ebok//PL`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flat(),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/**
 * Ids are told apart by the operator, not by the address that the portal is opened at: saved from elsewhere, it is
 * still the same.
 */
export function calendarUidDomain(name: string): string {
  return `${name
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")}.ebok`;
}

/** Text as a value: what has a meaning in a line is marked, what no line can hold is left out (RFC 5545, 3.3.11). */
export function calendarValue(text: string): string {
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
