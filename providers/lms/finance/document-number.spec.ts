import { expect, it } from "vitest";
import { documentNumber } from "./document-number.ts";

it.each([
  ["%N/%m/%Y", "12/03/2026"],
  ["KOR/%4N/%y", "KOR/0012/26"],
  [undefined, "12/LMS/2026"],
])("(part of LMS-05) fills the template %s of a number", (template, number) => {
  expect(documentNumber(12, template, "2026-03-05")).toBe(number);
});
