import { expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { accessibilityAnswerDue } from "./accessibility-complaint.ts";

it.each([
  ["a working day", "2026-11-18", "2026-12-18"],
  ["a Sunday, moved to Monday", "2026-11-13", "2026-12-14"],
  ["Christmas, moved past the weekend", "2026-11-25", "2026-12-28"],
])("(part of A11Y-40) ends the time for an answer on %s", (_when, sentOn, last) => {
  expect(accessibilityAnswerDue(day(sentOn), 30)).toBe(last);
});
