import { expect, it } from "vitest";
import { aProduct, day } from "#test/mothers/index.ts";
import { numberTransferUntil } from "./number-transfer-day.ts";

const PHONE = aProduct({ category: "phone" });
const END = day("2026-12-31");

it("[TERM-37] keeps a number for a month after the end of its contract", () => {
  expect(numberTransferUntil([PHONE], END, day("2026-11-20"))).toBe("2027-01-31");
  expect(numberTransferUntil([PHONE], day("2027-01-31"), day("2027-02-28"))).toBe("2027-02-28");
  expect(numberTransferUntil([PHONE], END, day("2027-02-01"))).toBeUndefined();
});

it("(part of TERM-37) keeps none without a number, or while another operator takes it over", () => {
  expect(numberTransferUntil([aProduct({ category: "internet" })], END, END)).toBeUndefined();
  expect(numberTransferUntil([{ ...PHONE, portingOn: day("2026-12-02") }], END, END)).toBeUndefined();
});

it("(part of TERM-37) keeps a number while another operator takes over another one", () => {
  const ported = aProduct({ category: "mobile_phone", portingOn: day("2026-12-02") });
  expect(numberTransferUntil([ported, PHONE], END, END)).toBe("2027-01-31");
});
