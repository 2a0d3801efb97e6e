import { describe, expect, it } from "vitest";
import { anEntry, aPaidEntry, day, TODAY } from "#test/mothers/index.ts";
import { upcomingDueDate } from "./upcoming-due-date.ts";

describe("upcoming due date", () => {
  it.each([
    ["2026-11-30", "2026-11-30"],
    ["2026-11-20", "2026-11-20"],
    ["2026-11-19", undefined],
  ])("returns for the due date %s the upcoming due date %s on 20 November", (dueDate, expected) => {
    expect(upcomingDueDate(anEntry({ dueDate: day(dueDate) }), TODAY)).toBe(expected);
  });

  it("returns no upcoming due date when an entry is paid, being paid or undated", () => {
    expect(
      [
        aPaidEntry({ dueDate: day("2026-11-30") }),
        anEntry({ status: "payment-started" }),
        anEntry({ dueDate: undefined }),
      ].map((entry) => upcomingDueDate(entry, TODAY)),
    ).toEqual([undefined, undefined, undefined]);
  });
});
