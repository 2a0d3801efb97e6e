import { expect, it } from "vitest";
import { shapeOf } from "./deviation-log.ts";

it.each([
  ["12,50", '"99,99"'],
  ["Żaneta", '"Aaaaaa"'],
  ["\u0645\u0631\u064a\u0645 \u0661\u0662", '"aaaa 99"'],
  ["Zo\u0308e", '"Aaaa"'],
  ["\u01c5", '"A"'],
  [" ", "an empty element"],
])("(part of CALL-16) reports the shape of %j without its letters and digits", (text, shape) => {
  expect(shapeOf(text)).toBe(shape);
});
