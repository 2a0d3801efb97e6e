import { expect, it } from "vitest";
import { aProduct } from "#test/mothers/index.ts";
import { listsMobileData } from "./mobile-in-lists.ts";

it("(part of HOME-02) shows mobile data in lists for one to five numbers in use", () => {
  const number = (status: "ACTIVE" | "ORDERED") => aProduct({ mvnoProduct: true, status });
  const many = (count: number) => Array.from({ length: count }, () => number("ACTIVE"));
  expect([0, 1, 5, 6].map((count) => listsMobileData(many(count)))).toEqual([false, true, true, false]);
  expect(listsMobileData([number("ORDERED"), aProduct({ mvnoProduct: false })])).toBe(false);
});
