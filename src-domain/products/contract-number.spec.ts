import { expect, it } from "vitest";
import { aProduct } from "#test/mothers/index.ts";
import { isNumberOfService, isSameNumber, servicesOfNumber } from "./contract-number.ts";

it.each([
  ["2026/117020", "2026-117020", true],
  [" EB/2024/5103", "eb 2024 5103", true],
  ["2026/117020", "2026/11702", false],
])("(part of WITHDRAW-04) compares the numbers %s and %s without separators: %s", (one, other, isSame) => {
  expect(isSameNumber(one, other)).toBe(isSame);
});

it("(part of WITHDRAW-04) finds a service by the number of its contract or of its order", () => {
  const service = aProduct({ productId: "1", contractNumber: "UM/1", orderNumber: "Z/7" });
  const part = aProduct({ productId: "2", contractNumber: undefined, orderNumber: undefined });
  expect(["um-1", "z 7", "1"].map((number) => isNumberOfService(service, number))).toEqual([true, true, false]);
  const main = aProduct({ ...part, childrenList: [service] });
  expect(servicesOfNumber([main], "um1").map(({ productId }) => productId)).toEqual(["1"]);
});
