import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPolishAmount, formatPolishDate, grosze, type ThousandsSeparator } from "#domain/shared-kernel/index.ts";
import { TODAY, day, zloty } from "#test/mothers/index.ts";
import {
  amount,
  amountOf,
  date,
  dateFrom,
  dateOf,
  dateTo,
  fileSize,
  laterThanNewYear,
  notAfterToday,
  sendableText,
  startBefore,
} from "./index.ts";

const none = (key: string): object => ({ key, params: {} });

describe("amount", () => {
  it.each([
    ["1", 100],
    ["1,5", 150],
    ["1.5", 150],
    ["1187,43", 118743],
    ["1 187,43", 118743],
    ["1\u00a0187.43", 118743],
    ["12\u202f345\u202f678", 1234567800],
    ["0,01", 1],
    ["007", 700],
    [" 5 ", 500],
  ])("(part of VAL-08) parses the typed amount %j as %i grosze", (text, value) => {
    expect(amountOf(text, "space")).toBe(value);
    expect(amount("space")(text)).toBe("valid");
  });

  it.each([
    "",
    "abc",
    "1,",
    ",5",
    "1,234",
    "1.2.3",
    "1,2,3",
    "1 2",
    "1 23",
    "1234 567",
    "12 34,00",
    "1e3",
    "+5",
    "5 zł",
    "x5",
    "1,5x",
    "٣",
    "9".repeat(16),
  ])("(part of VAL-08) rejects %j because it is not an amount", (text) => {
    expect(amountOf(text, "space")).toBeUndefined();
    expect(amount("space")(text)).toEqual(none("amountForm"));
  });

  it.each(["0", "0,00", "-5", "\u22125,00", "-0.01"])(
    "(part of VAL-08) rejects the amount %j because it is not above zero",
    (text) => {
      expect(amount("space")(text)).toEqual(none("amountZero"));
      expect(amount("space", zloty("10"))(text)).toEqual(none("amountZero"));
    },
  );

  it("(part of VAL-08) accepts an amount up to the limit only", () => {
    const rule = amount("space", zloty("1187.43"));
    expect(rule("1187,43")).toBe("valid");
    expect(rule("1187,44")).toEqual({ key: "amountTooMuch", params: { limit: 118_743 } });
    expect(amount("space", zloty("0"))("0,01")).toEqual({ key: "amountTooMuch", params: { limit: 0 } });
  });

  it.each([
    ["35,5", 3_550],
    ["35.50", 3_550],
    ["1 234,00", 123_400],
    ["0,1", 10],
    ["1.234,00", "amountForm"],
    ["-5", "amountZero"],
    ["1e3", "amountForm"],
    ["", "amountForm"],
    ["35 €", "amountForm"],
    ["35,", "amountForm"],
    ["0", "amountZero"],
  ] as const)("(part of VAL-08) validates the amount %j, a typical typing mistake, as %j", (text, expected) => {
    const verdict = amount("space")(text);
    expect(verdict === "valid" ? amountOf(text, "space") : verdict.key).toBe(expected);
  });

  it.each([
    ["1,500", "amountForm", 150_000],
    ["1,500.00", 150_000, 150_000],
    ["2,283.20", 228_320, 228_320],
    ["2,283.2", 228_320, 228_320],
    ["12,345,678", "amountForm", 1_234_567_800],
    ["\u22121,500.00", "amountZero", "amountZero"],
    ["1.500", "amountForm", "amountForm"],
    ["1,50", 150, 150],
    ["1500,00", 150_000, 150_000],
    ["1 500,00", 150_000, 150_000],
    ["1\u00a0500.00", 150_000, 150_000],
    ["1\u202f500", 150_000, 150_000],
    ["0,500", "amountForm", "amountForm"],
    ["1,5000", "amountForm", "amountForm"],
    ["1500,000", "amountForm", "amountForm"],
    ["1,500,00", "amountForm", "amountForm"],
    ["1,500 000", "amountForm", "amountForm"],
    ["2.283,20", "amountForm", "amountForm"],
    ["2,283.205", "amountForm", "amountForm"],
  ] as const)("[VAL-80] parses %j as %j, and as %j where commas separate thousands", (text, spaced, commas) => {
    const outcome = (separator: ThousandsSeparator) => {
      const verdict = amount(separator)(text);
      return verdict === "valid" ? amountOf(text, separator) : verdict.key;
    };
    expect([outcome("space"), outcome("comma")]).toEqual([spaced, commas]);
  });

  it("(part of VAL-08) parses every amount that the portal formats, with comma or dot", () => {
    fc.assert(
      fc.property(fc.integer({ min: -9_000_000_000_000, max: 9_000_000_000_000 }), (value) => {
        const text = formatPolishAmount(grosze(value));
        expect(amountOf(text, "space")).toBe(value);
        expect(amountOf(text.replace(",", "."), "space")).toBe(value);
      }),
    );
  });
});

describe("date", () => {
  it.each([
    "29-02-2000",
    "29-02-2024",
    "29-02-2028",
    "28-02-1900",
    "28-02-2100",
    "31-12-1999",
    "01-01-2000",
    "30-04-2026",
    "01-01-0001",
  ])("(part of VAL-10) accepts the date %s as a day", (text) => {
    expect(date(text)).toBe("valid");
    expect(formatPolishDate(dateOf(text) ?? TODAY)).toBe(text);
  });

  it.each([
    "29-02-1900",
    "29-02-2100",
    "29-02-2026",
    "30-02-2000",
    "31-04-2026",
    "31-06-2026",
    "31-09-2026",
    "31-11-2026",
    "32-01-2026",
    "00-01-2026",
    "01-00-2026",
    "01-13-2026",
    "01-01-0000",
  ])("(part of VAL-10) rejects the date %s because it does not exist", (text) => {
    expect(date(text)).toEqual(none("dateUnreal"));
    expect(dateOf(text)).toBeUndefined();
  });

  it.each([
    "",
    "1-1-2026",
    "20-11-26",
    "20.11.2026",
    "2026-11-20",
    "20-11-2026 ",
    " 20-11-2026",
    "20-11-2026x",
    "dd-mm-yyyy",
    "20/11/2026",
  ])("(part of VAL-10) rejects the date %j because it is not DD-MM-YYYY", (text) => {
    expect(date(text)).toEqual(none("dateForm"));
  });

  it("(part of VAL-10) accepts the bounds of a date and rejects the days beyond", () => {
    const bound = { date: "2026-11-20" };
    expect([dateFrom(TODAY)("20-11-2026"), dateTo(TODAY)("20-11-2026"), notAfterToday(TODAY)("20-11-2026")]).toEqual([
      "valid",
      "valid",
      "valid",
    ]);
    expect(dateFrom(TODAY)("19-11-2026")).toEqual({ key: "dateTooEarly", params: bound });
    expect(dateTo(TODAY)("21-11-2026")).toEqual({ key: "dateTooLate", params: bound });
    expect(notAfterToday(TODAY)("21-11-2026")).toEqual(none("dateInFuture"));
    expect(notAfterToday(TODAY)("01-12-2025")).toBe("valid");
  });

  it("(part of VAL-10) requires a date later than 1 January of a year", () => {
    const rule = laterThanNewYear(2026);
    expect(rule("01-01-2026")).toEqual({ key: "dateYear", params: { date: "2026-01-01" } });
    expect([rule("02-01-2026"), rule("01-01-2027"), laterThanNewYear(900)("02-01-0900")]).toEqual([
      "valid",
      "valid",
      "valid",
    ]);
    expect(laterThanNewYear(900)("01-01-0900")).toEqual({ key: "dateYear", params: { date: "0900-01-01" } });
  });

  it("(part of VAL-10) requires a start date that is not later than the end date", () => {
    expect([
      startBefore("20-11-2026")("20-11-2026"),
      startBefore("01-01-2027")("20-11-2026"),
      startBefore("")("20-11-2026"),
    ]).toEqual(["valid", "valid", "valid"]);
    expect(startBefore("19-11-2026")("20-11-2026")).toEqual(none("dateOrder"));
  });

  it("reports a wrong form of a date before a violated bound", () => {
    for (const rule of [
      dateFrom(TODAY),
      dateTo(TODAY),
      notAfterToday(TODAY),
      laterThanNewYear(2026),
      startBefore("20-11-2026"),
    ]) {
      expect(rule("x")).toEqual(none("dateForm"));
      expect(rule("31-11-2026")).toEqual(none("dateUnreal"));
    }
  });

  it("(part of VAL-10) accepts every day of the calendar as a date", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1800-01-01"), max: new Date("2299-12-31"), noInvalidDate: true }),
        (moment) => {
          const iso = moment.toISOString().slice(0, 10);
          expect(dateOf(`${iso.slice(8)}-${iso.slice(5, 7)}-${iso.slice(0, 4)}`)).toBe(day(iso));
        },
      ),
    );
  });
});

describe("file", () => {
  it("(part of VAL-13) rejects a file that is empty or above its limit", () => {
    const rule = fileSize();
    expect([rule(1), rule(5_000_000), fileSize(2)(2_000_000), fileSize(0.5)(500_000)]).toEqual([
      "valid",
      "valid",
      "valid",
      "valid",
    ]);
    expect(rule(0)).toEqual(none("fileEmpty"));
    expect(rule(5_000_001)).toEqual({ key: "fileTooBig", params: { megabytes: 5 } });
    expect(fileSize(2)(2_000_001)).toEqual({ key: "fileTooBig", params: { megabytes: 2 } });
  });
});

describe("text that can be sent", () => {
  it.each(["", "Zażółć gęślą jaźń", "😀\u{10ffff}", "a\tb\r\nc", "\u0085\ufffd\ue000\ud7ff", "<&>]]>"])(
    "accepts the sendable text %j",
    (text) => {
      expect(sendableText(text)).toBe("valid");
    },
  );

  it.each([
    ["\u0000", "U+0000"],
    ["a\u0007b", "U+0007"],
    ["\u001f", "U+001F"],
    ["x\ud800", "U+D800"],
    ["\udfffy", "U+DFFF"],
    ["\ufffe", "U+FFFE"],
    ["\uffff", "U+FFFF"],
  ])("rejects the text %j because it cannot be sent and names %s", (text, character) => {
    expect(sendableText(text)).toEqual({ key: "notSendable", params: { character } });
  });
});
