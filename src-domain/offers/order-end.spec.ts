import { expect, it } from "vitest";
import { aProduct, day, someOfferDetails } from "#test/mothers/index.ts";
import { orderEnd } from "./order-end.ts";

const TODAY = day("2026-11-29");
const order = someOfferDetails({
  offerId: "SUB-1-003",
  processNumber: "SUB/1/003",
  status: "accepted",
  closeDate: day("2026-11-28"),
  order: { state: "completed", day: day("2026-11-28"), nextStep: undefined },
});
const NAME = order.products[0]?.name ?? "";
const off = { status: "RESIGNED", contractEnd: TODAY, orderNumber: "SUB/1/003" } as const;

it.each([
  ["was turned off", [off], { day: TODAY }],
  ["works", [{ ...off, status: "ACTIVE", contractEnd: undefined }], undefined],
  ["ends today", [{ ...off, status: "DURING_RESIGNATION" }], undefined],
  ["ended without a known day", [{ ...off, contractEnd: undefined }], { day: undefined }],
  ["is withdrawn from", [{ ...off, contractEnd: undefined, withdrawnOn: TODAY }], { day: TODAY }],
  ["is one of two, of which the other works", [off, { ...off, status: "ACTIVE", contractEnd: undefined }], undefined],
  ["belongs to another order", [{ ...off, orderNumber: "SUB/1/004" }], undefined],
  ["is found by its name", [{ ...off, orderNumber: undefined, name: NAME }], { day: TODAY }],
  [
    "has the name of one that ended before the order",
    [{ ...off, orderNumber: undefined, name: NAME, contractEnd: day("2026-10-01") }],
    undefined,
  ],
] as const)("[ORDER-28] knows whether the service of an order has ended if it %s", (_case, products, expected) => {
  const given = products.map((changes, index) => aProduct({ productId: `P-${index}`, ...changes }));
  const oneLine = { ...order, products: order.products.slice(0, 1) };
  expect(orderEnd(oneLine, given, TODAY)).toEqual(expected);
});

it("(part of ORDER-28) names no end of an order that is not completed", () => {
  const scheduled = { ...order, order: { state: "scheduled", day: TODAY, nextStep: undefined } } as const;
  expect(orderEnd(scheduled, [aProduct(off)], TODAY)).toBeUndefined();
});
