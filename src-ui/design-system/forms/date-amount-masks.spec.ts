// @vitest-environment jsdom
import { Maskito, maskitoTransform } from "@maskito/core";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { AMOUNT_MASK, DATE_MASK } from "./date-amount-masks.ts";

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

it.each(["1.10.2026", "1-10-2026", "1/10/2026", "1 10 2026", "01102026", "01.10.2026"])(
  "(part of VAL-81) fills in the leading zero of a date typed key by key as %s",
  async (keys) => {
    const input = document.body.appendChild(document.createElement("input"));
    const mask = new Maskito(input, DATE_MASK);
    await userEvent.type(input, keys);
    expect(input.value).toBe("01-10-2026");
    mask.destroy();
  },
);

it("[VAL-81] ends day and month of a typed date with any separator, and keeps a wrong one", async () => {
  const input = document.body.appendChild(document.createElement("input"));
  const mask = new Maskito(input, DATE_MASK);
  await userEvent.type(input, "3.4.2026");
  expect(input.value).toBe("03-04-2026");
  await userEvent.clear(input);
  await userEvent.type(input, "31.2.2026");
  expect(input.value).toBe("31-02-2026");
  mask.destroy();
});
