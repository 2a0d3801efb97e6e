import { expect, it } from "vitest";
import { aPrice, aProduct, day, zloty } from "#test/mothers/index.ts";
import { orderedPartsOf } from "./ordered-parts.ts";

it("[ORDER-10] lists the ordered parts of running services with the first day of their price", () => {
  const part = aProduct({
    productId: "part",
    name: "Pakiet Sportowy",
    fullName: undefined,
    status: "ORDERED",
    contractStart: undefined,
    productPrices: [aPrice({ validFrom: day("2026-12-01"), value: zloty("15.00") })],
  });
  const running = aProduct({ productId: "tv", childrenList: [part, { ...part, productId: "on", status: "ACTIVE" }] });
  const expected = [{ productId: "part", name: "Pakiet Sportowy", state: "received", startsOn: "2026-12-01" }];
  expect(orderedPartsOf([running])).toEqual(expected);
  expect(orderedPartsOf([{ ...running, status: "ORDERED" }])).toEqual([]);
  const agreed = { ...part, contractStart: day("2026-12-05") };
  expect(orderedPartsOf([{ ...running, childrenList: [agreed] }])).toMatchObject([
    { state: "scheduled", startsOn: "2026-12-05" },
  ]);
});
