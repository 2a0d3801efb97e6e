import { describe, expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { overdueText, relativeDay } from "./relative-day.ts";

const visible = (text: string) => text.replaceAll("\u00a0", "_");

describe("relative day", () => {
  it.each([
    ["2026-11-20", "dziś"],
    ["2026-11-21", "jutro"],
    ["2026-11-19", "wczoraj"],
    ["2026-11-30", "za 10_dni"],
    ["2026-11-18", "2_dni temu"],
    ["2027-11-20", "za 365_dni"],
  ])("shows the due date %s on 20-11-2026 as %s", (date, text) => {
    expect(visible(relativeDay(day(date), day("2026-11-20")))).toBe(text);
  });

  it("counts days past the due date with Polish plurals", () => {
    expect([1, 2, 21, 22].map((days) => visible(overdueText(days)))).toEqual([
      "1_dzień po terminie",
      "2_dni po terminie",
      "21_dni po terminie",
      "22_dni po terminie",
    ]);
  });
});
