import { expect, it } from "vitest";
import { grosze, parseInstant, warsawDate, warsawMonth } from "../shared-kernel/index.ts";
import { createLocalFormats } from "./local-formats.ts";

const day = warsawDate("2026-11-05");
const month = warsawMonth("2026-11");
const moment = parseInstant("2026-11-05T09:05:00+01:00");

const shown = (language: "uk" | "en") => {
  if (day === undefined || month === undefined || moment === undefined) throw new Error("no such moment");
  const formats = createLocalFormats(language);
  return [
    formats.date(day),
    formats.dateTime(moment),
    formats.money(grosze(118_743)),
    formats.amount(grosze(-5)),
    formats.month(month),
    formats.shortMonth(month),
    formats.number(1234.5),
    formats.weekdays.names.join(" "),
    ["Zamość", "Łódź", "Żukowo", "Lublin"].toSorted(formats.compare).join(" "),
  ].map((text) => text.replaceAll(/\s/gu, " "));
};

it("[I18N-09] formats days, amounts, months and numbers in Ukrainian and in English", () => {
  expect(shown("uk")).toEqual([
    "05.11.2026",
    "05.11.2026, 09:05",
    "1 187,43 zł",
    "−0,05",
    "листопад 2026",
    "лист",
    "1 234,5",
    "пн вт ср чт пт сб нд",
    "Łódź Lublin Zamość Żukowo",
  ]);
  expect(shown("en")).toEqual([
    "5 Nov 2026",
    "5 Nov 2026, 09:05",
    "1,187.43 zł",
    "−0.05",
    "November 2026",
    "Nov",
    "1,234.5",
    "Mon Tue Wed Thu Fri Sat Sun",
    "Łódź Lublin Zamość Żukowo",
  ]);
});

it("(part of VAL-80) has the separator of thousands of each language", () => {
  for (const language of ["uk", "en"] as const) {
    const { money, thousandsSeparator } = createLocalFormats(language);
    const written = money(grosze(118_743)).charAt(1);
    expect(written === "," ? "comma" : "space", language).toBe(thousandsSeparator);
  }
});
