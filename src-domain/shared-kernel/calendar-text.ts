import type { Instant } from "./clock.port.ts";

export interface CalendarProducer {
  /** Name of the operator, as the producer of the file. */
  readonly name: string;
  readonly now: Instant;
}

/** Longest line in bytes, without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** Builds an iCalendar file (RFC 5545) of these events; each event is a list of lines. */
export function calendarText(events: readonly (readonly string[])[], producer: Pick<CalendarProducer, "name">): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${calendarValue(producer.name)}//ebok//PL`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...events.flat(),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/**
 * Returns the domain of event ids. It depends on the operator, not on the portal's address, so that an event saved from
 * another address keeps its id.
 */
export function calendarUidDomain(name: string): string {
  return `${name
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")}.ebok`;
}

/** Escapes text as a value (RFC 5545, 3.3.11) and removes control characters. */
export function calendarValue(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/\p{Cc}/gu, "").replace(/[\\;,]/g, "\\$&"));
  return lines.join("\\n");
}

/** Folds a line into pieces of at most 75 bytes without splitting a character. */
function folded(line: string): string {
  let [text, room] = ["", MAX_LINE_BYTES];
  for (const sign of line) {
    const size = bytesOf(sign);
    if (size > room) {
      text += "\r\n ";
      // The leading space counts.
      room = MAX_LINE_BYTES - 1;
    }
    text += sign;
    room -= size;
  }
  return text;
}

/** Returns the length of a character in UTF-8, bytes. */
function bytesOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x1_0000 ? 3 : 4;
}
