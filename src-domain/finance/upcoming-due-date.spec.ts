import { describe, expect, it } from "vitest";
import { anEntry, aPaidEntry, day, TODAY } from "#test/mothers/index.ts";
import { upcomingDueDate } from "./upcoming-due-date.ts";

describe("a due date that a calendar can remind of", () => {
  it.each([
    ["2026-11-30", "2026-11-30"],
    ["2026-11-20", "2026-11-20"],
    ["2026-11-19", undefined],
  ])("%s is %s on 20 November", (dueDate, told) => {
    expect(upcomingDueDate(anEntry({ dueDate: day(dueDate) }), TODAY)).toBe(told);
  });

  it("is none of what is paid, is being paid, or has no date", () => {
    expect(
      [
        aPaidEntry({ dueDate: day("2026-11-30") }),
        anEntry({ status: "payment-started" }),
        anEntry({ dueDate: undefined }),
      ].map((entry) => upcomingDueDate(entry, TODAY)),
    ).toEqual([undefined, undefined, undefined]);
  });
});
