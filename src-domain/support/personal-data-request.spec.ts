import { expect, it } from "vitest";
import { day } from "#test/mothers/index.ts";
import { personalDataAnswerDue } from "./personal-data-request.ts";

it.each([
  ["2026-11-20", "2026-12-21"],
  ["2026-11-24", "2026-12-28"],
  ["2027-01-31", "2027-03-01"],
  ["2028-01-31", "2028-02-29"],
  ["2026-12-01", "2027-01-04"],
])("(part of REQ-22) answers a request about personal data of %s by %s", (sent, due) => {
  expect(personalDataAnswerDue(day(sent))).toBe(due);
});
