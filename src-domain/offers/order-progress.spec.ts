import { expect, it } from "vitest";
import { anOffer, day } from "#test/mothers/index.ts";
import { orderProgressOf, ordersInProgress, type OrderStage } from "./order-progress.ts";

const order = (offerId: string, state: OrderStage, onDay?: string) =>
  anOffer({
    offerId,
    status: "accepted",
    order: { state, day: onDay === undefined ? undefined : day(onDay), nextStep: undefined },
  });

it("lists received and scheduled orders as in progress, the earliest day first", () => {
  const offers = [
    order("late", "received", "2026-12-10"),
    order("done", "completed", "2026-11-01"),
    order("soon", "scheduled", "2026-12-01"),
    order("open", "received"),
    order("refused", "refused", "2026-11-02"),
    anOffer(),
  ];
  expect(ordersInProgress(offers).map(({ offerId, state }) => [offerId, state])).toEqual([
    ["soon", "scheduled"],
    ["late", "received"],
    ["open", "received"],
  ]);
});

it("ignores the state of an order whose offer is not accepted", () => {
  expect(orderProgressOf({ ...order("A", "received"), status: "cancelled" })).toBeUndefined();
});
