import { describe, expect, it } from "vitest";
import { aProduct, day } from "#test/mothers/index.ts";
import { isVisitAhead, isVisitChangeable } from "./appointment.ts";
import { withMove } from "./with-move.ts";
import { withVisit } from "./with-visit.ts";

const VISIT = { slotId: "S", from: 1_000, to: 2_000, address: undefined, changeableUntil: undefined };

describe("the booked visit of a product", () => {
  it("(part of VISIT-02) can be changed until the operator's time, without one until it begins", () => {
    expect([999, 1_000].map((now) => isVisitChangeable(VISIT, now))).toEqual([true, false]);
    const early = { ...VISIT, changeableUntil: 500 };
    expect([499, 500].map((now) => isVisitChangeable(early, now))).toEqual([true, false]);
  });

  it("is ahead until its end", () => {
    expect([1_999, 2_000].map((now) => isVisitAhead(VISIT, now))).toEqual([true, false]);
  });

  it("is set and removed also for a nested product, without changing the other products", () => {
    const products = [aProduct({ productId: "A", childrenList: [aProduct({ productId: "A-1" })] }), aProduct()];
    const booked = withVisit(products, "A-1", VISIT);
    expect(booked[0]?.childrenList[0]?.visit).toBe(VISIT);
    expect(booked[1]).toBe(products[1]);
    expect(withVisit(booked, "A-1", VISIT)).toBe(booked);
    expect(withVisit(booked, "A-1", undefined)[0]?.childrenList[0]?.visit).toBeUndefined();
  });
});

it("(part of VISIT-10) leaves out addresses that were stated for another day of the move", () => {
  const visit = { ...VISIT, address: "ul. Chmielna 26" };
  const main = aProduct({ productId: "1", mainServiceId: "1", moveOn: day("2026-12-10"), visit });
  const [part, other] = [aProduct({ productId: "2", mainServiceId: "1", visit }), aProduct({ productId: "3", visit })];
  const products = [main, part, other];
  expect(withMove(products, "1", day("2026-12-10"))).toBe(products);
  const moved = withMove(products, "1", day("2026-12-11"));
  expect(moved.map((product) => [product.moveOn, product.visit?.address])).toEqual([
    ["2026-12-11", undefined],
    [part.moveOn, undefined],
    [other.moveOn, "ul. Chmielna 26"],
  ]);
});
