import { maskitoTransform } from "@maskito/core";
import { expect, it } from "vitest";
import { AMOUNT_MASK } from "./date-amount-masks.ts";

it.each([
  ["💜".repeat(45), "💜".repeat(40)],
  [`${"💜 ".repeat(19)}💜💜💜 9`, `${"💜 ".repeat(19)}💜💜`],
  ["1".repeat(45), "1".repeat(40)],
])("(part of VAL-08) keeps the beginning of an amount that is far too long: %j", (typed, masked) => {
  expect(maskitoTransform(typed, AMOUNT_MASK)).toBe(masked);
});

it.each(["1,500", "1.500", "2,283.20", "2 283,20", "1234567890,123", "-5"])(
  "(part of VAL-80) keeps all of an amount that is typed or pasted as %j",
  (typed) => {
    expect(maskitoTransform(typed, AMOUNT_MASK)).toBe(typed);
    expect(maskitoTransform(`${typed} zł`, AMOUNT_MASK)).toBe(typed);
  },
);
