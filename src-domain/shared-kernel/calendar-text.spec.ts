import { describe, expect, it } from "vitest";
import { calendarUidDomain, calendarText, calendarValue } from "./calendar-text.ts";

/** Returns the lines of a file whose only event is this line, without the calendar's own lines. */
const foldedLine = (line: string): readonly string[] =>
  calendarText([[line]], { name: "Wiązka" })
    .split("\r\n")
    .slice(5, -2);

describe("calendarText", () => {
  it("wraps the lines of all events in one calendar file with CR LF", () => {
    expect(calendarText([["BEGIN:VEVENT", "END:VEVENT"], ["X:1"]], { name: "Wiązka; Łódź" })).toBe(
      [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Wiązka\\; Łódź//ebok//PL",
        "CALSCALE:GREGORIAN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "END:VEVENT",
        "X:1",
        "END:VCALENDAR",
        "",
      ].join("\r\n"),
    );
  });

  it("folds a calendar line after 75 bytes and its continuations after a space and 74", () => {
    expect(foldedLine("a".repeat(75))).toEqual(["a".repeat(75)]);
    expect(foldedLine("a".repeat(76))).toEqual(["a".repeat(75), " a"]);
    expect(foldedLine("a".repeat(149))).toEqual(["a".repeat(75), ` ${"a".repeat(74)}`]);
    expect(foldedLine("a".repeat(150))).toEqual(["a".repeat(75), ` ${"a".repeat(74)}`, " a"]);
  });

  it.each([
    ["\u007f", 1],
    ["\u0080", 2],
    ["\u07ff", 2],
    ["\u0800", 3],
    ["\uffff", 3],
    ["\u{10000}", 4],
  ])("counts %j as %i bytes of UTF-8 and never splits it", (sign, size) => {
    expect(new TextEncoder().encode(sign)).toHaveLength(size);
    expect(foldedLine("a".repeat(75 - size) + sign)).toEqual(["a".repeat(75 - size) + sign]);
    expect(foldedLine("a".repeat(76 - size) + sign)).toEqual(["a".repeat(76 - size), ` ${sign}`]);
  });
});

describe("calendarValue", () => {
  it.each([
    ["FV/1,2;3\\4", String.raw`FV/1\,2\;3\\4`],
    ["a\nb\rc\r\nd", String.raw`a\nb\nc\nd`],
    ["a\n\rb", String.raw`a\n\nb`],
    ["a\u0000b\u001fc\u007fd\te", "abcde"],
    ["Zażółć: 5 €", "Zażółć: 5 €"],
  ])("escapes the calendar value %j as %j", (text, value) => {
    expect(calendarValue(text)).toBe(value);
  });
});

describe("calendarUidDomain", () => {
  it.each([
    ["Wiązka", "wiazka.ebok"],
    ["ŁÓDŹ Net & Co 24", "lodz-net-co-24.ebok"],
  ])("derives the domain of event ids from the name %j", (name, owner) => {
    expect(calendarUidDomain(name)).toBe(owner);
  });
});
