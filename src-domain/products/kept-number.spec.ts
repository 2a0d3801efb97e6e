import { expect, it } from "vitest";
import { aProduct, day } from "#test/mothers/index.ts";
import { numberKeptUntil } from "./kept-number.ts";

const PHONE = aProduct({ category: "phone" });
const END = day("2026-12-31");

it("[TERM-37] keeps a number for a month after the end of its contract", () => {
  expect(numberKeptUntil([PHONE], END, day("2026-11-20"))).toBe("2027-01-31");
  expect(numberKeptUntil([PHONE], day("2027-01-31"), day("2027-02-28"))).toBe("2027-02-28");
  expect(numberKeptUntil([PHONE], END, day("2027-02-01"))).toBeUndefined();
});

it("(part of TERM-37) keeps none without a number, or while another operator takes it over", () => {
  expect(numberKeptUntil([aProduct({ category: "internet" })], END, END)).toBeUndefined();
  expect(numberKeptUntil([{ ...PHONE, portingOn: day("2026-12-02") }], END, END)).toBeUndefined();
});
