import { convertIcsCalendar } from "ts-ics";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import { day, TODAY } from "#test/mothers/index.ts";
import { plusDays } from "../shared-kernel/index.ts";
import { calendarFile, type CalendarFileDay } from "./calendar-file.ts";

const PRODUCER = { name: "Wiązka", now: Date.parse("2026-11-20T09:00:00Z") };
const DUE: CalendarFileDay = {
  id: "E-11",
  day: day("2026-11-30"),
  summary: "Termin zapłaty: FV/4127830/11/26",
  description: "Do zapłaty 223,70 zł; nr klienta 4127830",
};

/** Parses the file with a library independent of the portal. */
const read = (text: string) => convertIcsCalendar(undefined, text).events ?? [];
const bytes = (line: string): number => new TextEncoder().encode(line).length;

describe("calendar file of due dates", () => {
  it("builds exactly the expected calendar file (RFC 5545) for one due date", () => {
    expect(calendarFile([DUE], PRODUCER).split("\r\n")).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Wiązka//ebok//PL",
      "CALSCALE:GREGORIAN",
      "METHOD:PUBLISH",
      "BEGIN:VEVENT",
      "UID:E-11@wiazka.ebok",
      "DTSTAMP:20261120T090000Z",
      "DTSTART;VALUE=DATE:20261130",
      "DTEND;VALUE=DATE:20261201",
      "SUMMARY:Termin zapłaty: FV/4127830/11/26",
      String.raw`DESCRIPTION:Do zapłaty 223\,70 zł\; nr klienta 4127830`,
      "TRANSP:TRANSPARENT",
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      "DESCRIPTION:Termin zapłaty: FV/4127830/11/26",
      "TRIGGER:-PT15H",
      "END:VALARM",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ]);
  });

  it("builds a calendar file that another library parses, with lines of at most 75 bytes", () => {
    const text = fc
      .string({
        unit: fc.constantFrom("ą", "ż", "Ł", " ", "A", "1", ",", ";", ":", "\\", "\u00a0", "€", "😀", "\n"),
        minLength: 1,
        maxLength: 200,
      })
      .map((value) => `x${value}x`);
    const days = fc.array(
      fc.record({
        id: fc.stringMatching(/^[A-Z0-9-]{1,20}$/),
        day: fc.integer({ min: -3_000, max: 3_000 }).map((offset) => plusDays(TODAY, offset)),
        summary: text,
        description: text,
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(days, (all) => {
        const file = calendarFile(all, PRODUCER);
        expect(file.split("\r\n").every((line) => bytes(line) <= 75)).toBe(true);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        const events = read(file);
        expect(events.map(({ uid, summary, description }) => [uid, summary, description])).toEqual(
          all.map(({ id, summary, description }) => [`${id}@wiazka.ebok`, summary, description]),
        );
        expect(events.map(({ start }) => [start.type, start.date.toISOString().slice(0, 10)])).toEqual(
          all.map((one) => ["DATE", one.day]),
        );
      }),
      { numRuns: runs(100) },
    );
  });

  it("folds calendar file lines between characters, never inside a multi-byte one", () => {
    const file = calendarFile([{ ...DUE, summary: "ż".repeat(200) }], PRODUCER);
    const decoded = file
      .split("\r\n")
      .map((line) => new TextDecoder("utf-8", { fatal: true }).decode(new TextEncoder().encode(line)));
    expect(decoded.join("")).not.toContain("\ufffd");
    expect(read(file)[0]?.summary).toBe("ż".repeat(200));
  });
});
